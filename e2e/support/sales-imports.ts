import { expect, type Page } from '@playwright/test'
import type { SalesFile } from './october-files.ts'

/** For what the server does by itself, on a busy machine too. */
export const background = { timeout: 30_000 }

/** Drops sales files into the console's list of imports, which is on the screen. */
export async function dropFiles(page: Page, files: readonly SalesFile[]): Promise<void> {
  await page.getByLabel('Sales files', { exact: true }).setInputFiles([...files])
}

export async function openImport(page: Page, name: string): Promise<void> {
  await page.goto('/staff/sales-imports')
  await page.getByRole('cell', { name, exact: true }).click()
  await page.waitForURL('**/show')
}

/** Posts what the import on the screen has to post. */
export async function postImport(page: Page): Promise<void> {
  const name = /^Post \d rows?$/
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible(background)
}
