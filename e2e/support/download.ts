import type { Download, Locator, Page } from '@playwright/test'

/** Presses what downloads a file. @returns what comes. */
export async function download(page: Page, button: Locator): Promise<Download> {
  const coming = page.waitForEvent('download')
  await button.click()
  return coming
}
