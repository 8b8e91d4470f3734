import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ReceivedFile } from '../../../http/received-body.ts'
import { nameSalesFile } from './name-sales-file.ts'

const table = 'Title,Copies\nAlai,3\n'
/** The beginning of a zip whose first part has this name, and this in it. */
const aZip = (first: string) => `PK\u0003\u0004${'\0'.repeat(26)}${first}`
const tabs = 'Title\tCopies\nAlai\t3\n'

test.each<[name: string, content: string | Buffer, kept: string]>([
  ['May\u202evsc.exe', table, 'Mayvsc.csv'],
  ['C:\\sales\\May 2026.CSV', table, 'May 2026.csv'],
  ['May.txt', table, 'May.txt'],
  ['May.xls', tabs, 'May.xls'],
  ['May.tsv', tabs, 'May.tsv'],
  ['May', table, 'May.csv'],
  ['May.csv', aZip('[Content_Types].xml'), 'May.xlsx'],
  ['May.xlsx', aZip('_rels/.rels'), 'May.xlsx'],
  ['May.zip', aZip('xl/workbook.xml'), 'May.xlsx'],
  ['May.ods', aZip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'May.ods'],
  ['May.xlsx', aZip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'May.ods'],
  ['MTR.zip', aZip('MTR_B2C-MARCH-2026.csv'), 'MTR.zip'],
  ['MTR.csv', aZip('MTR_B2C-MARCH-2026.csv'), 'MTR.zip'],
  ['May.csv.gz', Buffer.from('1f8b08', 'hex'), 'May.csv.gz'],
  ['May.7z', Buffer.from('377abcaf271c', 'hex'), 'May.7z'],
  ['PKR.csv', 'PKR amount,Copies\n', 'PKR.csv'],
  ['May.xls', '\ufeff<html><table>', 'May.html'],
  ['விற்பனை.csv', table, 'விற்பனை.csv'],
  ['\u200b.csv', table, 'sales-file.csv'],
  ['.csv', table, 'sales-file.csv'],
  ['', '', 'sales-file.csv'],
  [`${'x'.repeat(150)} 2026-05.csv`, table, `${'x'.repeat(150)} 2026-05.csv`],
])('%j is kept as what it is', async (name, content, kept) => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'panai-sales-name-'))
  const place = path.join(folder.path, 'sent')
  await writeFile(place, content)
  const file = new ReceivedFile(place, { size: content.length, sha256: '', name })
  expect(await nameSalesFile(file)).toBe(kept)
})
