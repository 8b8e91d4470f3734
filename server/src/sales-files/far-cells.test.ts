import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookParts } from '../../test/a-workbook.ts'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { cellName } from '../formats/cell-name.ts'
import { previewSheets } from './mapped/preview-sheets.ts'
import { openSheets } from './open-sheets.ts'

const part = 'xl/worksheets/sheet1.xml'

/** A workbook of one row of sales, with further cells behind those of that row. */
function withCells(...cells: readonly string[]): Uint8Array {
  const parts = workbookParts({ S: sample.tableOf(sample.kdpCombinedLayout, [{}]) })
  const sheet = new TextDecoder().decode(parts[part])
  return zipSync({
    ...parts,
    [part]: strToU8(sheet.replace(/<\/row>(?!.*<\/row>)/, `${cells.join('')}</row>`)),
  })
}

test.each([
  ['coloured', '<c r="XFD2" s="4"/>'],
  ['with an empty text', '<c r="ABC2" t="inlineStr"><is><t></t></is></c>'],
  ['with blanks', '<c r="OK2" t="inlineStr"><is><t xml:space="preserve">  </t></is></c>'],
])('a cell far to the right that is only %s is passed over', async (_, cell) => {
  const { rows } = await readWhole(withCells(cell))
  const [plain] = (await readWhole(withCells())).rows
  expect(rows).toEqual([plain])
})

test('a row that is coloured to the last column of a spreadsheet has the cells that it has values in', async () => {
  const whole = Array.from({ length: 16_384 - 400 }, (_, at) => `<c r="${cellName(at + 400, 2)}" s="1"/>`)
  const [row] = (await readWhole(withCells(...whole))).rows
  expect(row?.raw.length).toBe(sample.kdpCombinedLayout.length)
})

test.each([
  ['OK2', '<c r="OK2"><v>1</v></c>'],
  ['OK2', '<c r="OK2"><f>A1</f></c>'],
  ['XFD2', '<c r="XFD2" t="e"><v>#REF!</v></c>'],
])('a value beyond the columns that are read is refused with its cell: %s', async (found, cell) => {
  expect(await problemsOf(withCells(cell))).toMatchObject([
    { code: 'too_many_columns', sheet: 'S', row: 2, found },
  ])
})

test('a cell whose place is none is no cell far to the right', async () => {
  expect(await problemsOf(withCells('<c r="ABCD2"/>'))).toMatchObject([{ code: 'damaged', row: 2 }])
})

/** Our own table with so many empty cells behind each line. */
function withDelimiters(count: number, last = ''): Buffer {
  const lines = new TextDecoder()
    .decode(sample.panaiCsv([{}]))
    .trimEnd()
    .split('\r\n')
  return Buffer.from(lines.map((line) => line + ','.repeat(count) + last).join('\n'))
}

test('empty cells behind each line of a text are passed over, however many', async () => {
  const { rows } = await readWhole(withDelimiters(3_000))
  const [plain] = (await readWhole(sample.panaiCsv([{}]))).rows
  expect(rows).toMatchObject([{ hash: plain?.hash }])
})

test('a value behind them is refused with its cell', async () => {
  const width = sample.panaiLayout.length
  const found = cellName(width - 1 + 3_000, 1)
  expect(await problemsOf(withDelimiters(3_000, 'x'))).toMatchObject([
    { code: 'too_many_columns', row: 1, found },
  ])
})

test.each([
  ['empty cells', '', [[100, 2, 2]]],
  ['a value', 'x', []],
])('a table that nobody knows with %s behind the columns that can be named', async (_, last, shown) => {
  const lines = [`Book,Sold${','.repeat(300)}${last}`, 'Alai,3', 'Kinaru,4']
  const { sheets } = await openSheets(Buffer.from(lines.join('\n')))
  const previews = await previewSheets(sheets.slice(1, 2))
  expect(previews.map(({ rows }) => rows.map(({ cells }) => cells.length))).toEqual(shown)
})
