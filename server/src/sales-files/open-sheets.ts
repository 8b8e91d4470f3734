import { BrokenFile } from '../formats/broken-file.ts'
import { openText } from '../formats/csv/open-text.ts'
import { firstBytes } from '../formats/file-bytes.ts'
import type { Sheet } from '../formats/table.ts'
import { openWorkbook } from '../formats/xlsx/open-workbook.ts'
import { broken, brokenFormat } from './problems.ts'
import { type SalesFileSource, sizeOf } from './source.ts'

/** `alternatives`: the same text read in different ways, of which one is meant. `sheets`: each is a table of its own. */
export type OpenedFile = { kind: 'alternatives' | 'sheets'; sheets: readonly Sheet[] }

/**
 * The first bytes decide what a file is, never its name: Ingram calls its text .xls.
 * @throws BrokenSalesFile, as the rows of its sheets do while they are read.
 */
export async function openSheets(source: SalesFileSource): Promise<OpenedFile> {
  await sizeOf(source)
  try {
    const { kind, sheets } = await open(source)
    return { kind, sheets: sheets.map(withOurProblems) }
  } catch (error) {
    throw inOurWords(error)
  }
}

async function open(source: SalesFileSource): Promise<OpenedFile> {
  const head = Buffer.from(await firstBytes(source, 8))
  if (head.subarray(0, 2).toString('latin1') === 'PK')
    return { kind: 'sheets', sheets: await openWorkbook(source) }
  if (head.toString('hex') === 'd0cf11e0a1b11ae1') throw await oldWorkbook(source)
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') throw broken('not_text', { found: 'PDF' })
  const beginning = Buffer.from(await firstBytes(source, 512))
    .toString('latin1')
    .replaceAll('\0', '')
  if (markup.test(beginning)) throw broken('web_page')
  return { kind: 'alternatives', sheets: await openText(source) }
}

/** Reports named .xls are pages as often as not, or the XML that Excel wrote before .xlsx. A mark of the encoding may go before. */
const markup = /^[^<\w]*<(?:!doctype|html|head|meta|style|body|table|\?xml)\b/i

function withOurProblems(sheet: Sheet): Sheet {
  return {
    ...sheet,
    async *rows(onRead) {
      try {
        yield* sheet.rows(onRead)
      } catch (error) {
        throw inOurWords(error)
      }
    },
  }
}

function inOurWords(error: unknown): unknown {
  return error instanceof BrokenFile ? brokenFormat(error) : error
}

/** A workbook with a password is an old compound file with the new one, encrypted, in it; the name in its directory tells. */
async function oldWorkbook(source: SalesFileSource) {
  const bytes = Buffer.from(await firstBytes(source, MOST_SEARCHED))
  const encrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  return broken(encrypted ? 'password_protected' : 'old_workbook')
}

const MOST_SEARCHED = 64 * 1024 * 1024
