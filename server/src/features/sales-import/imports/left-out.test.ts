import { listImportsToPost, postSalesImports } from '@panai/contract/sales-import/staff/imports-to-post'
import { previewReplacement } from '@panai/contract/sales-import/staff/replacements'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { getSalesImport, postSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { mapSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorkbook, type WorkbookCell } from '../../../../test/a-workbook.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement } from '../../../../test/builders.ts'
import {
  appleLayout,
  aSalesText,
  kdpPriorLayouts,
  kdpPriorMonths,
  kdpSold,
  panaiLayout,
  tableOf,
} from '../../../../test/sales-files.ts'
import { anIsbn, postImport, readImport, untilImportIs, upload } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

test('rows that are no sales are shown, and nothing is posted before somebody agrees to leave them out', async () => {
  await aBook(app.db, { isbn: '9788194012344' })
  const table = Buffer.from(aSalesText(appleLayout, [{}], { delimiter: '\t' }))
  const file = Buffer.concat([table, Buffer.from('Total_Rows\t1\r\nTotal_Amount\t138.60\r\n')])
  const { id, version, left_out, groups } = await readImport(clerk, app, file)
  expect(groups).toMatchObject([{ state: 'new', rows: 1 }])
  expect(left_out).toMatchObject({
    count: 2,
    named: [{ kind: 'total', row: 3, text: 'Total_Rows | 1' }, { row: 4 }],
  })
  const refused = await clerk.tries(postSalesImport, { id, version })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(salesImportMessages.leftOut)
  await clerk.calls(postSalesImport, { id, version, leave_out: true })
  const posted = await untilImportIs(clerk, id, 'posted')
  expect(posted).toMatchObject({ groups: [{ state: 'posted', rows: 1 }], left_out: { count: 2 } })
})

/** Of a book whose author has half of what is paid to us. */
async function anIsbnOfOurs(): Promise<string> {
  const isbn = anIsbn()
  const { id } = await aBook(app.db, { isbn })
  await anAgreement(app.db, id, [{ basis: 'net', rate_bp: 5_000 }])
  return isbn
}

/** Two fairs, of which the second one's amounts stand under another heading. */
async function aFileOfTwoFairs(second: (isbn: string) => WorkbookCell[][]) {
  const isbn = await anIsbnOfOurs()
  const chennai = tableOf(panaiLayout, [{ isbn, order_id: `C-${isbn}` }])
  return readImport(clerk, app, aWorkbook({ Chennai: chennai, Madurai: second(isbn) }))
}

const misspelt = panaiLayout.map(
  ([heading, cell]) => [heading === 'amount' ? 'amout' : heading, cell] as const,
)

test('a sheet with rows that was not read is shown, and nothing is posted before somebody agrees to leave it out', async () => {
  const ready = await aFileOfTwoFairs((isbn) => tableOf(misspelt, [{ isbn, units: 5 }]))
  const { id, version } = ready
  expect(ready.left_out).toBeNull()
  expect(ready.groups).toMatchObject([{ state: 'new', rows: 1, copies: 2 }])
  expect(ready.sheets_left_out).toEqual([
    {
      name: 'Madurai',
      why: 'unknown',
      rows: 1,
      has_more: false,
      cells: misspelt.map(([heading]) => heading),
      lacks: ['amount'],
      needs_consent: true,
    },
  ])
  const refused = await clerk.tries(postSalesImport, { id, version })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(salesImportMessages.leftOutSheets)
  const toPost = (await clerk.calls(listImportsToPost, {})).data.find((one) => one.id === id)
  expect(toPost?.look_at).toEqual(['sheets_left_out'])
  const together = await clerk.tries(postSalesImports, { imports: [{ id, version }] })
  expect(together.text).toContain(salesImportMessages.leftOutSheets)
  await clerk.calls(postSalesImport, { id, version, leave_out: true })
  const posted = await untilImportIs(clerk, id, 'posted')
  expect(posted).toMatchObject({ groups: [{ state: 'posted', rows: 1 }], sheets_left_out: [{ rows: 1 }] })
})

const harmless: [name: string, sheet: WorkbookCell[][]][] = [
  ['an empty sheet', []],
  ['a note', [['Madurai: nothing was sold']]],
  ['headings alone', [misspelt.map(([heading]) => heading)]],
]

test.each(harmless)('%s is shown, and needs nobody to agree', async (_, sheet) => {
  const ready = await aFileOfTwoFairs(() => sheet)
  expect(ready.sheets_left_out).toMatchObject([{ name: 'Madurai', rows: 0, needs_consent: false }])
  expect(await postImport(clerk, ready)).toMatchObject({ groups: [{ state: 'posted' }] })
})

test('a sheet that repeats another is shown, and needs nobody to agree', async () => {
  const isbn = await anIsbnOfOurs()
  const month = ['Sales Period', 'April 2026']
  const tab = kdpPriorLayouts.newer
    .filter(([heading]) => heading !== 'Payout Plan')
    .map(
      ([heading, cell]) =>
        [
          heading === 'ASIN/ISBN' ? 'ISBN' : heading.startsWith('Net Units') ? 'Net Units Sold' : heading,
          cell,
        ] as const,
    )
  const file = aWorkbook({
    'Total Earnings': [month, ...tableOf(kdpPriorLayouts.newer, [kdpSold(isbn, 2)])],
    'Paperback Royalty': [month, ...tableOf(tab, [{ ISBN: isbn }])],
  })
  const ready = await readImport(clerk, app, file)
  expect(ready.sheets_left_out).toMatchObject([{ why: 'repeated', rows: 1, needs_consent: false }])
  expect(await postImport(clerk, ready)).toMatchObject({ state: 'posted' })
})

test('when the columns of one sheet are named, the other is told', async () => {
  const isbn = await anIsbnOfOurs()
  const heading = `Bill on ${isbn}`
  const file = aWorkbook({
    Chennai: [
      [heading, 'Book', 'Copies', 'Collected'],
      ['2026-03-05', isbn, 2, 300],
    ],
    Madurai: [
      ['Bill date', 'Book', 'Copies', 'Collected'],
      ['2026-03-06', isbn, 5, 750],
      ['2026-03-07', isbn, 1, 150],
    ],
  })
  const { id } = await upload(clerk, app, file)
  const { version } = await untilImportIs(clerk, id, 'unmapped')
  await clerk.calls(mapSalesFile, {
    ...{ id, version, name: `Fairs ${isbn}`, sheet: 0, header_row: 1 },
    columns: { date: 0, isbn: 1, copies: 2, amount: 3 },
    ...{ channel: 'direct', currency: 'INR', format: 'paperback', day_order: null, is_in_smallest: false },
  })
  const ready = await untilImportIs(clerk, id, 'ready')
  expect(ready.groups).toMatchObject([{ rows: 1, copies: 2 }])
  expect(ready.sheets_left_out).toMatchObject([
    { name: 'Madurai', rows: 2, lacks: [heading.toLowerCase()], needs_consent: true },
  ])
  const refused = await clerk.tries(postSalesImport, { id, version: ready.version })
  expect(refused.text).toContain(salesImportMessages.leftOutSheets)
})

test('before a file takes the place of another, its sheets that were not read are told', async () => {
  const isbn = await anIsbnOfOurs()
  await postImport(clerk, await readImport(clerk, app, kdpPriorMonths([kdpSold(isbn, 2)])))
  const revised = tableOf(kdpPriorLayouts.newer, [kdpSold(isbn, 3)])
  const file = aWorkbook({
    'Total Earnings': [['Sales Period', 'April 2026'], ...revised],
    Corrections: [['Mazhai', 5, 750]],
  })
  const { id } = await readImport(clerk, app, file)
  const { data } = await clerk.calls(previewReplacement, { id })
  expect(data.changes).toMatchObject({ left_out: 0, sheets_left_out: 1 })
})

test('of a file that was read before sheets were looked at, one that was not read is agreed to', async () => {
  const { id } = await aFileOfTwoFairs(() => [])
  const sheets = [
    { name: 'Chennai', layout: 'panai-csv', headerRow: 1, headings: [], leftOut: null },
    { name: 'Madurai', layout: null, headerRow: null, headings: [], leftOut: 'unknown' },
  ]
  await app.db
    .updateTable('sales_imports')
    .set({ sheets: JSON.stringify(sheets) })
    .where('id', '=', id)
    .execute()
  const { data } = await clerk.calls(getSalesImport, { id })
  expect(data.sheets_left_out).toMatchObject([{ name: 'Madurai', rows: null, needs_consent: true }])
})
