import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anAuthor, enter, registered } from '../support/author.ts'
import { expect, test } from '../support/test.ts'

/** The made-up author of the demo, as the first start prints it. */
const demoAuthor = anAuthor({
  name: 'Demo Author',
  email: 'demo.author@panai.example',
  password: 'Palmyra-Leaf-26',
})

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
// On a phone each cell has its title before it, which elsewhere is not drawn.
const inner = { useInnerText: true }
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the history' })

test('sales are read page by page, and one step back is the dashboard', { tag: '@main' }, async ({
  page,
}) => {
  await enter(page, demoAuthor)
  await page.getByRole('link', { name: 'Sales History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SALES HISTORY' })).toBeVisible()
  await expect(page.getByText('Welcome, Demo Author')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Date',
    'Book Title',
    'Quantity',
    'Amount',
    'Buyer',
  ])
  await expect(rows(page)).toHaveCount(25)
  await expect(rows(page).first().getByRole('cell').first()).toHaveText('1', inner)
  await expect(rows(page).first().getByRole('cell').nth(1)).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/, inner)
  await expect(rows(page).first().getByRole('cell').nth(4)).toHaveText(/^-?Rs\. [\d,]+$/, inner)
  await pages(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/sales-history?page=2')
  await expect(rows(page).first().getByRole('cell').first()).toHaveText('26', inner)
  await page.getByRole('button', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('one who comes straight to a history gets to the dashboard all the same', async ({ page }) => {
  await enter(page, demoAuthor, '/payout-history')
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Payout Date',
    'Amount',
    'Status',
    'Transaction ID',
    'Method',
  ])
  await expect(rows(page).getByText('Completed').first()).toBeVisible()
  const fresh = await page.context().newPage()
  await fresh.goto('/payout-history')
  await fresh.getByRole('button', { name: 'Back to Dashboard' }).click()
  await expect(fresh).toHaveURL('/dashboard')
})

test('a page behind the last leads to the last', async ({ page }) => {
  await enter(page, demoAuthor)
  await page.goto('/sales-history?page=4000')
  await expect(page).toHaveURL(/page=\d{1,2}$/)
  await expect(rows(page).first()).toBeVisible()
  await page.goto('/sales-history?page=-1')
  await expect(rows(page)).toHaveCount(25)
})

for (const kind of ['sales', 'payout'] as const)
  test(`the ${kind} history is downloaded as a table`, async ({ page }) => {
    await enter(page, demoAuthor, `/${kind}-history`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${kind}-history.csv`)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith('\ufeff')).toBe(true)
    expect(text.split('\r\n').length).toBeGreaterThan(await rows(page).count())
  })

test('what is missing is said in words', async ({ page }) => {
  await page.route('**/sales-history?page=1', (route) =>
    route.fulfill({
      json: { success: true, data: [{}, { sale_date: '2026-09-05', quantity: 1200, amount: 123456.7 }] },
    }),
  )
  await page.route('**/payout-history?page=1', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { payout_history: [{ status: null, transaction_id: '', method: null }, { status: 'on hold' }] },
      },
    }),
  )
  await enter(page, demoAuthor, '/sales-history')
  await expect(rows(page).nth(0).getByRole('cell')).toHaveText(
    ['1', 'N/A', 'Unknown', '0', 'Rs. 0', 'Anonymous'],
    inner,
  )
  await expect(rows(page).nth(1).getByRole('cell')).toHaveText(
    ['2', '5 Sept 2026', 'Unknown', '1,200', 'Rs. 1,23,457', 'Anonymous'],
    inner,
  )
  await page.goto('/payout-history')
  await expect(rows(page).nth(0).getByRole('cell')).toHaveText(
    ['1', 'N/A', 'Rs. 0', 'Unknown', '-', '-'],
    inner,
  )
  await expect(rows(page).nth(1).getByRole('cell').nth(3)).toHaveText('On hold', inner)
})

test('an author without sales is told so, and sees nobody else’s', async ({ page, request }) => {
  await enter(page, await registered(request), '/sales-history')
  await expect(page.getByText('No sales history available.')).toBeVisible()
  await page.goto('/payout-history')
  await expect(page.getByText('No payout history available.')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  for (const kind of ['sales', 'sales-history', 'payout-history', 'earnings', 'sales-history.csv']) {
    const answer = await request.get(`/api/author/1/${kind}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.status(), kind).toBe(403)
  }
})

test.describe('when it fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the message is said in an alert, and a second try helps', async ({ page }) => {
    await page.route('**/sales-history?page=1', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'The ledger is being counted' } }),
    )
    await enter(page, demoAuthor, '/sales-history')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The ledger is being counted')
    await page.unroute('**/sales-history?page=1')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(rows(page)).toHaveCount(25)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('each sale is a card, and a table still for anyone who listens', async ({ page }) => {
    await enter(page, demoAuthor, '/sales-history')
    const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
    await expect(first.getByRole('cell')).toHaveCount(6)
    await expect(page.getByRole('columnheader')).toHaveCount(6)
    await expect(first.getByText('Book Title')).toBeVisible()
    const [above, below] = [await first.boundingBox(), await second.boundingBox()]
    expect(above?.width).toBeGreaterThan(300)
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBeLessThanOrEqual(0)
  })
})

test('a history has one header, and elsewhere the way in is the way to the dashboard', async ({ page }) => {
  await enter(page, demoAuthor, '/sales-history')
  for (const history of ['/sales-history', '/payout-history']) {
    await page.goto(history)
    await expect(page.getByRole('button', { name: 'Back to Dashboard' })).toBeVisible()
    await expect(page.locator('header')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Author Login' })).toHaveCount(0)
  }
  await page.goto('/blogs')
  const way = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Author Login' })).toHaveCount(0)
  await way.click()
  await expect(page).toHaveURL('/dashboard')
})
