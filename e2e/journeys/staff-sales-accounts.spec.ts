import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, postImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

const widths = [360, 768, 1280] as const

test('a shop has an account: its table is read, what it owes is told, and a second account of it is merged', async ({
  page,
}) => {
  const mark = aMark()
  const shop = `அன்னம் புத்தக நிலையம் ${mark}`
  const { isbn } = await aWriter('ஆதிரை', `நிழல் ${mark}`)
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-accounts')

  async function lookAround() {
    await expectAccessible(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectWithinWidth(page)
    }
  }

  async function open(name: string, discount: string) {
    await page.goto('/staff/sales-accounts/create')
    await page.getByRole('textbox', { name: /^Name/ }).fill(name)
    await page.getByLabel('Discount on the price (%)').fill(discount)
    await page.getByLabel('Credit period (days)').fill('30')
    await page.getByLabel('Contact person').fill('திரு. ரவி')
    await lookAround()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is owed' })).toBeVisible()
  }

  await test.step('two accounts are opened for one shop', async () => {
    await open(shop, '40')
    await expect(page.getByText('40 % discount on the price')).toBeVisible()
    await lookAround()
    await open(`Annam ${mark}`, '35')
  })

  await test.step('the table of the shop is sent in its name', async () => {
    await page.goto('/staff/sales-imports')
    const whose = page.getByRole('combobox', { name: 'Shop or fair whose file it is' })
    await whose.fill(mark)
    await page.getByRole('option', { name: `Annam ${mark}` }).click()
    await lookAround()
    const rows = [`Day,ISBN,Copies,MRP,Bill ${mark}`, `2026-08-21,${isbn},2,250,B-1`]
    await dropFiles(page, [aFile(`annam ${mark}.csv`, Buffer.from(rows.join('\r\n')))])
    await page.waitForURL('**/show')
    await page.getByRole('combobox', { name: 'Shop or fair whose files have this header' }).fill(mark)
    await page.getByRole('option', { name: `Annam ${mark}` }).click()
    await expect(page.getByRole('combobox', { name: 'Channel of every row' })).toHaveText('Bookshops')
    await page.getByRole('combobox', { name: 'Format of every row' }).click()
    await page.getByRole('option', { name: 'Paperback' }).click()
    await page.getByRole('textbox', { name: 'Name of this layout' }).fill(`Annam ${mark}`)
    await lookAround()
    await page.getByRole('button', { name: 'Save and read the file' }).click()
    await expect(page.getByText('Of 1 row the file does not say what it owes')).toBeVisible(background)
    await expect(page.getByRole('columnheader', { name: 'Sold by' })).toBeVisible()
    await expect(page.getByRole('cell', { name: `Annam ${mark}` })).toBeVisible()
    await lookAround()
    await postImport(page)
  })

  await test.step('what it owes, and the row that says so', async () => {
    await page.getByRole('link', { name: `Annam ${mark}` }).click()
    await expect(page.getByRole('heading', { name: 'It owes us Rs. 325.00' })).toBeVisible()
    await lookAround()
  })

  await test.step('it is merged into the other account', async () => {
    await page.getByRole('button', { name: 'Merge into another account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Account that stays' }).fill('அன்னம்')
    await page.getByRole('option', { name: shop }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Merged into' })).toBeVisible()
    await expect(page.getByText('மலர் merged the account into another one')).toBeVisible()
    await page.getByRole('link', { name: shop }).click()
    await expect(page.getByRole('heading', { name: 'It owes us Rs. 325.00' })).toBeVisible()
    await expect(page.getByRole('link', { name: `Annam ${mark}` })).toBeVisible()
    await lookAround()
  })

  await test.step('it pays', async () => {
    await page.goto('/staff/receipts/create')
    await page.getByRole('combobox', { name: 'Shop, distributor or fair that has paid' }).fill(mark)
    await page.getByRole('option', { name: shop }).click()
    await page.getByLabel('Amount (Rs.)').fill('300')
    await page.getByLabel('Day').fill('2026-09-30')
    await page.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByRole('option', { name: 'Cheque' }).click()
    await lookAround()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `Rs. 300.00 from ${shop}` })).toBeVisible()
    await page.goto('/staff/sales-accounts')
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: 'Search' }))
      .fill(mark)
    await expect(page.getByRole('row').filter({ hasText: shop })).toContainText('Rs. 25')
    await lookAround()
  })
})
