import { isAscii, isUtf8 } from 'node:buffer'
import { clean } from '@panai/contract/language/text-rules'
import type { PackedBytes } from '../formats/file-bytes.ts'
import type { ZipPart, ZipParts } from '../formats/zip/list-zip-parts.ts'
import { BrokenSalesFile, broken, type SalesFileProblem } from './problems.ts'
import { tellKind } from './tell-kind.ts'

const MOST_NAMES = 3
const MOST_LETTERS = 22

/** What macOS and Windows put beside files. */
const besides = /(?:^|\/)(?:__MACOSX\/.*|\.DS_Store|\._[^/]*|(?:eh)?thumbs\.db|desktop\.ini)$/i
const KIND_OF_FILE = 0o170_000
const LINK = 0o120_000

/** What nobody would take for a table of sales, though it may lie beside one. */
const noTables: readonly SalesFileProblem['code'][] = ['not_text', 'email', 'nothing_in_file']

/**
 * The one table that is packed in a zip, whatever lies beside it that is none. Names in it are told, and never used to find or store
 * anything.
 * @throws BrokenSalesFile when there is none, or several files that may be one; or when only other programs can unpack it.
 */
export async function findTableInZip(parts: ZipParts): Promise<PackedBytes> {
  const files = [...parts.values()].filter(isFile)
  const tables: ZipPart[] = []
  let lastProblem: BrokenSalesFile | null = null
  for (const part of files) {
    if (!part.entry.canDecodeFileData()) throw broken('packed', { found: shownName(part) })
    const kind = await tellKind(part)
    if (kind instanceof BrokenSalesFile && kind.problems.every(({ code }) => noTables.includes(code)))
      lastProblem = kind
    else tables.push(part)
    if (tables.length > 1) throw broken('several_files', { found: shownNames(files) })
  }
  const [table] = tables
  if (table) return table
  throw files.length === 1 && lastProblem ? lastProblem : broken('no_table', { found: shownNames(files) })
}

function isFile({ entry }: ZipPart): boolean {
  const { fileName, externalFileAttributes: attributes } = entry
  const isLink = ((attributes >>> 16) & KIND_OF_FILE) === LINK
  return !fileName.endsWith('/') && !besides.test(fileName) && !isLink
}

function shownNames(files: readonly ZipPart[]): string | null {
  const names = files.slice(0, MOST_NAMES).map(shownName)
  const more = files.length - names.length
  return files.length === 0 ? null : `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Without its folder. macOS writes UTF-8 and does not say so. */
function shownName({ entry: { fileName, fileNameRaw } }: ZipPart): string {
  const isUnsaid = !isAscii(fileNameRaw) && isUtf8(fileNameRaw)
  const name = isUnsaid ? fileNameRaw.toString('utf8') : fileName
  const last = clean({ lines: 'one' }, name.split(/[\\/]/).at(-1) ?? '')
  const letters = [...last]
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : last
}
