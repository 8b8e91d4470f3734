import { expect, test } from 'vitest'
import { aTextTable } from '../../test/a-text-table.ts'
import { aWorkbook, type WorkbookCell } from '../../test/a-workbook.ts'
import { anOds } from '../../test/an-ods.ts'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { LOOKED_AT_ROWS } from './limits.ts'

type Cells = Readonly<Record<string, string | number>>

/** Draft2Digital's table, with prices that are not read beside the share that is; nothing but what is given proves anything. */
function aReport(rows: readonly Cells[], delimiter: ',' | ';' | '\t' = ';') {
  const unproven = sample.draft2digitalLayouts.ebook.map(
    ([heading, cell]) => [heading, String(cell).includes('.') ? '' : cell] as const,
  )
  const layout = [...unproven, ['Offer Price Per Unit', ''] as const]
  const table = sample.tableOf(
    layout,
    rows.map((row) => ({ 'Publisher Share': '12', ...row })),
  )
  return aTextTable(table.map(asTexts), { delimiter })
}

async function sharesOf(file: Uint8Array, decimalSign?: 'point' | 'comma') {
  const { rows, totals } = await readWhole(file, { ...(decimalSign && { decimalSign }) })
  return { shares: rows.map(({ proceeds }) => proceeds), withCommas: totals.withCommas }
}

test('one number of the table tells how all are meant, also one of a column that is not read', async () => {
  const file = aReport([
    { 'Publisher Share': '8,982', 'Offer Price Per Unit': '14,97' },
    { 'Publisher Share': '2,994' },
  ])
  expect(await sharesOf(file)).toEqual({ shares: [898, 299], withCommas: [null] })
})

test('a column that tells it itself goes before the rest of the table', async () => {
  const file = aReport([
    { 'Publisher Share': '8,982', 'Offer Price Per Unit': '14,97' },
    { 'Publisher Share': '4.99' },
  ])
  expect(await sharesOf(file)).toEqual({ shares: [898_200, 499], withCommas: [] })
})

test('European amounts are read, and in tab text too', async () => {
  for (const delimiter of [';', '\t'] as const) {
    const file = aReport(
      [{ 'Publisher Share': '1.234,50' }, { 'Publisher Share': '0,7' }, { 'Publisher Share': '3.000' }],
      delimiter,
    )
    expect((await sharesOf(file)).shares).toEqual([123_450, 70, 300_000])
  }
})

test.each([',', '\t'] as const)(
  'between cells with %j a comma groups thousands where nothing else is proven',
  async (sign) => {
    expect(await sharesOf(aReport([{ 'Publisher Share': '8,982' }], sign))).toEqual({
      shares: [898_200],
      withCommas: [],
    })
  },
)

test('where both are possible it is asked once, of each cell, and read as it is answered', async () => {
  const file = aReport([
    { 'Publisher Share': '8,982', 'List Price Per Unit': '1' },
    { 'Publisher Share': '12', 'List Price Per Unit': '1.500' },
  ])
  expect(await problemsOf(file)).toMatchObject([
    { code: 'unclear_number', row: 2, column: 'Publisher Share', found: '8,982' },
    { code: 'unclear_number', row: 3, column: 'List Price Per Unit', found: '1.500' },
  ])
  expect(await sharesOf(file, 'comma')).toEqual({ shares: [898, 1_200], withCommas: [null] })
  expect(await sharesOf(file, 'point')).toEqual({ shares: [898_200, 1_200], withCommas: [] })
})

test('what the numbers prove can not be said otherwise, and one that is written otherwise is named', async () => {
  const proven = aReport([{ 'Publisher Share': '8,98' }, { 'Publisher Share': '2,994' }])
  expect((await sharesOf(proven, 'point')).shares).toEqual([898, 299])
  const mixed = aReport([
    { 'Publisher Share': '8,98' },
    { 'Publisher Share': '7,5' },
    { 'Publisher Share': '4.99' },
    {},
  ])
  expect(await problemsOf(mixed)).toMatchObject([{ code: 'other_decimal_sign', row: 4, found: '4.99' }])
})

test('a proof far below is found as long as nothing is proven above', async () => {
  const rows: Cells[] = Array.from({ length: LOOKED_AT_ROWS + 500 }, () => ({ 'Publisher Share': '12' }))
  const { shares } = await sharesOf(
    aReport([{ 'Publisher Share': '8,982' }, ...rows, { 'Publisher Share': '4,99' }]),
  )
  expect([shares[0], shares.at(-1)]).toEqual([898, 499])
})

test('numbers of a workbook are what they are, and only texts are looked at', async () => {
  const table = (...shares: WorkbookCell[]) =>
    aWorkbook({
      S: sample.tableOf(
        sample.draft2digitalLayouts.ebook,
        shares.map((share) => ({ 'Publisher Share': share })),
      ),
    })
  expect(await sharesOf(table({ number: '8.982' }, '8,982', '4,99', '1.500'))).toEqual({
    shares: [898, 898, 499, 150_000],
    withCommas: ['S'],
  })
  const ods = anOds({
    S: sample.tableOf(sample.draft2digitalLayouts.ebook, [
      { 'Publisher Share': '8,982' },
      { 'Publisher Share': '4,99' },
    ]),
  })
  expect((await sharesOf(ods)).shares).toEqual([898, 499])
  expect((await sharesOf(table({ number: '8.982' }, '8,982', '1,250.50'))).shares).toEqual([
    898, 898_200, 125_050,
  ])
})

test('a day that can be meant in one way tells how those of its column are meant', async () => {
  const days = async (...given: string[]) => {
    const { rows } = await readWhole(sample.panaiCsv(given.map((sale_date) => ({ sale_date }))))
    return rows.map(({ period }) => period.from)
  }
  expect(await days('05/04/2026', '21/08/2026')).toEqual(['2026-04-05', '2026-08-21'])
  expect(await days('05/04/2026', '08/21/2026')).toEqual(['2026-05-04', '2026-08-21'])
  for (const [given, rows] of [
    [['05/04/2026', '2026-08-21'], [2]],
    [['05/04/2026', '21/08/2026', '08/21/2026'], [2]],
  ] as const)
    expect(await problemsOf(sample.panaiCsv(given.map((sale_date) => ({ sale_date }))))).toMatchObject(
      rows.map((row) => ({ code: 'unclear_day', row, column: 'sale_date' })),
    )
})

function asTexts(row: readonly unknown[]): string[] {
  return row.map((cell) => String(cell ?? ''))
}
