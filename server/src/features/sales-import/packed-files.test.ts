import { gzipSync } from 'node:zlib'
import { salesFileProblems } from '@panai/contract/sales/sales-files'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workbookParts } from '../../../test/a-workbook.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { anOds } from '../../../test/an-ods.ts'
import { aBook } from '../../../test/builders.ts'
import { koboLayout, panaiCsv, tableOf } from '../../../test/sales-files.ts'
import { anIsbn, postImport, readImport, untilImportIs, upload } from '../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../test/staff-member.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** A book with an ISBN of its own, of which one copy was sold in each test. */
async function aSoldBook(): Promise<string> {
  const isbn = anIsbn()
  await aBook(app.db, { isbn, pages: 200, trim_size: '5.5 X 8.5 in' })
  return isbn
}

const sheet = 'xl/worksheets/sheet1.xml'

function coloured(isbn: string): Uint8Array {
  const parts = workbookParts({ Details: tableOf(koboLayout, [{ eISBN: isbn }]) })
  const xml = new TextDecoder().decode(parts[sheet])
  return zipSync({
    ...parts,
    [sheet]: strToU8(xml.replace(/<\/row><\/sheetData>/, '<c r="XFD2" s="1"/></row></sheetData>')),
  })
}

test.each<[what: string, name: string, build: (isbn: string) => Uint8Array]>([
  ['a table in a zip', 'MTR.zip', (isbn) => zipSync({ 'ஏப்ரல்.csv': panaiCsv([{ isbn }]) })],
  ['a table packed by gzip', 'sales.csv.gz', (isbn) => gzipSync(panaiCsv([{ isbn }]))],
  ['an OpenDocument workbook', 'sales.ods', (isbn) => anOds({ S: tableOf(koboLayout, [{ eISBN: isbn }]) })],
  ['a workbook with a coloured row', 'kobo.xlsx', coloured],
])('%s is read, posted, and known when it comes again', async (_, name, build) => {
  const file = build(await aSoldBook())
  const { id } = await upload(clerk, app, file, name)
  const ready = await untilImportIs(clerk, id, 'ready')
  expect(ready).toMatchObject({ file_name: name, rows_read: 1, progress: 1 })
  expect(ready.groups).toMatchObject([{ state: 'new', waits_for: null, rows: 1 }])
  expect((await postImport(clerk, ready)).groups).toMatchObject([{ state: 'posted', rows: 1 }])
  expect((await upload(clerk, app, file, name)).is_known).toBe(true)
})

test('the same table, packed or not, brings its rows once', async () => {
  const table = panaiCsv([{ isbn: await aSoldBook(), order_id: 'P-1' }])
  await postImport(clerk, await readImport(clerk, app, table))
  const packed = await readImport(clerk, app, zipSync({ 'sales.csv': table }))
  expect(packed.groups).toMatchObject([{ state: 'duplicate', rows: 1 }])
})

test('a zip of several tables is refused with what to do', async () => {
  const zip = zipSync({ 'a.csv': panaiCsv([{}]), 'b.csv': panaiCsv([{}]) })
  const { id } = await upload(clerk, app, zip, 'sales.zip')
  const refused = await untilImportIs(clerk, id, 'refused')
  expect(refused.problems?.named).toMatchObject([
    { code: 'several_files', text: `${salesFileProblems.several_files} (a.csv, b.csv)` },
  ])
})
