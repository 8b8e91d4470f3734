import { aWorkbook } from '../../server/test/a-workbook.ts'
import { appleLayout, aSalesText, panaiLayout, tableOf } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('the totals below the rows of a file are shown, and left out when the rows are posted', async ({
  page,
}) => {
  const mark = aMark()
  const { name, isbn, sku } = await aWriter('ஆதிரை', `மழை ${mark}`)
  const row = { 'ISRC/ISBN': isbn, 'Vendor Identifier': sku }
  const table = Buffer.from(aSalesText(appleLayout, [row], { delimiter: '\t' }))
  const file = aFile(
    `apple ${mark}.txt`,
    Buffer.concat([table, Buffer.from('Total_Rows\t1\r\nTotal_Amount\t138.60\r\nTotal_Units\t2\r\n')]),
  )
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [file])
  await openImport(page, file.name)
  await expect(page.getByText('3 rows of the file are no sales and are left out.')).toBeVisible(background)
  const leftOut = page.getByRole('table', { name: 'Rows that are left out' })
  await expect(leftOut.getByRole('row', { name: /Total_Amount/ })).toContainText('A line of totals')
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  const post = /^Post 1 row$/
  await page.getByRole('button', { name: post }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Of the file, 3 rows shown as no sales will be left out.')).toBeVisible()
  await dialog.getByRole('button', { name: post }).click()
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible(background)
  await expect(
    page.getByRole('table', { name: 'Royalties by author' }).getByRole('row', { name }),
  ).toContainText('Rs. 138.60')
})

test('a sheet with rows that was not read is shown, and left out when the other is posted', async ({
  page,
}) => {
  const mark = aMark()
  const { isbn } = await aWriter('முகிலன்', `கடல் ${mark}`)
  const misspelt = panaiLayout.map(
    ([heading, cell]) => [heading === 'amount' ? 'amout' : heading, cell] as const,
  )
  const workbook = aWorkbook({
    Chennai: tableOf(panaiLayout, [{ isbn, order_id: `C-${mark}` }]),
    மதுரை: tableOf(misspelt, [{ isbn }, { isbn }]),
  })
  const file = aFile(`fairs ${mark}.xlsx`, workbook)
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [file])
  await openImport(page, file.name)
  await expect(page.getByText(/^1 sheet of the file has rows and was not read/)).toBeVisible(background)
  const sheets = page.getByRole('table', { name: 'Sheets that are left out' })
  await expect(sheets.getByRole('row', { name: /மதுரை/ })).toContainText('lacks the column amount')
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  const post = /^Post 1 row$/
  await page.getByRole('button', { name: post }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Of the file, 1 sheet that was not read will be left out.')).toBeVisible()
  await dialog.getByRole('button', { name: post }).click()
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible(background)
})
