import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { MappedLayout } from '@panai/contract/sales/sales-columns'
import type { LeftOutSheetKind } from '@panai/contract/sales/sales-files'
import type { RawRow, Sheet } from '../formats/table.ts'
import { findHeader, findNearlyHeader } from './find-header.ts'
import type { FoundHeader } from './found-header.ts'
import type { Layout } from './layouts/layout.ts'
import { HEADER_WITHIN_ROWS } from './limits.ts'
import { lookAtUnread, type UnreadSheet } from './look-at-unread.ts'
import { type OpenedFile, openSheets } from './open-sheets.ts'
import { BrokenSalesFile, broken, Problems } from './problems.ts'
import type { SalesFileSource } from './source.ts'

export type RecognisedSheet = {
  name: string | null
  layout: Layout['id'] | null
  headerRow: number | null
  /** As the file spells them; the raw cells of its rows stand under them. */
  headings: readonly string[]
  leftOut: LeftOutSheetKind | null
  /** What it holds that is left out; null of a sheet that is read. */
  unread: UnreadSheet | null
}

export type RecognisedFile = {
  /** Null: the file names its channel row by row. */
  channel: SalesChannel | null
  /** The account of our own whose files have its layouts; null: none, or several. */
  account: number | null
  /** Whether every row of it is. */
  estimate: boolean
  sheets: readonly RecognisedSheet[]
  /** What `readSalesFile` goes on with. */
  tables: readonly RecognisedTable[]
}

export type RecognisedTable = { sheet: Sheet; header: FoundHeader; preamble: readonly RawRow[] }

/** No sheet of it has a header that we know: somebody may say what its columns are. */
export class UnknownSalesFile extends BrokenSalesFile {
  readonly sheets: readonly Sheet[]

  constructor({ problems, count }: BrokenSalesFile, sheets: readonly Sheet[]) {
    super(problems, count)
    this.sheets = sheets
  }
}

type Examined = {
  sheet: Sheet
  head: readonly RawRow[]
  header: FoundHeader | null
  /** What stopped the reading of the head, behind the rows that are in it. */
  failure: BrokenSalesFile | null
}

/**
 * Opens a sales file and tells its layout by the columns of its header alone: not by its name, its sheets' names, or where the header
 * and the columns stand.
 * @param mapped layouts that somebody made
 * @throws BrokenSalesFile when it can't be opened; UnknownSalesFile when it is of no layout, or lacks columns of the one that it is or nearly is.
 */
export async function recogniseSalesFile(
  source: SalesFileSource,
  mapped: readonly MappedLayout[] = [],
): Promise<RecognisedFile> {
  const examined = await examineAll(await openSheets(source), mapped)
  const known = examined.filter((table) => table.header !== null)
  if (known.length === 0) throw unknown(examined)
  const replaced = new Set<Layout['id']>(known.flatMap(({ header }) => header?.layout.supersedes ?? []))
  const sheets: RecognisedSheet[] = []
  for (const one of examined) sheets.push(await describe(one, replaced, mapped))
  const tables = known.flatMap(({ sheet, head, header }) =>
    header && !replaced.has(header.layout.id) ? [{ sheet, header, preamble: upTo(head, header) }] : [],
  )
  const lacking = problemsOf(tables.map(({ sheet, header }) => headerProblems(sheet, header)))
  if (lacking)
    throw new UnknownSalesFile(
      lacking,
      tables.map(({ sheet }) => sheet),
    )
  const ids = tables.map(({ header }) => header.layout.id)
  const channels = new Set(tables.map(({ header }) => header.layout.channel))
  if (channels.size > 1) throw broken('unknown_layout', { found: ids.join(', ') })
  const accounts = new Set(tables.map(({ header }) => header.layout.account))
  return {
    channel: [...channels][0] ?? null,
    account: accounts.size === 1 ? ([...accounts][0] ?? null) : null,
    estimate: tables.every(({ header }) => header.layout.estimate),
    sheets,
    tables,
  }
}

/** Of the ways to read a text only the one with a header is kept; else the one with most columns, which was meant. */
async function examineAll(
  { kind, sheets }: OpenedFile,
  mapped: readonly MappedLayout[],
): Promise<Examined[]> {
  const examined: Examined[] = []
  for (const sheet of sheets) {
    const { head, failure } = await readHead(sheet)
    if (failure && kind === 'sheets') throw failure
    examined.push({ sheet, head, header: findHeader(head, mapped), failure })
  }
  if (kind === 'sheets') return examined
  const meant = examined.find(({ header }) => header !== null) ?? mostLikely(examined)
  if (meant?.failure) throw meant.failure
  return meant ? [meant] : []
}

/** The way with most columns. Where none splits anything, one that was stopped has more to say. */
function mostLikely(examined: readonly Examined[]): Examined | undefined {
  const widest = examined.toSorted((a, b) => widthOf(b) - widthOf(a))[0]
  return widest && widthOf(widest) > 1 ? widest : (examined.find(({ failure }) => failure) ?? widest)
}

/** Another delimiter than the file's may break a quoted cell open: that this way fails says nothing of the others. */
async function readHead(sheet: Sheet): Promise<Pick<Examined, 'head' | 'failure'>> {
  const head: RawRow[] = []
  try {
    for await (const rows of sheet.rows()) {
      head.push(...rows.slice(0, HEADER_WITHIN_ROWS - head.length))
      if (head.length >= HEADER_WITHIN_ROWS) break
    }
  } catch (error) {
    if (!(error instanceof BrokenSalesFile)) throw error
    return { head, failure: error }
  }
  return { head, failure: null }
}

function widthOf({ head }: Examined): number {
  return Math.max(0, ...head.map(({ cells }) => cells.length))
}

function upTo(head: readonly RawRow[], { row }: FoundHeader): RawRow[] {
  return head.filter(({ number }) => number <= row.number)
}

async function describe(
  { sheet, head, header }: Examined,
  replaced: ReadonlySet<Layout['id']>,
  mapped: readonly MappedLayout[],
): Promise<RecognisedSheet> {
  const leftOut = header === null ? 'unknown' : replaced.has(header.layout.id) ? 'repeated' : null
  return {
    name: sheet.name,
    layout: header?.layout.id ?? null,
    headerRow: header?.row.number ?? null,
    headings: header?.row.cells ?? [],
    leftOut,
    unread: leftOut && (await lookAtUnread(sheet, head, { header: header?.row ?? null, mapped })),
  }
}

function headerProblems(sheet: Sheet, header: FoundHeader): Problems {
  const problems = new Problems(sheet.name)
  for (const name of header.missing) problems.add('missing_column', header.row.number, name)
  for (const name of header.twice) problems.add('column_twice', header.row.number, name)
  return problems
}

function problemsOf(lists: readonly Problems[]): BrokenSalesFile | null {
  try {
    Problems.throwAny(lists)
    return null
  } catch (error) {
    if (error instanceof BrokenSalesFile) return error
    throw error
  }
}

function unknown(examined: readonly Examined[]): Error {
  if (examined.every(({ head }) => head.length === 0)) return broken('empty')
  const nearly = examined.flatMap(({ sheet, head }) => {
    const header = findNearlyHeader(head)
    return header ? [headerProblems(sheet, header)] : []
  })
  const sheets = examined.map(({ sheet }) => sheet)
  const problems = problemsOf(nearly)
  if (problems) return new UnknownSalesFile(problems, sheets)
  const first = examined[0]
  const why = broken('unknown_layout', {
    sheet: first?.sheet.name ?? null,
    row: first?.head[0]?.number ?? null,
    found: first?.head[0]?.cells.join(', ') ?? null,
  })
  return new UnknownSalesFile(why, sheets)
}
