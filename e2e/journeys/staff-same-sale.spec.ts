import { panaiCsv } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test.use({ expectedErrors: /status of 409/ })

test('an order that was typed is asked about when it is typed again, and when it comes in a file', async ({
  page,
}) => {
  const mark = aMark()
  const { title, name, isbn } = await aWriter('இளவேனில்', `தென்றல் ${mark}`)
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  const dialog = page.getByRole('dialog', { name: 'Add a sale' })
  const type = async () => {
    await page.getByRole('button', { name: 'Add a sale' }).click()
    await dialog.getByLabel('Book').fill(title)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await dialog.getByRole('spinbutton', { name: 'Copies', exact: true }).fill('2')
    await dialog.getByLabel('Paid for all copies (Rs.)').fill('798')
    await dialog.getByLabel('Sold on').fill('2026-10-05')
    await dialog.getByRole('button', { name: 'Record the sale' }).click()
  }
  await type()
  await expect(page.getByText('The sale is recorded')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await type()
  await expect(dialog.getByText(/This sale is there already\. .* See import No\. \d+ by மலர்/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Record as another sale').check()
  await dialog.getByRole('button', { name: 'Record the sale' }).click()
  await expect(dialog).toHaveCount(0)

  const row = {
    isbn,
    channel: 'direct',
    sale_date: '2026-10-05',
    list_price: '399.00',
    units: 2,
    amount: '798.00',
  }
  const file = aFile(`same ${mark}.csv`, panaiCsv([{ ...row, order_id: '' }]))
  await dropFiles(page, [file])
  await openImport(page, file.name)
  await expect(page.getByText('A row looks like a sale that was typed by hand before')).toBeVisible(
    background,
  )
  await expect(page.getByRole('link', { name: /^import No\. \d+$/ })).toHaveCount(1)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 900 })
  await expectWithinWidth(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Post 1 row' }).click()
  const posting = page.getByRole('dialog')
  await expect(posting.getByText(/will be posted too, as other sales/)).toBeVisible()
  await posting.getByRole('button', { name: 'Post 1 row' }).click()
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible(background)
})
