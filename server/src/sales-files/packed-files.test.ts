import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { anOds } from '../../test/an-ods.ts'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { readSalesFile } from './read-sales-file.ts'
import { recogniseSalesFile } from './recognise.ts'

const table = sample.panaiCsv([{}, { units: 2, amount: '798.00' }])
const workbook = sample.kdpEstimator({ combined: [{}] })
const rowsOf = async (file: Uint8Array) => (await readWhole(file)).rows.map(({ hash }) => hash)

test.each<[what: string, files: Zippable]>([
  ['alone', { 'sales.csv': table }],
  ['in a folder', { 'sales/': new Uint8Array(), 'sales/April/விற்பனை ஏப்ரல்.csv': table }],
  ['in a folder of Windows', { 'sales\\April.csv': table }],
  ['stored as it is', { 'sales.csv': [table, { level: 0 }] }],
  ['without an ending', { sales: table }],
  [
    'beside what systems add',
    {
      '.DS_Store': strToU8('Bud1'),
      'sales.csv': table,
      '__MACOSX/._sales.csv': strToU8('Mac OS X'),
      'sales/Thumbs.db': strToU8('x'),
      'sales/desktop.ini': strToU8('[x]'),
    },
  ],
  [
    'beside what is no table',
    { 'sales.csv': table, 'how.pdf': strToU8('%PDF-1.7\n'), empty: new Uint8Array() },
  ],
  [
    'beside a link to another file',
    { 'sales.csv': table, 'other.csv': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120_777 * 0x1_0000 }] },
  ],
])('a table in a zip is read as it would be by itself: %s', async (_, files) => {
  expect(await rowsOf(zipSync(files))).toEqual(await rowsOf(table))
})

test('a workbook in a zip is read as it would be by itself', async () => {
  expect(await rowsOf(zipSync({ 'kdp.xlsx': workbook }))).toEqual(await rowsOf(workbook))
  const ods = anOds({ S: sample.tableOf(sample.kdpCombinedLayout, [{}]) })
  expect(await rowsOf(zipSync({ 'kdp.ods': [ods, { level: 0 }] }))).toEqual(await rowsOf(ods))
  expect(await rowsOf(gzipSync(workbook))).toEqual(await rowsOf(workbook))
})

test('a table that gzip has packed is read as it would be by itself', async () => {
  expect(await rowsOf(gzipSync(table))).toEqual(await rowsOf(table))
  const half = Math.floor(table.length / 2)
  const inTwo = Buffer.concat([gzipSync(table.subarray(0, half)), gzipSync(table.subarray(half))])
  expect(await rowsOf(inTwo)).toEqual(await rowsOf(table))
})

test('how far the reading of a packed table is goes to its end, by what is unpacked of it', async () => {
  const many = sample.panaiCsv(Array.from({ length: 5_000 }, (_, at) => ({ order_id: `A${at}` })))
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'panai-packed-'))
  for (const packed of [zipSync({ 'sales.csv': many }), gzipSync(many)]) {
    const file = path.join(folder.path, 'packed')
    await writeFile(file, packed)
    const shares: number[] = []
    await readSalesFile(await recogniseSalesFile(file), () => {}, {
      onProgress: (share) => shares.push(share),
    })
    expect(shares.length).toBeGreaterThan(5)
    expect(shares.at(-1)).toBe(1)
    expect(shares.filter((share) => share < 1).length).toBe(shares.length - 1)
  }
})

test.each<[code: string, found: string | null, files: Zippable]>([
  ['several_files', 'a.csv, b.csv', { 'a.csv': table, 'b.csv': table }],
  ['several_files', 'a.csv, b.csv, c.csv and 2 more', many('a', 'b', 'c', 'd', 'e')],
  [
    'several_files',
    'ஏப்ரல்.csv, a report with a long …',
    {
      'x/ஏப்ரல்.csv': table,
      'a report with a long name of its own.csv': table,
    },
  ],
  ['no_table', null, {}],
  ['no_table', null, { 'a/': new Uint8Array(), '__MACOSX/._a': strToU8('x') }],
  ['no_table', 'a.pdf, b.png', { 'a.pdf': strToU8('%PDF-1.4'), 'b.png': strToU8('\x89PNG\r\n', true) }],
  ['not_text', 'PDF', { 'a.pdf': strToU8('%PDF-1.4') }],
  ['packed', 'packed twice', { 'a.zip': zipSync({ 'sales.csv': table }) }],
  ['packed', 'packed twice', { 'a.csv.gz': gzipSync(table) }],
  ['packed', '7z', { 'a.7z': strToU8('7z\xbc\xaf\x27\x1c\0\x04', true) }],
  ['web_page', null, { 'a.xls': strToU8('<html><table><tr><td>ISBN</td></tr></table></html>') }],
  ['unknown_layout', 'name, age', { 'a.csv': strToU8('name,age\nx,1\n') }],
])('a zip with something else in it is refused by what that is: %s (%s)', async (code, found, files) => {
  expect(await problemsOf(zipSync(files))).toMatchObject([{ code, found }])
})

function many(...names: readonly string[]): Zippable {
  return Object.fromEntries(names.map((name) => [`${name}.csv`, table]))
}

test('a name in a zip is told without what turns or hides it', async () => {
  const names = zipSync({ 'x/\u202egpj.a\u0000b.csv': table, 'b.csv': table })
  expect(await problemsOf(names)).toMatchObject([{ found: 'gpj.a b.csv, b.csv' }])
})

test.each(['/etc/passwd', '../../evil.csv', 'C:/sales.csv'])(
  'a zip with the name %s is damaged',
  async (name) => {
    expect(await problemsOf(zipSync({ [name]: table }))).toMatchObject([{ code: 'damaged' }])
  },
)

/** Writes over a field of each entry in the list of contents of a zip, and of its own header where that has it at another place. */
function changed(zip: Uint8Array, listed: number, own: number | null, value: number): Buffer {
  const bytes = Buffer.from(zip)
  const view = (sign: number, at: number) => {
    for (let place = 0; place < bytes.length - 4; place += 1)
      if (bytes.readUInt32LE(place) === sign) bytes.writeUInt16LE(value & 0xffff, place + at)
  }
  view(0x02014b50, listed)
  if (own !== null) view(0x04034b50, own)
  return bytes
}

test('a zip with a password says what to do', async () => {
  const locked = changed(zipSync({ 'sales.csv': table }), 8, 6, 1)
  expect(await problemsOf(locked)).toMatchObject([{ code: 'zip_with_password' }])
})

test('a zip whose way of packing only other programs know says what to do', async () => {
  const other = changed(zipSync({ 'sales.csv': table }), 10, 8, 9)
  expect(await problemsOf(other)).toMatchObject([{ code: 'packed', found: 'sales.csv' }])
})

test.each([-20, 20])('a table that is %d bytes longer than its zip says is refused', async (difference) => {
  const lying = changed(zipSync({ 'sales.csv': table }), 24, null, table.length - difference)
  expect(await problemsOf(lying)).toMatchObject([{ code: 'damaged' }])
})

test('a table that is another than its zip says is refused, and nothing of it is given out', async () => {
  const zip = zipSync({ 'sales.csv': [table, { level: 0 }] })
  const at = Buffer.from(zip).indexOf('798.00')
  zip[at] = '9'.charCodeAt(0)
  expect(await problemsOf(zip)).toMatchObject([{ code: 'damaged' }])
})

test('what was made to burst is refused before it does', async () => {
  const zeros = new Uint8Array(20_000_000)
  const commas = Buffer.alloc(20_000_000, ',')
  for (const bomb of [
    zipSync({ 'sales.csv': commas }),
    gzipSync(commas),
    gzipSync(zeros),
    zipSync({ 'a.xlsx': [zipSync({ '_rels/.rels': commas }), { level: 0 }] }),
    zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.csv`, table]))),
  ])
    expect(await problemsOf(bomb)).toMatchObject([{ code: 'bomb' }])
})

test('parts that share their bytes are refused', async () => {
  const bytes = Buffer.from(zipSync({ '000.csv': [table, { level: 0 }] }))
  const list = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  const end = bytes.indexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const entries = Array.from({ length: 900 }, (_, at) => {
    const entry = Buffer.from(bytes.subarray(list, end))
    entry.write(String(at).padStart(3, '0'), 46)
    return entry
  })
  const last = Buffer.from(bytes.subarray(end))
  last.writeUInt16LE(entries.length, 8)
  last.writeUInt16LE(entries.length, 10)
  last.writeUInt32LE(entries.length * (end - list), 12)
  const zip = Buffer.concat([bytes.subarray(0, list), ...entries, last])
  expect(await problemsOf(zip)).toMatchObject([{ code: 'bomb' }])
})

test.each([0.3, 0.9])('a packed table of which %f has come is refused', async (share) => {
  for (const packed of [zipSync({ 'sales.csv': table }), gzipSync(table)]) {
    const cut = packed.subarray(0, Math.floor(packed.length * share))
    expect(await problemsOf(cut)).toMatchObject([{ code: 'damaged' }])
  }
})
