import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('a number that can be read in two ways is asked about, and how it was read is told', async ({
  page,
}) => {
  const mark = aMark()
  const { isbn } = await aWriter('மாறன்', `கடல் ${mark}`)
  const header = 'sale_date;channel;order_id;isbn;format;units;currency;amount'
  const file = aFile(
    `stall ${mark}.csv`,
    Buffer.from(`${header}\r\n2026-08-05;direct;${mark};${isbn};paperback;10;INR;1.500\r\n`),
  )
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [file])
  await page.waitForURL('**/show')
  await expect(page.getByRole('heading', { name: 'How are its numbers meant?' })).toBeVisible(background)
  await expect(page.getByRole('listitem').filter({ hasText: 'amount' })).toContainText('1.500')
  await expect(page.getByRole('radio', { name: /A point stands .+: 1\.500 is 1\.500$/ })).not.toBeChecked()
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  await page.getByRole('radio', { name: /A comma stands .+: 1\.500 is 1500$/ }).check()
  await page.getByRole('button', { name: 'Read the file' }).click()
  await expect(page.getByRole('button', { name: 'Post 1 row' })).toBeVisible(background)
  await expect(page.getByRole('table', { name: 'Totals of the file' })).toContainText('Rs. 1,500')
  await expect(page.getByRole('alert').filter({ hasText: 'comma before the decimals' })).toBeVisible()
})

test('copies and money of several columns are added up', async ({ page }) => {
  const mark = aMark()
  const { isbn } = await aWriter('ஆதிரை', `மழை ${mark}`)
  const header = `Date,Title,Digital ISBN,Units AL,Earned AL,Units ALOP,Earned ALOP ${mark}`
  const file = aFile(
    `recordings ${mark}.csv`,
    Buffer.from(`${header}\r\n2026-08-05,மழை,${isbn},1,100,2,50.25\r\n2026-08-06,மழை,${isbn},,,3,30\r\n`),
  )
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [file])
  await page.waitForURL('**/show')
  await expect(page.getByRole('heading', { name: 'What are the columns of this file?' })).toBeVisible(
    background,
  )
  const choose = async (name: string, option: RegExp) => {
    await page.getByRole('combobox', { name, exact: true }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('Copies sold', /^Units AL \(/)
  await choose('Paid to us, for all copies of the row (our income)', /^Earned AL \(/)
  await page.getByText('Is one of these numbers spread over several columns?').click()
  await choose('Copies sold: added to it', /^Units ALOP/)
  await page.keyboard.press('Escape')
  await choose('Paid to us, for all copies of the row (our income): added to it', /^Earned ALOP/)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  await choose('Channel of every row', /^Audible/)
  await page.getByRole('textbox', { name: 'Name of this layout' }).fill(`Recordings ${mark}`)
  await page.getByRole('button', { name: 'Save and read the file' }).click()
  await expect(page.getByRole('button', { name: 'Post 2 rows' })).toBeVisible(background)
  await expect(page.getByRole('table', { name: 'Totals of the file' })).toContainText('Rs. 180.25')
})
