import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('a shop’s own spreadsheet is explained once, and the next one is read by itself', async ({ page }) => {
  const mark = aMark()
  const { isbn } = await aWriter('ஆதிரை', `மழை ${mark}`)
  const header = `தேதி,ஐ.எஸ்.பி.என்,நூலின் பெயர்,பிரதிகள்,நிகர தொகை,நிலை,குறிப்பு ${mark}`
  const shopFile = (name: string, day: string, state: string) =>
    aFile(
      name,
      Buffer.from(
        `அன்னம் புத்தக நிலையம்\r\n${header}\r\n${day},${isbn},மழை,2,500,விற்பனை,\r\n${day},${isbn},மழை,1,250,${state},\r\nமொத்தம்,,,2,500,,\r\n`,
      ),
    )
  const [august, september] = [
    shopFile(`annam ${mark} august.csv`, '21/08/2026', 'Cancelled'),
    shopFile(`annam ${mark} september.csv`, '05/09/2026', 'Exchange'),
  ]
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [august])
  await page.waitForURL('**/show')
  await expect(page.getByRole('heading', { name: 'What are the columns of this file?' })).toBeVisible(
    background,
  )
  const table = page.getByRole('table', { name: 'First rows of the file' })
  await expect(table.getByRole('columnheader', { name: 'நூலின் பெயர்' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Copies sold' })).toContainText('பிரதிகள் (2; 1)')
  await expect(page.getByText('Its days prove that the day stands first.')).toBeVisible()
  const state = page.getByRole('combobox', { name: 'State of the order, or kind of the row' })
  await expect(state).toContainText('நிலை (விற்பனை; Cancelled)')
  await state.click()
  await page.getByRole('option', { name: 'No column' }).click()
  await expect(page.getByText('“நிலை” looks like the state of the order')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'It does not matter' })).not.toBeChecked()
  await state.click()
  await page.getByRole('option', { name: 'நிலை' }).click()
  await expect(page.getByRole('combobox', { name: 'விற்பனை (1 row)' })).toHaveText('A sale')
  await expect(page.getByRole('combobox', { name: 'Cancelled (1 row)' })).toHaveText('Nothing')
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  await page.getByRole('combobox', { name: 'Channel of every row' }).click()
  await page.getByRole('option', { name: 'Apple Books' }).click()
  await page.getByRole('combobox', { name: 'Format of every row' }).click()
  await page.getByRole('option', { name: 'Ebook' }).click()
  await page.getByRole('textbox', { name: 'Name of this layout' }).fill(`அன்னம் ${mark}`)
  await page.getByRole('button', { name: 'Save and read the file' }).click()
  const post = /^Post 1 row$/
  await expect(page.getByRole('button', { name: post })).toBeVisible(background)
  await expect(page.getByRole('table', { name: 'Totals of the file' })).toContainText('Rs. 500')

  await page.goto('/staff/sales-imports')
  await dropFiles(page, [september])
  await page.waitForURL('**/show')
  await expect(page.getByRole('heading', { name: 'What is new in this file?' })).toBeVisible(background)
  await expect(page.getByRole('listitem').filter({ hasText: '(Exchange)' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Copies sold' })).toBeHidden()
  await expectAccessible(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  await page.getByRole('combobox', { name: 'Exchange (1 row)' }).click()
  await page.getByRole('option', { name: 'A return' }).click()
  await page.getByRole('button', { name: 'Save and read the file' }).click()
  await expect(page.getByRole('button', { name: 'Post 2 rows' })).toBeVisible(background)

  await page.goto('/staff/sales-layouts')
  await page.getByRole('cell', { name: `அன்னம் ${mark}` }).click()
  await expect(page.getByText('2 files read by it.')).toBeVisible()
  await expect(
    page
      .getByRole('table', { name: 'How its states and kinds are counted' })
      .getByRole('row', { name: 'Exchange' }),
  ).toContainText('A return')
  await page.getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByText('No file is read by it')).toBeVisible()
  await expectAccessible(page)
})

test('a statement without days has its month from its name, which is told, and copies × price for its amounts', async ({
  page,
}) => {
  const mark = aMark()
  const { isbn } = await aWriter('ஆதிரை', `மழை ${mark}`)
  const rows = [`Title,ISBN,Qty,MRP,Note ${mark}`, `மழை,${isbn},3,200,`, 'Total,,3,,']
  const file = aFile(`annam ${mark} april_2026.csv`, Buffer.from(rows.join('\r\n')))
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [file])
  await page.waitForURL('**/show')
  const month = page.getByRole('textbox', { name: 'Month of every row' })
  await expect(month).toHaveValue('2026-04', background)
  await expect(month).toHaveAccessibleDescription('As the name of the file says: please check it')
  await expect(page.getByText('it is reckoned as copies × price of one copy')).toBeVisible()
  await expectAccessible(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  await page.getByRole('combobox', { name: 'Channel of every row' }).click()
  await page.getByRole('option', { name: 'Direct' }).click()
  await page.getByRole('textbox', { name: 'Name of this layout' }).fill(`Statement ${mark}`)
  await month.fill('')
  await page.getByRole('button', { name: 'Save and read the file' }).click()
  await expect(month).toBeFocused()
  await month.fill('2026-03')
  await page.getByRole('button', { name: 'Save and read the file' }).click()
  await expect(page.getByRole('table', { name: 'Totals of the file' })).toContainText('Rs. 600', background)

  const next = aFile(`annam ${mark} may_2026.csv`, Buffer.from(rows.slice(0, 2).join('\n')))
  await page.goto('/staff/sales-imports')
  await dropFiles(page, [next])
  await page.waitForURL('**/show')
  await expect(page.getByText('all are of May 2026, as the name of the file says')).toBeVisible(background)
  await expectAccessible(page)
})
