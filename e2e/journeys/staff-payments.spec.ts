import type { Page } from '@playwright/test'
import { aMark } from '../support/mark.ts'
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
    await dialog.getByRole('button', { name: 'Record it' }).click()
    await expect(page.getByText('Rs. 300.00 is owed to us.')).toBeVisible()
    // Without the notice that it is recorded.
    await page.reload()
    await expect(page.getByText('Rs. 300.00 is owed to us.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a slip is taken back', async () => {
    await page.getByRole('link', { name: /^Receipt \d+$/ }).click()
    await expect(page.getByRole('heading', { name: 'Rs. 200.00 from Direct order' })).toBeVisible()
    await expectWithinWidth(page)
    await page.getByRole('button', { name: 'Take back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('It was for another sale')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('It was for another sale')).toBeVisible()
    await page.getByRole('link', { name: 'one sale' }).click()
    await expect(page.getByText('Rs. 500.00 is owed to us.')).toBeVisible()
  })

  await test.step('money of a channel is entered and listed', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/staff/receipts/create')
    await page.getByRole('combobox', { name: 'Who has paid' }).click()
    await page.getByRole('option', { name: 'Flipkart' }).click()
    await page.getByLabel('Amount (Rs.)').fill('1234.5')
    await page.getByLabel('Day').fill('2026-02-03')
    await page.getByRole('combobox', { name: 'By', exact: true }).click()
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
