import { kdpPriorMonths } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport } from '../support/sales-imports.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  staffHeaders,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('a month within which the royalty rate changes is told before it is posted', async ({
  page,
  request,
}) => {
  const mark = aMark()
  const { name, isbn, title } = await aWriter('மாறன்', `மாதம் ${mark}`)
  const headers = await staffHeaders(request, await aStaffMember('admin'))
  const add = async (path: string, data: object): Promise<number> => {
    const answer = await request.post(path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data.id
  }
  const found = await request.get(`/api/staff/books?q=${encodeURIComponent(name)}`, { headers })
  const [book] = (await found.json()).data
  const agreement_id = await add('/api/staff/agreements', {
    book_id: book.id,
    publisher_of_record: 'company',
    signed_on: null,
    valid_from: '2026-01-01',
    valid_to: null,
    note: null,
  })
  const rule = { agreement_id, format: null, channel: null, basis: 'net' }
  await add('/api/staff/royalty-rules', { ...rule, percent: 10, valid_from: '2026-01-01' })
  await add('/api/staff/royalty-rules', { ...rule, percent: 20, valid_from: '2026-10-11' })

  const month = kdpPriorMonths([{ 'ASIN/ISBN': isbn }], { month: 'October 2026' })
  const file = aFile(`kdp ${mark}.xlsx`, Buffer.from(month))
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [file])
  await openImport(page, file.name)
  const table = page.getByRole('table', { name: 'Rows over a change of terms' })
  await expect(table.getByRole('row', { name: title })).toContainText('11 Oct 2026', background)
  await expect(table.getByRole('row', { name: title })).toContainText('Rs. 39.90')
  await expect(table.getByRole('row', { name: title })).toContainText('Rs. 19.95')
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithinWidth(page)
  }
  const post = /^Post 1 row$/
  await page.getByRole('button', { name: post }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/will be calculated by the last day of its period/)).toBeVisible()
  await dialog.getByRole('button', { name: post }).click()
  await expect(page.getByRole('rowheader', { name: 'Posted' })).toBeVisible(background)
  await expect(table).toHaveCount(0)
})
