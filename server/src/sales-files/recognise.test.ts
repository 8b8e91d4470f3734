import path from 'node:path'
import type { MappedLayout } from '@panai/contract/sales/sales-columns'
import { expect, test } from 'vitest'
import { aTextTable } from '../../test/a-text-table.ts'
import { aWorkbook } from '../../test/a-workbook.ts'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { headerKeys } from './mapped/header-keys.ts'
import { recogniseSalesFile, UnknownSalesFile } from './recognise.ts'

const files = {
  'kdp-combined': sample.kdpEstimator({ combined: [{}] }),
  'kdp-ebook': sample.kdpEstimator({ ebook: [{}] }),
  'kdp-print': sample.kdpEstimator({ paperback: [{}] }),
  'kdp-kenp': sample.kdpEstimator({ kenp: [{}] }),
  'kdp-orders': sample.kdpEstimator({ orders: [{}] }),
  'kdp-prior-months': sample.kdpPriorMonths([{}]),
  'ingram-compensation': sample.ingramCompensation([{}]),
  'google-earnings': sample.googleEarnings([{}]),
  'amazon-settlement': sample.amazonSettlement([{}]),
  'flipkart-orders': sample.flipkartOrders([{}]),
  'panai-csv': sample.panaiCsv([{}]),
}

test.each(Object.entries(files))('%s is recognised by its header', async (layout, file) => {
  const { sheets } = await recogniseSalesFile(file)
  expect(sheets.map((sheet) => sheet.layout)).toEqual([layout])
})

test("both versions of KDP's earlier months and of Ingram's figures are one layout", async () => {
  const older = await readWhole(sample.kdpPriorMonths([{}], { version: 'older' }))
  const newer = await readWhole(sample.kdpPriorMonths([{}]))
  expect(older.rows.map(({ hash }) => hash)).toEqual(newer.rows.map(({ hash }) => hash))
  const month = await readWhole(sample.ingramCompensation([{}], 'MTD'))
  const period = await readWhole(sample.ingramCompensation([{}], 'PTD'))
  expect(month.rows.map(({ hash }) => hash)).toEqual(period.rows.map(({ hash }) => hash))
})

const layouts = {
  'kdp-combined': sample.kdpCombinedLayout,
  'kdp-ebook': sample.kdpEbookLayout,
  'google-earnings': sample.googleLayout,
  'panai-csv': sample.panaiLayout,
}

test.each(Object.entries(layouts))(
  '%s is the same with its columns in another order, others among them, and a header further down',
  async (layout, columns) => {
    const plain = aWorkbook({ Sheet1: sample.tableOf(columns, [{}, {}]) })
    const mixed = sample.tableOf([['Remark', 'x'], ...columns.toReversed(), ['விற்பனை', 'y']], [{}, {}])
    const moved = aWorkbook({ அறிக்கை: [['A report'], [], ['with notes'], ...mixed] })
    const recognised = await recogniseSalesFile(moved)
    expect(recognised.sheets[0]).toMatchObject({ layout, headerRow: 4, leftOut: null })
    const [first, second] = [await readWhole(plain), await readWhole(moved)]
    expect(second.rows.map(({ hash }) => hash)).toEqual(first.rows.map(({ hash }) => hash))
    expect(second.rows.map(({ rowNumber }) => rowNumber)).toEqual([5, 6])
  },
)

test('sheets that repeat another one and sheets of nobody are left out, and said to be', async () => {
  const file = sample.kdpEstimator(
    { combined: [{}], ebook: [{}], hardcover: [{}], kenp: [{}] },
    { Notes: [['Hello']] },
  )
  const { sheets, channel, estimate } = await recogniseSalesFile(file)
  expect({ channel, estimate }).toEqual({ channel: 'kdp', estimate: true })
  expect(sheets.map(({ name, leftOut }) => [name, leftOut])).toEqual([
    ['Combined Sales', null],
    ['eBook Royalty', 'repeated'],
    ['Hardcover Royalty', 'repeated'],
    ['KENP Read', null],
    ['Notes', 'unknown'],
  ])
})

const forms = [
  { delimiter: ',', mark: true },
  { delimiter: ';', lineEnd: '\n' },
  { delimiter: '\t', encoding: 'utf-16le', mark: true },
  { delimiter: ',', encoding: 'utf-16be', mark: true },
  { delimiter: ',', encoding: 'utf-16le' },
  { delimiter: '\t', lineEnd: '\r' },
] as const

test.each(forms)('text is read as %o', async (form) => {
  const { rows } = await readWhole(sample.panaiCsv([{}], form))
  expect(rows).toMatchObject([{ title: 'பொன்னியின் செல்வன்', amount: 79_800, rowNumber: 2 }])
})

test('what is not UTF-8 is Windows-1252', async () => {
  const table = sample
    .tableOf(sample.panaiLayout, [{ title: 'Café', author: 'Zoë' }])
    .map((row) => row.map(String))
  const { rows } = await readWhole(aTextTable(table, { encoding: 'windows-1252' }))
  expect(rows).toMatchObject([{ title: 'Café', author: 'Zoë' }])
})

test('the sample of our own table is read as it stands', async () => {
  const sampleFile = path.join(import.meta.dirname, '../../../docs/operations/sales-csv-sample.csv')
  const { totals } = await readWhole(sampleFile)
  expect(totals).toMatchObject({ rows: 5, units: 5, unitsReturned: 1, freeUnits: 5 })
  expect(totals.money).toEqual([
    { currency: 'INR', amount: 64_900, proceeds: 70_950 },
    { currency: 'USD', amount: 1_497, proceeds: 1_048 },
  ])
})

const title = 'பொன்னியின் செல்வன், "முதல்"; பாகம்'
const titles = [title, '"Quoted" first, then not', 'On two\nlines', 'tab\tbed, semi;colon']

/** What channels send as text, and what a spreadsheet makes of a workbook of theirs when it saves it as CSV. */
const tables = {
  'panai-csv': (name: string) => sample.tableOf(sample.panaiLayout, [{ title: name }, {}]),
  'google-earnings': (name: string) => sample.tableOf(sample.googleLayout, [{ Title: name }, {}]),
  'kdp-combined': (name: string) => sample.tableOf(sample.kdpCombinedLayout, [{ Title: name }, {}]),
  'kdp-ebook': (name: string) => sample.tableOf(sample.kdpEbookLayout, [{ Title: name }, {}]),
  'kdp-prior-months': (name: string) => [
    ['Sales Period', 'April 2026'],
    ...sample.tableOf(sample.kdpPriorLayouts.newer, [{ Title: name }, {}]),
  ],
  'ingram-compensation': (name: string) => sample.tableOf(sample.ingramLayout('MTD'), [{ title: name }, {}]),
}
const delimiters = [',', ';', '\t'] as const
const everyText = Object.entries(tables).flatMap(([layout, table]) =>
  delimiters.flatMap((delimiter) => titles.map((name) => ({ layout, table, delimiter, name }))),
)

test.each(everyText)(
  '$layout with every cell quoted, split by $delimiter: $name',
  async ({ layout, table, delimiter, name }) => {
    const file = aTextTable(table(name).map(asTexts), { delimiter, quoted: true })
    expect((await recogniseSalesFile(file)).sheets).toMatchObject([{ layout }])
    const { rows } = await readWhole(file)
    expect(rows.map((row) => row.title)).toEqual([name.replaceAll(/\s/g, ' '), expect.stringMatching(/./)])
  },
)

test.each([',', ';'] as const)('a row that begins with a title with a %s is read', async (delimiter) => {
  const table = tables['kdp-combined'](title)
  const { rows } = await readWhole(aTextTable(table.map(asTexts), { delimiter }))
  expect(rows[0]?.title).toBe(title)
})

test('a settlement with every cell quoted is read, as tab text and as CSV', async () => {
  for (const delimiter of delimiters) {
    const [plain, quoted] = [{}, { delimiter, quoted: true }].map((form) =>
      sample.amazonSettlement([{}], {}, form),
    )
    const [first, second] = [await readWhole(plain ?? ''), await readWhole(quoted ?? '')]
    expect(second.rows.map(({ hash }) => hash)).toEqual(first.rows.map(({ hash }) => hash))
  }
})

test('a quotation mark that is never closed is told with its row, whatever the other delimiters make of it', async () => {
  const [header = '', first = ''] = new TextDecoder().decode(sample.panaiCsv([{}])).split('\r\n')
  const open = Buffer.from([header, first, first.replace('direct', '"direct'), first].join('\r\n'))
  expect(await problemsOf(open)).toMatchObject([{ code: 'open_quote', row: 3 }])
})

test('a report of ours that lacks a column is asked about, by the name that the column has in such a report, and read as it is explained', async () => {
  const layout = sample.ingramLayout('PTD').filter(([heading]) => heading !== 'PTD_pub_comp')
  const table = sample.tableOf(layout, [{}]).map(asTexts)
  const file = aTextTable(table, { delimiter: '\t' })
  await expect(recogniseSalesFile(file)).rejects.toMatchObject({
    problems: [{ code: 'missing_column', row: 1, column: 'ptd_pub_comp' }],
    sheets: [{ name: null }],
  })
  await expect(recogniseSalesFile(file)).rejects.toBeInstanceOf(UnknownSalesFile)
  const [header = []] = table
  const made: MappedLayout = {
    ...{ id: 7, header: headerKeys(header), statuses: [], channel: 'ingram', account: null, currency: 'USD' },
    ...{ format: null, dayOrder: null, isInSmallest: false, isAmountByPrice: false, isBeforeTax: false },
    columns: {
      date: header.indexOf('period_name'),
      title: header.indexOf('title'),
      copies: header.indexOf('PTD_Quantity'),
    },
  }
  expect((await recogniseSalesFile(file, [made])).sheets).toMatchObject([{ layout: 7 }])
})

/** As a spreadsheet writes cells into text. */
function asTexts(row: readonly unknown[]): string[] {
  return row.map((cell) => String(cell ?? ''))
}
