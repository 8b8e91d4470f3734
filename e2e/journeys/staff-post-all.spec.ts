import { panaiCsv } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('two files are looked at row by row and posted by one button', async ({ page }) => {
  const mark = aMark()
  const { name, isbn } = await aWriter('கயல்', `இரண்டு ${mark}`)
  const row = { isbn, channel: 'kdp', format: 'ebook', sale_date: '2026-10-05', list_price: '', units: 1 }
  const files = [1, 2].map((number) =>
    aFile(
      `both ${mark} ${number}.csv`,
      panaiCsv([{ ...row, amount: '60.00', proceeds: '45.00', order_id: `B-${mark}-${number}` }]),
    ),
  )
  // What other journeys are about to post is theirs.
  await page.route('**/api/staff/sales-imports-to-post', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const json = { ...rest, data: data.filter((one: { file_name: string }) => one.file_name.includes(mark)) }
    return route.fulfill({ response: answer, json })
  })
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, files)
  const first = files[0]?.name ?? ''
  await openImport(page, first)
  const cells = page.getByRole('row').filter({ hasText: isbn })
  await expect(cells).toContainText('100 %', background)
  await expect(cells).toContainText('Rs. 45.00')
  await expect(cells).toContainText(name)
  await cells.click()
  await expect(page.getByText('To be posted:')).toBeVisible()
  await expect(page.getByText(/^100 % of what the channel pays, Rs. 45.00/)).toBeVisible()

  await page.goto('/staff/sales-imports')
  await expect(page.getByRole('row').filter({ hasText: files[1]?.name ?? '' })).toContainText(
    'Ready to post',
    background,
  )
  await page.getByRole('button', { name: 'Post all that are ready' }).click()
  const dialog = page.getByRole('dialog', { name: 'Post all that are ready?' })
  await expect(dialog.getByRole('row', { name: /^Together/ })).toContainText('Rs. 90.00')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  await dialog.getByRole('button', { name: 'Post 2 rows of 2 imports' }).click()
  await openImport(page, first)
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible(background)
  await expect(page.getByRole('table', { name: 'Royalties by author' })).toContainText('Rs. 45.00')
})
