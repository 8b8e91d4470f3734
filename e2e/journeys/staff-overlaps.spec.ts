import { kdpPriorMonths, kdpSold } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport, postImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('a month that comes under other terms is told, and posted when the first file is undone', async ({
  page,
}) => {
  const mark = aMark()
  const { isbn, title } = await aWriter('முகிலன்', `திருத்திய ${mark}`)
  const month = (name: string, copies: number, rate: string) =>
    aFile(
      name,
      Buffer.from(
        kdpPriorMonths([kdpSold(isbn, copies, { 'Royalty Type': rate })], { month: 'October 2026' }),
      ),
    )
  const [first, revised] = [month(`first ${mark}.xlsx`, 12, '70%'), month(`revised ${mark}.xlsx`, 15, '60%')]
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [first])
  await openImport(page, first.name)
  await expect(page.getByRole('button', { name: 'Post 1 row' })).toBeVisible(background)
  await postImport(page)

  await page.goto('/staff/sales-imports')
  await dropFiles(page, [revised])
  await openImport(page, revised.name)
  const row = page
    .getByRole('table', { name: 'Rows that overlap an earlier file' })
    .getByRole('row', { name: title })
  await expect(row).toContainText('1 Oct 2026 to 31 Oct 2026', background)
  await expect(row.getByRole('cell', { name: '12', exact: true })).toBeVisible()
  await expect(row.getByRole('cell', { name: '15', exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  await page.getByRole('button', { name: 'Post 1 row' }).click()
  await expect(page.getByRole('dialog')).toContainText('will be posted too, as further sales')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await row.getByRole('link', { name: first.name }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Revised by the channel')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: Revised by the channel')).toBeVisible(background)

  await openImport(page, revised.name)
  await expect(page.getByRole('button', { name: 'Post 1 row' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await postImport(page)
})
