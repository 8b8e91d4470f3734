import { panaiCsv } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport, postImport } from '../support/sales-imports.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  staffHeaders,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('a price that is changed between looking and posting is shown before anything is posted', async ({
  page,
  request,
}) => {
  const mark = aMark()
  const { name, isbn } = await aWriter('செந்தில்', `விலை ${mark}`)
  const row = { isbn, sale_date: '2026-10-05', list_price: '', units: 2, amount: '798.00' }
  const file = aFile(`price ${mark}.csv`, panaiCsv([{ ...row, order_id: `P-${mark}` }]))
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [file])
  await openImport(page, file.name)
  const royalty = page.getByRole('table', { name: 'Royalties by author' }).getByRole('row', { name })
  await expect(royalty).toContainText('Rs. 338.00', background)

  const headers = await staffHeaders(request, await aStaffMember('admin'))
  const found = await request.get(`/api/staff/books?q=${encodeURIComponent(name)}`, { headers })
  const [book] = (await found.json()).data
  const changed = await request.post('/api/staff/book-prices', {
    headers,
    data: { book_id: book.id, mrp: 300, valid_from: '2026-10-01' },
  })
  expect(changed.status(), await changed.text()).toBe(200)

  const post = /^Post 1 row$/
  await page.getByRole('button', { name: post }).click()
  await page.getByRole('dialog').getByRole('button', { name: post }).click()
  await expect(page.getByText(/Nothing was posted: agreements, prices or rates have changed/)).toBeVisible(
    background,
  )
  await expect(royalty).toContainText('Rs. 140.00')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectWithinWidth(page)

  await page.reload()
  await postImport(page)
  await expect(royalty).toContainText('Rs. 140.00')
  await expect(page.getByText(/Nothing was posted/)).toHaveCount(0)
})
