import { expect, type Locator, type Page } from '@playwright/test'
import { aWordFile } from './a-word-file.ts'
import { background } from './background.ts'
import { handIn } from './manuscripts.ts'

/** From the dashboard of a signed-in author: hands a sample manuscript in and waits until a book is made of it. */
export async function makeBook(
  page: Page,
  which: Parameters<typeof aWordFile>[0] = 'novel',
): Promise<{ title: string; linkToProof: Locator }> {
  const title = await handIn(page, await aWordFile(which))
  await page.getByRole('button', { name: `Printed book and e-book of ${title}` }).click()
  const linkToProof = page.getByRole('link', { name: 'Look through the proof' })
  await expect(linkToProof).toBeVisible(background)
  return { title, linkToProof }
}

/** What says which pages of a proof are open. */
export function standingOf(proof: Page | Locator): Locator {
  return proof.getByRole('status').filter({ hasText: /^Pages? \d/ })
}
