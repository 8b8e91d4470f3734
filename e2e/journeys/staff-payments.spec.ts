import type { Page } from '@playwright/test'
import { panaiCsv } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, postImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

/** Types a sale of Rs. 500 at a fair. @returns its page of the console. */
async function type(page: Page, { title, name }: { title: string; name: string }, paid: string | null) {
  await page.goto('/staff/sales-imports')
  await page.getByRole('button', { name: 'Add a sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a sale' })
  await dialog.getByLabel('Book').fill(title)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await dialog.getByRole('spinbutton', { name: 'Copies', exact: true }).fill('2')
  await dialog.getByLabel('Paid for all copies (Rs.)').fill('500')
  await dialog.getByLabel('Sold on').fill(paid === null ? '2026-01-15' : '2026-01-14')
  if (paid !== null) {
    await dialog.getByRole('combobox', { name: 'Paid', exact: true }).click()
    await page.getByRole('option', { name: paid }).click()
    await expect(dialog.getByLabel('Paid on')).toHaveValue('2026-01-14')
  }
  await expectAccessible(page)
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/staff/manual-sales'))
  await dialog.getByRole('button', { name: 'Record the sale' }).click()
  const { data } = (await (await answer).json()) as { data: { import_id: number; line_id: number } } // as the contract says
  await expect(dialog).toHaveCount(0)
  return data
}

test('what is paid at the fair is owed by nobody, and what comes later is recorded with its sale', async ({
  page,
}) => {
  const writer = await aWriter('இளவேனில்', `கண்காட்சி ${aMark()}`)
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')

  await test.step('paid in cash', async () => {
    const sale = await type(page, writer, 'Cash')
    await page.goto(`/staff/sale-lines/${sale.line_id}/show`)
    await expect(page.getByText('Paid by Cash on 14 Jan 2026: nothing is owed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Money received' })).toHaveCount(0)
    await page.goto(`/staff/sales-imports/${sale.import_id}/show`)
    await expect(page.getByText(/of which Rs\. 500\.00 is paid already/)).toBeVisible()
  })

  await test.step('on credit, of which some comes', async () => {
    const sale = await type(page, writer, null)
    await page.goto(`/staff/sale-lines/${sale.line_id}/show`)
    await expect(page.getByText('Rs. 500.00 is owed to us.')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Money received' }).click()
    const dialog = page.getByRole('dialog', { name: 'Money received' })
    await expect(dialog.getByLabel('Amount (Rs.)')).toHaveValue('500')
    await dialog.getByLabel('Amount (Rs.)').fill('200')
    await dialog.getByLabel('Day').fill('2026-02-01')
    await expectAccessible(page)
    await expectWithinWidth(page)
    await dialog.getByRole('button', { name: 'Record' }).click()
    await expect(page.getByText('Rs. 300.00 is owed to us.')).toBeVisible()
    // Without the notice that it is recorded.
    await page.reload()
    await expect(page.getByText('Rs. 300.00 is owed to us.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a receipt is reversed', async () => {
    await page.getByRole('link', { name: /^Receipt \d+$/ }).click()
    await expect(page.getByRole('heading', { name: 'Rs. 200.00 from Direct order' })).toBeVisible()
    await expectWithinWidth(page)
    await page.getByRole('button', { name: 'Reverse' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('It was for another sale')
    await dialog.getByRole('button', { name: 'Reverse' }).click()
    await expect(page.getByText('It was for another sale')).toBeVisible()
    await page.getByRole('link', { name: 'one sale' }).click()
    await expect(page.getByText('Rs. 500.00 is owed to us.')).toBeVisible()
  })

  await test.step('money of a channel is entered and listed', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/staff/receipts/create')
    await page.getByRole('combobox', { name: 'Or the channel that has paid' }).click()
    await page.getByRole('option', { name: 'Flipkart' }).click()
    await page.getByLabel('Amount (Rs.)').fill('1234.5')
    await page.getByLabel('Day').fill('2026-02-03')
    await page.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByRole('option', { name: 'Bank transfer' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Rs. 1,234.50 from Flipkart' })).toBeVisible()
    await page.goto('/staff/receipts')
    await expect(page.getByRole('cell', { name: 'Rs. 1,234.50' }).first()).toBeVisible()
    await expectAccessible(page)
    await expectWithinWidth(page)
  })
})

test('money that was recorded for an order does not come again when its file says that it was paid', async ({
  page,
}) => {
  const writer = await aWriter('இளவேனில்', `தபால் ${aMark()}`)
  const book = { isbn: writer.isbn, title: writer.title }
  const sale = {
    ...book,
    channel: 'direct',
    order_id: aMark(),
    sale_date: '2026-10-05',
    units: 1,
    amount: '300.00',
    proceeds: '',
  }
  const fileOf = (name: string, more: object) =>
    aFile(`${name} ${sale.order_id}.csv`, panaiCsv([{ ...sale, ...more }]))
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [fileOf('owed', { paid_on: '', payment_method: '' })])
  await postImport(page)
  await page.getByRole('row').filter({ hasText: writer.isbn }).click()
  await page.getByRole('button', { name: 'Money received' }).click()
  const dialog = page.getByRole('dialog', { name: 'Money received' })
  await dialog.getByLabel('Amount (Rs.)').fill('200')
  await dialog.getByLabel('Day').fill('2026-10-06')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByText('Rs. 100.00 is owed to us.')).toBeVisible()

  await page.goto('/staff/sales-imports')
  await dropFiles(page, [fileOf('paid', { paid_on: '2026-10-07', payment_method: 'UPI' })])
  const revised = page.getByRole('table', { name: 'Rows that differ from earlier files' })
  await expect(revised).toContainText('Rs. 200.00 was entered as received before', background)
  await expect(
    page.getByText(/of which Rs\. 100\.00 is paid already, and Rs\. 200\.00 was entered as received before/),
  ).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  await postImport(page)
  await page.getByRole('row').filter({ hasText: writer.isbn }).last().click()
  await expect(page.getByText('Paid by UPI on 7 Oct 2026: nothing is owed.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Receipt \d+$/ })).toBeVisible()
})

test('where the only day is that of the payment, the screen of columns says what it is taken for', async ({
  page,
}) => {
  const mark = aMark()
  const table = `Payment date,ISBN,Copies,Amount ${mark}\n2026-10-05,9788194012344,1,200`
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [aFile(`settled ${mark}.csv`, Buffer.from(table))])
  const said = page.getByText('“Payment date” looks like the day of the payment.')
  await expect(said).toBeVisible(background)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
})
