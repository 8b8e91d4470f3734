import { kdpPriorMonths, kdpSold } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport, postImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('of a revised month the difference is shown and posted, and what it lacks is decided', async ({
  page,
}) => {
  const mark = aMark()
  const [kept, gone] = [await aWriter('மாறன்', `திருத்திய ${mark}`), await aWriter('எழில்', `விடுபட்ட ${mark}`)]
  const month = (name: string, sold: readonly [isbn: string, copies: number][]) =>
    aFile(
      name,
      Buffer.from(
        kdpPriorMonths(
          sold.map(([isbn, copies]) => kdpSold(isbn, copies, { Earnings: copies * 100 })),
          { month: 'August 2026' },
        ),
      ),
    )
  const first = month(`first ${mark}.xlsx`, [
    [kept.isbn, 12],
    [gone.isbn, 3],
  ])
  const revised = month(`revised ${mark}.xlsx`, [[kept.isbn, 15]])
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [first])
  await openImport(page, first.name)
  await expect(page.getByRole('button', { name: 'Post 2 rows' })).toBeVisible(background)
  await postImport(page)

  await page.goto('/staff/sales-imports')
  await dropFiles(page, [revised])
  await openImport(page, revised.name)
  const row = page
    .getByRole('table', { name: 'Rows that differ from earlier files' })
    .getByRole('row', { name: kept.title })
  await expect(row).toContainText('12 → 15', background)
  await expect(row).toContainText('Rs. 1,200.00 → Rs. 1,500.00')
  await expect(page.getByRole('table', { name: 'What posting changes for each author' })).toContainText('மாறன்')
  await expect(page.getByRole('alert').filter({ hasText: 'not in it' })).toContainText(
    `3 copies of ${gone.title}`,
  )
  const file = page
    .getByRole('table', { name: 'Other files of these days' })
    .getByRole('row', { name: first.name })
  await expect(file.getByRole('cell')).toHaveText([/Aug 2026/, '2', '0', '1', '1'])
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }

  await page.getByRole('button', { name: 'Post 1 row' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 row takes the place of what earlier files said')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Post 1 row' }).click()
  await expect(dialog.getByRole('radio', { name: /^Keep them/ })).toBeFocused()
  await dialog.getByRole('radio', { name: /^Reverse them/ }).check()
  await dialog.getByRole('button', { name: 'Post 1 row' }).click()
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible(background)

  await openImport(page, first.name)
  await expect(page.getByRole('rowheader', { name: 'Revised by a later file' })).toBeVisible()
})
