import { expect, type Page, type Response } from '@playwright/test'
import { background } from './background.ts'
import type { SalesFile } from './october-files.ts'

/** Drops sales files into the console's list of imports, which is on the screen, and waits until each is answered. */
export async function dropFiles(page: Page, files: readonly SalesFile[]): Promise<void> {
  let answered = 0
  const all = page.waitForResponse((response) => isUpload(response) && ++answered === files.length)
  await page.getByLabel('Sales files', { exact: true }).setInputFiles([...files])
  await all
}

function isUpload(response: Response): boolean {
  return (
    response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/staff/sales-imports'
  )
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
