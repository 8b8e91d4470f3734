import { listImportsToPost, postSalesImports } from '@panai/contract/sales-import/staff/imports-to-post'
import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import {
  cancelSalesImport,
  getSalesImport,
  uploadSalesFile,
} from '@panai/contract/sales-import/staff/sales-imports'
import {
  listSalesLayouts,
  mapSalesFile,
  previewSalesFile,
} from '@panai/contract/sales-import/staff/sales-layouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../../../test/a-form.ts'
import { aWorkbook } from '../../../../test/a-workbook.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { anIsbnOfABook, untilImportIs, upload } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { anUnmappedFile, asGuessed } from '../../../../test/unmapped-files.ts'

let app: TestApplication
let clerk: StaffMember
let isbn: string
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
  isbn = await anIsbnOfABook(app.db)
})
afterAll(() => app.stop())

/** Of a header of its own, by its last heading. */
function aStatement(mark: string, above: readonly string[] = []) {
  const rows = [...above, `Title,ISBN,Qty,Amount,${mark}`, `Alai,${isbn},10,1500,`, 'Total,,10,1500,']
  return Buffer.from(`${rows.join('\r\n')}\r\n`)
}

async function periodOf(id: number) {
  const { covers_from, covers_to } = await untilImportIs(clerk, id, 'ready')
  return [covers_from, covers_to]
}

test('a statement whose text names its month needs no column of days', async () => {
  const file = await anUnmappedFile(clerk, app, aStatement('By text', ['அன்னம் - மார்ச் 2026']), 'x.csv')
  const { data } = await clerk.calls(previewSalesFile, { id: file.id })
  expect(data.month).toEqual({ month: '2026-03', by: 'text' })
  expect(data.guess).not.toHaveProperty('date')
  const asked = await asGuessed(clerk, file)
  const other = await clerk.tries(mapSalesFile, { ...asked, month: '2026-04' })
  expect([other.status, other.text]).toEqual([422, expect.stringContaining(salesImportMessages.monthSaid)])
  await clerk.calls(mapSalesFile, asked)
  const ready = await untilImportIs(clerk, file.id, 'ready')
  expect(ready).toMatchObject({ covers_from: '2026-03-01', covers_to: '2026-03-31', months_by_name: [] })
  expect(ready.groups).toMatchObject([{ state: 'new', rows: 1, copies: 10, amount: 1500 }])
  expect(ready.left_out?.named).toMatchObject([{ kind: 'total' }])
})

test('one of which nothing tells the month is asked for it, each time, and keeps what was said of its columns', async () => {
  const file = await anUnmappedFile(clerk, app, aStatement('Asked'), 'no-date.csv')
  const asked = await asGuessed(clerk, file, { name: 'Without days' })
  const refused = await clerk.tries(mapSalesFile, asked)
  expect(refused.status).toBe(422)
  expect(refused.json()).toMatchObject({ errors: { month: [salesImportMessages.columnDate] } })
  for (const month of ['2026-13', 'March 2026'])
    expect((await clerk.tries(mapSalesFile, { ...asked, month })).text).toContain(salesImportMessages.month)
  await clerk.calls(mapSalesFile, { ...asked, month: '2026-02' })
  expect(await periodOf(file.id)).toEqual(['2026-02-01', '2026-02-28'])

  const next = await anUnmappedFile(clerk, app, aStatement('Asked', ['']), 'no-date-again.csv')
  expect(next.problems).toMatchObject({ count: 1, named: [{ code: 'missing_month' }] })
  const { data } = await clerk.calls(previewSalesFile, { id: next.id })
  expect(data).toMatchObject({ is_in_use: true, month: null, before: { name: 'Without days' } })
  const before = { ...data.before, id: next.id, version: next.version, sheet: 0, header_row: data.header_row }
  await clerk.calls(mapSalesFile, { ...before, month: '2026-03' })
  expect(await periodOf(next.id)).toEqual(['2026-03-01', '2026-03-31'])
  const { data: layouts } = await clerk.calls(listSalesLayouts, { per_page: '100' })
  expect(layouts.find(({ name }) => name === 'Without days')).toMatchObject({ files: 2 })
})

test('the month that is given with the file is that of its rows', async () => {
  const form = aForm(
    { name: 'month', value: '2026-05' },
    { name: 'file', file: 'given.csv', type: 'text/csv', value: aStatement('Given') },
  )
  const answer = await ask(app.origin, uploadSalesFile.path, {
    method: 'POST',
    headers: { ...clerk.headers, 'content-type': form.type },
    body: form.body,
  })
  const { id } = uploadSalesFile.output.parse(answer.json()).data
  const file = await untilImportIs(clerk, id, 'unmapped')
  expect((await clerk.calls(previewSalesFile, { id })).data.month).toEqual({ month: '2026-05', by: 'given' })
  await clerk.calls(mapSalesFile, await asGuessed(clerk, file))
  expect(await periodOf(id)).toEqual(['2026-05-01', '2026-05-31'])
})

test('a month that a name alone tells is told, and looked at before the file is posted', async () => {
  const file = await anUnmappedFile(clerk, app, aStatement('By name'), 'annam_april_2026.csv')
  expect((await clerk.calls(previewSalesFile, { id: file.id })).data.month).toEqual({
    month: '2026-04',
    by: 'file',
  })
  await clerk.calls(mapSalesFile, await asGuessed(clerk, file))
  const ready = await untilImportIs(clerk, file.id, 'ready')
  expect(ready.months_by_name).toEqual([{ sheet: null, month: '2026-04', by: 'file' }])

  const table = [
    ['Title', 'ISBN', 'Qty', 'Amount', 'By name'],
    ['Alai', isbn, 4, 600],
  ]
  const { id } = await upload(
    clerk,
    app,
    aWorkbook({ 'June 2026': table, 'July 2026': table }),
    'by sheet.xlsx',
  )
  const two = await untilImportIs(clerk, id, 'ready')
  expect(two).toMatchObject({ covers_from: '2026-06-01', covers_to: '2026-07-31', left_out: null })
  expect(two.months_by_name).toEqual([
    { sheet: 'June 2026', month: '2026-06', by: 'sheet' },
    { sheet: 'July 2026', month: '2026-07', by: 'sheet' },
  ])
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: id })
  expect(lines.map(({ period_from }) => period_from)).toEqual(['2026-06-01', '2026-07-01'])
  const { data: toPost } = await clerk.calls(listImportsToPost)
  expect(toPost.find((one) => one.id === id)?.look_at).toEqual(['month_by_name'])
  const imports = [{ id, version: two.version }]
  expect((await clerk.tries(postSalesImports, { imports })).text).toContain(
    salesImportMessages.changedMeanwhile,
  )
  for (const one of [file.id, id]) await clerk.calls(cancelSalesImport, { id: one })
  expect((await clerk.calls(getSalesImport, { id })).data.state).toBe('cancelled')
})

test('a name that is wrong is said otherwise', async () => {
  const file = await anUnmappedFile(clerk, app, aStatement('Wrong name'), 'downloaded 2026-08.csv')
  await clerk.calls(mapSalesFile, await asGuessed(clerk, file, { month: '2026-07' }))
  const ready = await untilImportIs(clerk, file.id, 'ready')
  expect(ready).toMatchObject({ covers_from: '2026-07-01', months_by_name: [] })
})
