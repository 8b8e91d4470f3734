import { BrokenFile } from '../formats/broken-file.ts'
import { openText } from '../formats/csv/open-text.ts'
import { type FileBytes, type PackedBytes, unpackWhole } from '../formats/file-bytes.ts'
import { openGzip } from '../formats/gzip/open-gzip.ts'
import { MOST_BYTES_IN_MEMORY, workbookLimits } from '../formats/limits.ts'
import { openOds } from '../formats/ods/open-ods.ts'
import type { Sheet } from '../formats/table.ts'
import { openWorkbook } from '../formats/xlsx/open-workbook.ts'
import { listZipParts } from '../formats/zip/list-zip-parts.ts'
import { findTableInZip } from './find-table-in-zip.ts'
import { broken, brokenFormat } from './problems.ts'
import { type SalesFileSource, sizeOf } from './source.ts'
import { tellKind } from './tell-kind.ts'
import { tellZip } from './tell-zip.ts'

/** `alternatives`: the same text read in different ways, of which one is meant. `sheets`: each is a table of its own. */
export type OpenedFile = { kind: 'alternatives' | 'sheets'; sheets: readonly Sheet[] }

/**
 * Opens a table as text, a workbook, or a zip or gzip file with one of them in it.
 * @throws BrokenSalesFile, as the rows of its sheets do while they are read.
 */
export async function openSheets(source: SalesFileSource): Promise<OpenedFile> {
  const size = await sizeOf(source)
  try {
    const { kind, sheets } = await open(source, size)
    return { kind, sheets: sheets.map(withOurProblems) }
  } catch (error) {
    throw inOurWords(error)
  }
}

async function open(source: SalesFileSource, size: number): Promise<OpenedFile> {
  const kind = await tellKind(source)
  if (kind === 'text') return asText(source)
  if (kind === 'gzip') return openPacked(await openGzip(source), size)
  if (kind !== 'zip') throw kind
  const parts = await listZipParts(source).catch(withPassword)
  const table = await tellZip(parts)
  if (table === 'xlsx') return { kind: 'sheets', sheets: await openWorkbook(parts) }
  if (table === 'ods') return { kind: 'sheets', sheets: await openOds(parts) }
  if (table !== 'archive') throw table
  return openPacked(await findTableInZip(parts), size)
}

/** What is in a packed file of so many bytes. A packed file in a packed one is left to the clerk to unpack. */
async function openPacked(table: PackedBytes, size: number): Promise<OpenedFile> {
  const kind = await tellKind(table)
  if (kind === 'text') return asText(table)
  if (kind === 'gzip') throw broken('packed', { found: 'packed twice' })
  if (kind !== 'zip') throw kind
  // A workbook is read from its end.
  if (table.bytes > MOST_BYTES_IN_MEMORY) throw broken('packed', { found: 'a large workbook' })
  const bytes = Math.min(workbookLimits.bytes, size * workbookLimits.ratio)
  const parts = await listZipParts(await unpackWhole(table), { ...workbookLimits, bytes })
  const workbook = await tellZip(parts)
  if (workbook === 'xlsx') return { kind: 'sheets', sheets: await openWorkbook(parts) }
  if (workbook === 'ods') return { kind: 'sheets', sheets: await openOds(parts) }
  throw workbook === 'archive' ? broken('packed', { found: 'packed twice' }) : workbook
}

async function asText(source: FileBytes | PackedBytes): Promise<OpenedFile> {
  return { kind: 'alternatives', sheets: await openText(source) }
}

/** No workbook has a password by the means of its zip. */
function withPassword(error: unknown): never {
  const isLocked = error instanceof BrokenFile && error.code === 'password_protected'
  throw isLocked ? broken('zip_with_password') : error
}

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
