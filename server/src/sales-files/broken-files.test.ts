import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aWorkbook, workbookParts } from '../../test/a-workbook.ts'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'

test('every problem of a file is named by row and column', async () => {
  const file = sample.panaiCsv([
    { units: 'x', amount: '1.234' },
    {},
    { isbn: '9788194012345', sale_date: '31/13/2026', currency: 'XYZ' },
    { units: -1 },
    { isbn: '', title: '' },
    { channel: 'ebay', format: 'scroll' },
  ])
  const problems = await problemsOf(file)
  expect(problems.map(({ code, row, column }) => [code, row, column])).toEqual([
    ['bad_number', 2, 'units'],
    ['too_many_decimals', 2, 'amount'],
    ['unknown_currency', 4, 'currency'],
    ['bad_isbn', 4, 'isbn'],
    ['bad_date', 4, 'sale_date'],
    ['sign_differs', 5, 'amount'],
    ['no_identity', 6, null],
    ['unknown_channel', 7, 'channel'],
    ['unknown_value', 7, 'format'],
  ])
})

test('a line with a cell too few or too many is named', async () => {
  const text = new TextDecoder().decode(sample.panaiCsv([{}, {}]))
  const [header = '', first = '', second = ''] = text.split('\r\n')
  const cut = second.slice(0, second.indexOf(',798.00'))
  const ragged = strToU8([header, `${first},x`, cut].join('\n'))
  expect(await problemsOf(ragged)).toMatchObject([
    { code: 'ragged_line', row: 2 },
    { code: 'ragged_line', row: 3 },
  ])
})

test('a missing column is named, of the layout that the header nearly is', async () => {
  const without = (heading: string) =>
    aWorkbook({
      S: sample.tableOf(
        sample.kdpCombinedLayout.filter(([name]) => name !== heading),
        [{}],
      ),
    })
  expect(await problemsOf(without('Currency'))).toMatchObject([
    { code: 'missing_column', sheet: 'S', row: 1, column: 'currency' },
  ])
  expect(await problemsOf(without('Royalty'))).toMatchObject([{ code: 'missing_column', column: 'royalty' }])
})

test('a column that is there twice is refused', async () => {
  const twice = sample.tableOf([...sample.kdpCombinedLayout, ['Royalty', 5]], [{}])
  expect(await problemsOf(aWorkbook({ S: twice }))).toMatchObject([
    { code: 'column_twice', column: 'Royalty' },
  ])
})

test('net copies that are not sold less refunded are refused', async () => {
  const file = sample.kdpEstimator({ combined: [{}, { 'Units Refunded': 0 }] })
  expect(await problemsOf(file)).toMatchObject([
    { code: 'units_disagree', sheet: 'Combined Sales', row: 3, column: 'Net Units Sold' },
  ])
})

test('a settlement that does not add up is refused: Amazon by its total, Flipkart row by row', async () => {
  const amazon = sample.amazonSettlement([{}], { total: '398.99' })
  expect(await problemsOf(amazon)).toMatchObject([
    { code: 'total_disagrees', row: 2, column: 'total-amount' },
  ])
  const flipkart = sample.flipkartOrders([{}, { 'Bank Settlement Value (Rs.)': 320.4 }])
  expect(await problemsOf(flipkart)).toMatchObject([
    { code: 'total_disagrees', row: 5, column: 'Bank Settlement Value (Rs.)' },
  ])
})

test('a report without its month is refused, unless a name tells it', async () => {
  const file = sample.kdpPriorMonths([{}], { month: '' })
  expect(await problemsOf(file)).toMatchObject([{ code: 'missing_month' }])
  const { rows, totals } = await readWhole(file, { fileName: 'KDP_Prior_Month_Royalties-2026-04.xlsx' })
  expect(rows[0]?.period).toEqual({ from: '2026-04-01', to: '2026-04-30' })
  expect(totals.monthsByName).toEqual([{ sheet: 'Total Earnings', month: '2026-04', by: 'file' }])
})

test('a formula without a value and an error are named by their cells', async () => {
  const file = sample.kdpEstimator({
    combined: [{ Royalty: { formula: 'N2*2' } }, { Royalty: { error: '#REF!' } }],
  })
  expect(await problemsOf(file)).toMatchObject([
    { code: 'formula_without_value', row: 2, column: 'Royalty' },
    { code: 'error_value', row: 3, column: 'Royalty' },
  ])
})

test('a formula with its value is the value', async () => {
  const file = sample.kdpEstimator({ combined: [{ Royalty: { formula: 'N2*2', value: 'x' } }] })
  expect(await problemsOf(file)).toMatchObject([{ code: 'bad_number', found: 'x' }])
})

const workbook = sample.kdpEstimator({ combined: Array.from({ length: 500 }, () => ({})) })

test.each([0.2, 0.5, 0.9, 0.999])('a workbook that ends after %f of it is refused', async (share) => {
  const cut = workbook.subarray(0, Math.floor(workbook.length * share))
  expect(await problemsOf(cut)).toMatchObject([{ code: 'damaged' }])
})

test('a workbook with a changed byte among its rows is refused', async () => {
  const parts = workbookParts({ S: sample.tableOf(sample.kdpCombinedLayout, [{ Royalty: 100 }]) })
  const changed = zipSync(parts, { level: 0 })
  const at = Buffer.from(changed).indexOf('<v>100</v>')
  changed[at + 3] = '9'.charCodeAt(0)
  expect(await problemsOf(changed)).toMatchObject([{ code: 'damaged' }])
})

test('a workbook that was made to burst is refused before it does', async () => {
  const parts = workbookParts({ S: sample.tableOf(sample.kdpCombinedLayout, [{}]) })
  const bomb = zipSync({ ...parts, 'xl/media/zeros.bin': new Uint8Array(50_000_000) })
  expect(await problemsOf(bomb)).toMatchObject([{ code: 'bomb' }])
})

test('a document type, by which entities could grow, is refused', async () => {
  const parts = workbookParts({ S: sample.tableOf(sample.kdpCombinedLayout, [{}]) })
  const xml = '<!DOCTYPE sst [<!ENTITY a "ha">]><sst><si><t>&a;</t></si></sst>'
  expect(await problemsOf(zipSync({ ...parts, 'xl/sharedStrings.xml': strToU8(xml) }))).toMatchObject([
    { code: 'damaged' },
  ])
})

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')

test.each([
  ['password_protected', Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')])],
  ['old_workbook', Buffer.concat([compound, Buffer.alloc(512)])],
  ['web_page', Buffer.from('<html><table><tr><td>ISBN</td></tr></table></html>')],
  ['web_page', Buffer.from('\ufeff\r\n <!DOCTYPE html><body><table>', 'utf16le')],
  ['empty', Buffer.from('\r\n\r\n')],
  ['unknown_layout', Buffer.from('name,age\nx,1\n')],
])('%s', async (code, bytes) => {
  expect(await problemsOf(bytes)).toMatchObject([{ code }])
})

test('a header without rows is an empty file', async () => {
  expect(await problemsOf(sample.panaiCsv([]))).toMatchObject([{ code: 'empty' }])
})

test('UTF-8 with broken bytes is refused with its row, and not read as nonsense', async () => {
  const good = sample.panaiCsv(Array.from({ length: 3_000 }, () => ({})))
  const lines = Buffer.from(good).toString('latin1').split('\r\n')
  lines[2_000] = `${lines[2_000]}`.replace('direct', 'direct\xff')
  const broken = Buffer.from(lines.join('\r\n'), 'latin1')
  expect(await problemsOf(broken)).toMatchObject([{ code: 'bad_encoding', row: 2_001 }])
})

test('problems beyond the named ones are counted', async () => {
  const problems = await problemsOf(sample.panaiCsv(Array.from({ length: 900 }, () => ({ units: 'x' }))))
  expect(problems).toHaveLength(200)
})
