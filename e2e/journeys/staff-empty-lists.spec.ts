import type { Page } from '@playwright/test'
import { aStaffMember, expectAccessible, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

/** The server's answers without their rows. */
async function emptied(page: Page, list: string): Promise<void> {
  await page.route(`**/api/staff/${list}?**`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: [], meta: { ...answer.meta, total: 0 } } })
  })
}

test('an empty list offers to clear filters only where somebody has set one', async ({ page }) => {
  const editor = await aStaffMember('editor')
  await emptied(page, 'submissions')
  await openConsole(page, editor, '/submissions')
  const clear = page.getByRole('button', { name: 'Clear filters' })
  await expect(page.getByText('No open submissions.')).toBeVisible()
  await expect(clear).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('No submissions yet.')).toBeVisible()
  await expect(clear).toBeHidden()
  await page.getByRole('button', { name: 'Overdue' }).click()
  await expect(page.getByText('Nothing found with these filters')).toBeVisible()
  await clear.click()
  await expect(page.getByText('No submissions yet.')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
