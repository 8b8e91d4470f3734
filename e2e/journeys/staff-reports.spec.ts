import { readFile } from 'node:fs/promises'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test, widths } from '../support/test.ts'

const demoYear = 'rows=month&columns=channel&figure=royalty&from=2025-11&to=2026-10'

test('a clerk reads the year by channel, then by book, and takes it along as a workbook', async ({
  page,
}) => {
  await openConsole(page, await aStaffMember('accounts'), `/reports?${demoYear}`)
  const table = page.getByRole('region', {
    name: 'Royalty by month and channel, Nov 2025 to Oct 2026, table',
  })
  await expect(table.getByRole('row')).toHaveCount(14)
  await expect(table.getByRole('columnheader').first()).toHaveText('Month')
  await expect(page.getByRole('img', { name: /^Royalty by month\. Nov 2025 Rs\./ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Rows' }).click()
  await page.getByRole('option', { name: 'Book' }).click()
  await expect(page).toHaveURL(/rows=book/)
  await page.getByRole('combobox', { name: 'Columns' }).click()
  await page.getByRole('option', { name: 'All figures' }).click()
  const books = page.getByRole('region', { name: 'Sales by book, Nov 2025 to Oct 2026, table' })
  await expect(books.getByRole('columnheader')).toHaveText([
    'Book',
    'Author',
    'Book no.',
    'Copies',
    'Returned',
    'Gross',
    'Channels pay',
    'Royalty',
  ])
  await expect(books.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(/^Rs\. [\d,]+\.\d\d$/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'XLSX' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('sales-report.xlsx')
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await page.goBack()
  await expect(page).toHaveURL(/columns=channel/)

  await page.getByRole('link', { name: 'Channels and accounts' }).click()
  await expect(page.getByText('The ledger adds up to zero')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Kindle 31 Oct 2026/ })).toBeVisible()
  await page.getByRole('link', { name: 'Owed to authors' }).click()
  await expect(page.getByRole('row', { name: /மாதிரி எழுத்தாளர்/ })).toBeVisible()
  await page.getByRole('link', { name: 'Tax due at credit' }).click()
  await expect(page.getByRole('heading', { name: /^Tax due on what is credited and not paid/ })).toBeVisible()
  await expect(page.getByText(/if you deposit tax at credit, deposit this now/)).toBeVisible()
  await expectAccessible(page)
})

for (const width of widths)
  test(`reports stay within a screen of ${width}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await openConsole(page, await aStaffMember('accounts'), `/reports?${demoYear}`)
    await expect(page.getByRole('img', { name: /^Royalty by month/ })).toBeVisible()
    await expectWithinWidth(page)
    await page.screenshot({ path: info.outputPath(`reports-${width}.png`), fullPage: true })
  })
