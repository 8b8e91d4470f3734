import { broken } from './problems.ts'
import type { Sheet } from './raw-row.ts'
import { firstBytes, type SalesFileSource, sizeOf } from './source.ts'
import { openText } from './text/open-text.ts'
import { openWorkbook } from './workbook/open-workbook.ts'

/** `alternatives`: the same text read in different ways, of which one is meant. `sheets`: each is a table of its own. */
export type OpenedFile = { kind: 'alternatives' | 'sheets'; sheets: readonly Sheet[] }

/** What a file is, is told by its first bytes, never by its name: Ingram calls its text .xls. */
export async function openSheets(source: SalesFileSource): Promise<OpenedFile> {
  await sizeOf(source)
  const head = Buffer.from(await firstBytes(source, 8))
  if (head.subarray(0, 2).toString('latin1') === 'PK')
    return { kind: 'sheets', sheets: await openWorkbook(source) }
  if (head.toString('hex') === 'd0cf11e0a1b11ae1') throw await oldWorkbook(source)
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') throw broken('not_text', { found: 'PDF' })
  return { kind: 'alternatives', sheets: await openText(source) }
}

/** A workbook with a password is an old compound file with the new one, encrypted, in it; the name in its directory tells. */
async function oldWorkbook(source: SalesFileSource) {
  const bytes = Buffer.from(await firstBytes(source, MOST_SEARCHED))
  const encrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  return broken(encrypted ? 'password_protected' : 'old_workbook')
}

const MOST_SEARCHED = 64 * 1024 * 1024
