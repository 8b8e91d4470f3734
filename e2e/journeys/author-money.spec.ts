import { ENTRIES_PER_PAGE } from '@panai/contract/royalties/royalties'
import { anAuthor, enter } from '../support/author.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { expect, test, widths } from '../support/test.ts'

/** The made-up author of the demo, as the first start prints it. */
const demoAuthor = anAuthor({
  name: 'Demo Author',
  email: 'demo.author@panai.example',
  password: 'Palmyra-Leaf-26',
})

test('the author sees up to when there are figures, what is only estimated, and how a royalty came about', {
  tag: '@main',
}, async ({ page }) => {
  await enter(page, demoAuthor)
  const total = page.getByText('Total Books Sold').locator('xpath=following-sibling::dd')
  await expect(total).toHaveText(/^\d+$/)
  await page.getByRole('heading', { name: 'Copies and Royalty' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Data up to')).toBeVisible()
  await expect(page.getByText('31 Oct 2026').first()).toBeVisible()
  const estimates = page.getByRole('region', { name: 'Estimated, not confirmed yet' })
  await expect(estimates.getByText('They are in none of your totals')).toBeVisible()
  await expect(estimates.getByRole('listitem').first()).toContainText(/Kindle, Nov 2026: about \d/)

  await page.getByRole('link', { name: 'Sales History' }).click()
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(25)
  const explained = rows.filter({ hasText: 'How was this worked out?' }).first()
  await explained.getByText('How was this worked out?').click()
  await expect(explained.getByRole('listitem').last()).toHaveText('All of it is yours.')
  await expect(explained.getByText(/of that is royalty: Rs\. [\d,]+\.\d\d/)).toBeVisible()
  await expectAccessible(page)
})

test('copies that came back are lines of their own', async ({ page }) => {
  await enter(page, demoAuthor)
  const { id, token } = await page.evaluate(() => ({
    id: localStorage.getItem('userId'),
    token: localStorage.getItem('auth_token'),
  }))
  const { data } = await (
    await page.request.get(`/api/author/${id}/sales-history?per_page=100`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).json()
  const place = data.sales_history.findIndex(({ quantity }: { quantity: number }) => quantity < 0)
  expect(place).toBeGreaterThanOrEqual(0)
  await page.goto(`/sales-history?page=${Math.floor(place / ENTRIES_PER_PAGE) + 1}`)
  const back = page.getByRole('row').filter({ has: page.getByText('Return', { exact: true }) })
  await expect(back.first()).toContainText(/-\d/)
})

for (const width of widths)
  test(`workings and estimates stay within a screen of ${width}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await enter(page, demoAuthor, '/sales-history')
    await page.getByText('How was this worked out?').first().click()
    await expect(page.getByRole('heading', { name: 'Estimated, not confirmed yet' })).toBeVisible()
    await expectWithinWidth(page)
    await page.screenshot({ path: info.outputPath(`history-${width}.png`), fullPage: true })
  })
