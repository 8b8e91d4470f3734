import { aSalesText, shopifyLayout } from '../../server/test/more-sales-layouts.ts'
import { panaiCsv, type Row } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport, postImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('a return without a sale is told before it is posted; one of an earlier file takes back what it gave', async ({
  page,
}) => {
  const mark = aMark()
  const { name, isbn, title } = await aWriter('நிலவன்', `திரும்பிய ${mark}`)
  const row: Row = {
    isbn,
    format: 'paperback',
    sale_date: '2026-10-05',
    list_price: '',
    order_id: `S-${mark}`,
  }
  const sold = aFile(`sold ${mark}.csv`, panaiCsv([{ ...row, units: 1, amount: '399.00' }]))
  const back = { ...row, sale_date: '2026-10-20', units: -1, amount: '-399.00' }
  const returned = aFile(
    `returned ${mark}.csv`,
    panaiCsv([back, { ...back, order_id: `N-${mark}`, sale_date: '2026-10-21' }]),
  )
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [sold])
  await openImport(page, sold.name)
  await expect(page.getByRole('button', { name: 'Post 1 row' })).toBeVisible(background)
  await postImport(page)
  await page.goto('/staff/sales-imports')
  await dropFiles(page, [returned])
  await openImport(page, returned.name)
  const told = page.getByRole('alert').filter({ hasText: 'Of 1 return the sale is not found' })
  await expect(told).toContainText(`row 3: 1 copy of ${title}, `, background)
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  const post = /^Post 2 rows$/
  await page.getByRole('button', { name: post }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/1 return without a sale will be calculated by the day/)).toBeVisible()
  await dialog.getByRole('button', { name: post }).click()
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible(background)
  await expect(told).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Royalties by author' })).toContainText(name)
})

test('money given back of an order of two books waits until the clerk says what came back', async ({
  page,
}) => {
  const mark = aMark()
  const [one, other] = [await aWriter('மலர்', `ஒன்று ${mark}`), await aWriter('குமரன்', `இரண்டு ${mark}`)]
  const order = `#${mark}`
  const first: Row = {
    Name: order,
    'Financial Status': 'partially_refunded',
    'Refunded Amount': 399,
    'Lineitem sku': one.sku,
  }
  const blank = Object.fromEntries(shopifyLayout.map(([heading]) => [heading, '']))
  const second = {
    ...blank,
    Name: order,
    'Lineitem name': 'Another',
    'Lineitem price': 399,
    'Lineitem quantity': 1,
  }
  const sold = aFile(
    `shop ${mark}.csv`,
    aSalesText(shopifyLayout, [first, { ...second, 'Lineitem sku': other.sku }]),
  )
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [sold])
  await openImport(page, sold.name)
  await expect(page.getByRole('button', { name: 'Post 2 rows' })).toBeVisible(background)
  await page.goto('/staff/waiting-sales?filter=%7B%22waits_for%22%3A%22copies%22%7D')
  const row = page.getByRole('row').filter({ hasText: order })
  await row.getByRole('button', { name: 'Enter what was returned' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toContainText(
    `What was the refund of Rs. 399.00 of order ${order} for?`,
  )
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  await dialog.getByRole('radio', { name: new RegExp(`^1 copy: ${other.title}, royalty`) }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/staff/sales-imports')
  await openImport(page, sold.name)
  await postImport(page)
})
