import { kdpPriorMonths, kdpSold } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport, postImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('a revised month takes the place of the first one, and the difference is shown before', async ({
  page,
}) => {
  const mark = aMark()
  const { isbn } = await aWriter('மாறன்', `மாற்றிய ${mark}`)
  const month = (name: string, copies: number) =>
    aFile(
      name,
      Buffer.from(
        kdpPriorMonths([kdpSold(isbn, copies, { Earnings: copies * 100 })], { month: 'October 2026' }),
      ),
    )
  const [first, revised] = [month(`first ${mark}.xlsx`, 12), month(`revised ${mark}.xlsx`, 15)]
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [first])
  await openImport(page, first.name)
  await expect(page.getByRole('button', { name: 'Post 1 row' })).toBeVisible(background)
  await postImport(page)

  await page.goto('/staff/sales-imports')
  await dropFiles(page, [revised])
  await openImport(page, revised.name)
  const replace = page.getByRole('button', { name: 'Replace the earlier file' })
  await expect(replace).toBeVisible(background)
  await replace.click()
  const dialog = page.getByRole('dialog', { name: 'Replace the earlier file?' })
  await expect(dialog).toContainText(`${first.name} is undone as a whole: 1 posted row.`)
  const sums = dialog.getByRole('table', { name: 'Rows, copies and royalty' })
  await expect(sums.getByRole('row', { name: 'Copies' })).toHaveText('Copies12153')
  await expect(dialog.getByRole('table', { name: 'Royalty of each author' })).toContainText('மாறன்')
  await expect(dialog).toContainText(/Royalties come to Rs\. [\d,.]+ more than before\./)
  const difference = await sums.getByRole('row', { name: 'Royalty' }).getByRole('cell').last().textContent()
  expect(difference).toMatch(/^Rs\. [1-9]/)
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  await dialog.getByLabel('Reason').fill('Revised by the channel')
  await dialog.getByRole('button', { name: 'Replace the earlier file' }).click()

  await expect(page.getByText('Posted in place of')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible()
  await expect(replace).toHaveCount(0)
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^import No\./ })
    .click()
  await expect(page.getByText('Undone: Revised by the channel · Replaced by')).toBeVisible()
  await expectAccessible(page)
})
