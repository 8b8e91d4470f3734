import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { anOds, anOdsOf, odsParts } from '../../../test/an-ods.ts'
import { BrokenFile } from '../broken-file.ts'
import type { RawRow } from '../table.ts'
import { listZipParts } from '../zip/list-zip-parts.ts'
import { openOds } from './open-ods.ts'

async function read(file: Uint8Array): Promise<Record<string, RawRow[]>> {
  const sheets: Record<string, RawRow[]> = {}
  for (const sheet of await openOds(await listZipParts(file))) {
    const rows = []
    for await (const some of sheet.rows()) rows.push(...some)
    sheets[sheet.name ?? ''] = rows
  }
  return sheets
}

/** The rows of a workbook of one sheet with this in it, as they come. */
async function rowsOf(table: string): Promise<RawRow[]> {
  const { S = [] } = await read(anOdsOf(`<table:table table:name="S">${table}</table:table>`))
  return S
}

const rowOf = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
const cell = (attributes: string, inner = '') => `<table:table-cell ${attributes}>${inner}</table:table-cell>`
const text = (inner: string, attributes = '') => cell(`office:value-type="string" ${attributes}`, inner)
const seven = (attributes = '') =>
  cell(`office:value-type="float" office:value="7" ${attributes}`, '<text:p>7</text:p>')

async function refusal(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    return error instanceof BrokenFile ? { code: error.code, ...error.place } : error
  }
  throw new Error('it was not refused')
}

test('sheets come in their order with their rows as they are numbered', async () => {
  const sheets = await read(
    anOds({ ஏப்ரல்: [['ISBN', 'Copies'], [], ['9788194012344', 3]], May: [], June: [['x']] }),
  )
  expect(Object.entries(sheets)).toEqual([
    [
      'ஏப்ரல்',
      [
        { number: 1, cells: ['ISBN', 'Copies'] },
        { number: 3, cells: ['9788194012344', '3'] },
      ],
    ],
    ['May', []],
    ['June', [{ number: 1, cells: ['x'] }]],
  ])
})

test.each([
  ['1234.5', 'office:value-type="float" office:value="1234.5"'],
  ['12.34', 'office:value-type="float" office:value="12.339999999999999"'],
  ['9789380001233', 'office:value-type="float" office:value="9.789380001233E12"'],
  ['0.125', 'office:value-type="percentage" office:value="0.125"'],
  ['399', 'office:value-type="currency" office:currency="INR" office:value="399"'],
  ['2026-04-05', 'office:value-type="date" office:date-value="2026-04-05"'],
  ['2026-04-05', 'office:value-type="date" office:date-value="2026-04-05T00:00:00"'],
  ['2026-04-05 10:11:12', 'office:value-type="date" office:date-value="2026-04-05T10:11:12.999"'],
  ['2026-04-05 18:30:00Z', 'office:value-type="date" office:date-value="2026-04-05T18:30:00Z"'],
  ['10:30:05', 'office:value-type="time" office:time-value="PT10H30M05S"'],
  ['TRUE', 'office:value-type="boolean" office:boolean-value="true"'],
  ['INR', 'office:value-type="string" office:string-value="INR"'],
  ['as shown', 'calcext:value-type="string" office:value-type="string"'],
  ['as shown', 'office:value-type="float"'],
  ['as shown', ''],
])('%s is the value of a cell with %s', async (value, attributes) => {
  const [row] = await rowsOf(rowOf(cell(attributes, '<text:p>as shown</text:p>')))
  expect(row).toEqual({ number: 1, cells: [value] })
})

test.each([
  ['two\nlines', '<text:p>two</text:p><text:p>lines</text:p>'],
  ['a   b', '<text:p>a <text:s text:c="2"/>b</text:p>'],
  ['  lead', '<text:p><text:s text:c="2"/>lead</text:p>'],
  ['a\tb\nc', '<text:p>a<text:tab/>b<text:line-break/>c</text:p>'],
  ['on one line', '<text:p>\n  on\n  one <text:span>line</text:span></text:p>'],
  ['a link', '<text:p><text:a>a <text:span>link</text:span></text:a></text:p>'],
  [
    'Alai',
    '<office:annotation><dc:creator>X</dc:creator><text:p>Ask her</text:p></office:annotation><text:p>Alai</text:p>',
  ],
  ['Alai', '<text:p>Al<office:annotation><text:p>Ask</text:p></office:annotation>ai</text:p>'],
  [
    '漢',
    '<text:p><text:ruby><text:ruby-base>漢</text:ruby-base><text:ruby-text>kan</text:ruby-text></text:ruby></text:p>',
  ],
  [
    'Alai',
    '<text:p>Alai</text:p><draw:frame><draw:text-box><text:p>A box</text:p></draw:text-box></draw:frame>',
  ],
  ['<&>', '<text:p>&lt;&amp;<![CDATA[>]]></text:p>'],
])('%j is the text of a cell, and nothing that lies on it', async (value, inner) => {
  expect(await rowsOf(rowOf(text(inner)))).toEqual([{ number: 1, cells: [value] }])
})

test('cells that are repeated or covered keep their places, and what a merged cell covers is not read', async () => {
  const covered =
    '<table:covered-table-cell table:number-columns-repeated="2"><text:p>hidden</text:p></table:covered-table-cell>'
  const merged = text('<text:p>Title</text:p>', 'table:number-columns-spanned="3"')
  expect(
    await rowsOf(rowOf(merged, covered, seven('table:number-columns-repeated="2"'), cell(''), seven())),
  ).toEqual([{ number: 1, cells: ['Title', '', '', '7', '7', '', '7'] }])
})

test('rows that are written once for several are rows, and empty ones are counted', async () => {
  const empty = `<table:table-row table:number-rows-repeated="1000">${cell('table:number-columns-repeated="16384"')}</table:table-row>`
  const twice = `<table:table-row table:number-rows-repeated="2">${seven()}</table:table-row>`
  const rows = await rowsOf(`${rowOf(seven())}${empty}${twice}${empty.repeat(2_000)}`)
  expect(rows).toEqual([1, 1_002, 1_003].map((number) => ({ number, cells: ['7'] })))
})

test('rows of headers, of groups, hidden and filtered ones are rows', async () => {
  const hidden = `<table:table-row table:visibility="filter">${seven()}</table:table-row>`
  const rows = await rowsOf(
    `<table:table-header-rows>${rowOf(seven())}</table:table-header-rows><table:table-row-group><table:table-row-group><table:table-rows>${rowOf(seven())}</table:table-rows></table:table-row-group></table:table-row-group>${hidden}`,
  )
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('hidden sheets are sheets; what is kept of other files, of links and in drawings is none', async () => {
  const table = (name: string, inner = rowOf(seven())) =>
    `<table:table table:name="${name}">${inner}</table:table>`
  const inner = `<table:shapes><draw:frame>${table('drawn')}</draw:frame></table:shapes>`
  const nested = rowOf(cell('', table('sub')), seven())
  const sheets = await read(
    anOdsOf(
      `${table('A', inner + nested)}<table:table table:name="B" table:style-name="hidden">${rowOf(seven())}</table:table><table:table table:name="empty"/>${table("'file:///x.ods'#S", `<table:table-source/>${rowOf(seven())}`)}<table:dde-links><table:dde-link>${table('linked')}</table:dde-link></table:dde-links>`,
    ),
  )
  expect(sheets).toEqual({
    A: [{ number: 1, cells: ['', '7'] }],
    B: [{ number: 1, cells: ['7'] }],
    empty: [],
  })
})

test.each([
  ['formula_without_value', '', cell('table:formula="of:=A1"')],
  [
    'error_value',
    '#REF!',
    text('<text:p>#REF!</text:p>', 'office:string-value="" calcext:value-type="error"'),
  ],
  [
    'error_value',
    'Err:502',
    text('<text:p>Err:502</text:p>', 'calcext:value-type="error" office:string-value=""'),
  ],
  [
    'error_value',
    '#DIV/0!',
    cell('table:formula="of:=1/0" office:value-type="float" office:value="0"', '<text:p>#DIV/0!</text:p>'),
  ],
])('%s: %j', async (fault, shown, inner) => {
  expect(await rowsOf(rowOf(inner))).toEqual([{ number: 1, cells: [shown], faults: new Map([[0, fault]]) }])
})

test('the result of a formula is its value, an empty text too', async () => {
  const formula = 'table:formula="of:=A1"'
  expect(await rowsOf(rowOf(seven(formula), text('', `${formula} office:string-value=""`)))).toEqual([
    { number: 1, cells: ['7'] },
  ])
})

test('a value beyond the columns that are read is refused with its cell, and an empty cell is not', async () => {
  const far = cell('table:number-columns-repeated="398"')
  expect(
    await rowsOf(
      rowOf(far, seven('table:number-columns-repeated="2"'), cell('table:number-columns-repeated="9999"')),
    ),
  ).toHaveLength(1)
  expect(await refusal(rowsOf(rowOf(far, seven('table:number-columns-repeated="3"'))))).toEqual({
    ...{ code: 'too_many_columns', sheet: 'S', row: 1, found: 'OK1' },
  })
})

test.each([
  ['encrypted part by part', { manifest: '<manifest:encryption-data/>' }, {}],
  ['encrypted whole', {}, { 'encrypted-package': strToU8('x') }],
])('a workbook that is %s has a password', async (_, form, more) => {
  const file = zipSync({ ...odsParts('<office:body/>', form), ...more })
  expect(await refusal(read(file))).toMatchObject({ code: 'password_protected' })
})

const repeated = (rows: number, columns = 1, value = '7') =>
  `<table:table-row table:number-rows-repeated="${rows}">${text(`<text:p>${value}</text:p>`, `table:number-columns-repeated="${columns}"`)}</table:table-row>`

test.each([
  ['too_many_rows', repeated(2_000_001)],
  ['too_many_rows', `<table:table-row table:number-rows-repeated="2000000"/>${rowOf(seven())}`],
  ['bomb', repeated(1_048_576, 300)],
  ['bomb', repeated(3_000, 1, 'x'.repeat(30_000))],
  ['bomb', repeated(1, 400, 'x'.repeat(30_000)).repeat(6)],
  ['damaged', repeated(0)],
  ['damaged', repeated(1.5)],
  ['damaged', repeated(1e30)],
  ['text_too_long', rowOf(text(`<text:p>${'<text:s text:c="999999999"/>'.repeat(99)}</text:p>`))],
  ['text_too_long', rowOf(text('<text:p/>'.repeat(40_000)))],
  ['text_too_long', rowOf(text(`<text:p>${'x'.repeat(40_000)}</text:p>`))],
  ['bomb', '<table:table-row-group>'.repeat(300) + '</table:table-row-group>'.repeat(300)],
  ['damaged', rowOf(text('<text:p>&a;</text:p>'))],
  ['damaged', '<table:table-row>'],
])('what claims more than it is, or is not well formed, is refused: %s', async (code, inner) => {
  expect(await refusal(rowsOf(inner))).toMatchObject({ code })
})

test('a document type, by which entities could grow, is refused', async () => {
  const parts = odsParts('<office:body/>')
  const xml = '<!DOCTYPE x [<!ENTITY a "ha">]><office:document-content>&a;</office:document-content>'
  expect(await refusal(read(zipSync({ ...parts, 'content.xml': strToU8(xml) })))).toMatchObject({
    code: 'damaged',
  })
})

test('more sheets than anybody has, and none at all where there should be, are refused', async () => {
  expect(await refusal(read(anOdsOf('<table:table/>'.repeat(51))))).toMatchObject({ code: 'bomb' })
  const { 'content.xml': _, ...without } = odsParts('<office:body/>')
  expect(await refusal(read(zipSync(without)))).toMatchObject({ code: 'damaged' })
})

test('a sheet is found wherever the pieces of the file end, with letters of several bytes in them', async () => {
  const rows = Array.from({ length: 4_000 }, (_, at) => [`கடல் ஓசை ${'😀'.repeat(at % 7)}`, at])
  const sheets = await read(anOds({ A: rows, B: rows.slice(0, 1_500), C: rows }))
  expect(Object.values(sheets).map((some) => some.length)).toEqual([4_000, 1_500, 4_000])
  expect(sheets.C?.at(-1)?.cells).toEqual([`கடல் ஓசை ${'😀'.repeat(3_999 % 7)}`, '3999'])
})

test('what is read of a sheet adds up to what it has', async () => {
  const [, sheet] = await openOds(await listZipParts(anOds({ A: [['x']], B: [['கடல்'], ['y', 2]] })))
  let read = 0
  for await (const _ of sheet?.rows((count) => (read += count)) ?? []);
  expect(read).toBe(sheet?.bytes)
})
