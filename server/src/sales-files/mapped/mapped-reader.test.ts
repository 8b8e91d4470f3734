import type { MappedLayout } from '@panai/contract/sales/sales-columns'
import { expect, test } from 'vitest'
import { aWorkbook, type WorkbookSheets } from '../../../test/a-workbook.ts'
import { BrokenSalesFile } from '../problems.ts'
import { type ReadOptions, readSalesFile } from '../read-sales-file.ts'
import { recogniseSalesFile } from '../recognise.ts'
import type { SalesRow } from '../sales-row.ts'
import { headerKeys } from './header-keys.ts'

const nothing = {
  id: 1,
  statuses: [],
  channel: 'direct',
  account: null,
  currency: 'INR',
  format: null,
  dayOrder: null,
  isInSmallest: false,
  isAmountByPrice: false,
  isBeforeTax: false,
} as const

/** Reads a file by a layout that somebody made of a header. */
async function readBy(
  layout: Partial<MappedLayout> & Pick<MappedLayout, 'columns'>,
  header: readonly string[],
  file: Uint8Array,
  options: ReadOptions = {},
) {
  const mapped = { ...nothing, header: headerKeys(header), ...layout }
  const rows: SalesRow[] = []
  const totals = await readSalesFile(
    await recogniseSalesFile(file, [mapped]),
    (batch) => void rows.push(...batch),
    options,
  )
  return { rows, totals }
}

const header = ['Day', 'Book', 'Sold', 'Back', 'Price']
const columns = { date: 0, title: 1, copies: 2, returned: 3, price: 4 }
const text = (lines: readonly string[]) => Buffer.from([header.join(','), ...lines].join('\r\n'))

test('copies × price is what the buyers paid, where no column says it', async () => {
  const file = text([
    '2026-04-01,Alai,3,,99.50',
    '2026-04-01,Alai,3,1,100',
    '2026-04-02,Alai,-2,,100',
    '2026-04-03,Alai,1,,',
  ])
  const { rows } = await readBy({ columns, isAmountByPrice: true }, header, file)
  expect(rows.map(({ units, listPrice, amount }) => [units, listPrice, amount])).toEqual([
    [3, 99_50, 298_50],
    [2, 100_00, 200_00],
    [-2, 100_00, -200_00],
    [1, null, null],
  ])
  const paise = await readBy(
    { columns, isAmountByPrice: true, isInSmallest: true },
    header,
    text(['2026-04-01,Alai,3,,9950']),
  )
  expect(paise.rows).toMatchObject([{ listPrice: 99_50, amount: 298_50 }])
  // A layout that was made before it was said.
  expect((await readBy({ columns }, header, file)).rows[0]).toMatchObject({ listPrice: 99_50, amount: null })
})

test('a return by its state takes copies × price back', async () => {
  const kinds = ['Day', 'Book', 'Sold', 'Back', 'Price', 'Kind']
  const statuses = [
    { value: 'sale', meaning: 'sale' },
    { value: 'return', meaning: 'return' },
  ] as const
  const lines = [
    '2026-04-01,Alai,3,,100,Sale',
    '2026-04-02,Alai,1,,100,RETURN ',
    '2026-04-03,Alai,,2,100,Return',
    '2026-04-04,Alai,-1,,-100,Return',
  ]
  const { rows } = await readBy(
    { columns: { ...columns, status: 5 }, statuses, isAmountByPrice: true },
    kinds,
    Buffer.from([kinds.join(','), ...lines].join('\n')),
  )
  expect(
    rows.map(({ units, unitsSold, unitsReturned, amount }) => [units, unitsSold, unitsReturned, amount]),
  ).toEqual([
    [3, 3, 0, 300_00],
    [-1, 0, 1, -100_00],
    [-2, 0, 2, -200_00],
    [-1, 0, 1, -100_00],
  ])
})

const statement = ['Book', 'Qty', 'Amount']
const ofOneMonth = { columns: { title: 0, copies: 1, amount: 2 } }
const march = { from: '2026-03-01', to: '2026-03-31' }
const april = { from: '2026-04-01', to: '2026-04-30' }

function aStatement(above: readonly (readonly string[])[], sheet = 'Sheet1'): Uint8Array {
  const rows: WorkbookSheets[string] = [
    ...above,
    statement,
    ['Alai', 3, 300],
    ['Sub Total', 3, 300],
    ['Mazhai', 2, 200],
    ['Grand Total', 5, 500],
    ['* Amounts in rupees'],
  ]
  return aWorkbook({ [sheet]: rows })
}

test('a statement without days is of the month that stands above, was given, or is in a name', async () => {
  const titled = [['Distributor statement'], ['Period: 01-03-2026 to 31-03-2026'], []]
  const { rows, totals } = await readBy(ofOneMonth, statement, aStatement(titled, 'April 2026'), {
    period: april,
    fileName: 'april 2026.xlsx',
  })
  expect(rows.map(({ title, period }) => [title, period])).toEqual([
    ['Alai', march],
    ['Mazhai', march],
  ])
  expect(totals.monthsByName).toEqual([])
  expect(totals.leftOut.named.map(({ kind }) => kind)).toEqual(['total', 'total', 'note'])

  const given = await readBy(ofOneMonth, statement, aStatement([], 'March 2026'), { period: april })
  expect([given.rows[0]?.period, given.totals.monthsByName]).toEqual([april, []])
  const ofSheet = await readBy(ofOneMonth, statement, aStatement([], 'மார்ச் 2026'), {
    fileName: 'april 2026.xlsx',
  })
  expect(ofSheet.rows[0]?.period).toEqual(march)
  expect(ofSheet.totals.monthsByName).toEqual([{ sheet: 'மார்ச் 2026', month: '2026-03', by: 'sheet' }])
  const ofFile = await readBy(ofOneMonth, statement, aStatement([]), { fileName: 'annam_apr_2026.xlsx' })
  expect(ofFile.rows[0]?.period).toEqual(april)
  expect(ofFile.totals.monthsByName).toEqual([{ sheet: 'Sheet1', month: '2026-04', by: 'file' }])
})

test('a month that is still to come is a slip', async () => {
  const reading = readBy(ofOneMonth, statement, aStatement([['April 2026']]), { today: '2026-03-31' })
  await expect(reading).rejects.toMatchObject({ problems: [{ code: 'day_to_come', found: '2026-04-01' }] })
})

test('a statement of which nothing tells the month is refused, and says so once', async () => {
  const failure = await readBy(ofOneMonth, statement, aStatement([['Annam']]), {
    fileName: 'annam.xlsx',
  }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BrokenSalesFile)
  expect(failure).toMatchObject({
    problems: [{ code: 'missing_month', sheet: 'Sheet1', row: null }],
    count: 1,
  })
})
