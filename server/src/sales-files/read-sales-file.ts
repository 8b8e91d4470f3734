import { WHOLE } from '@panai/contract/royalties/royalty-terms'
import { channelsOfAccounts, type KnownAccount } from '@panai/contract/sales/sales-account-kinds'
import { channelNames } from '@panai/contract/sales/sales-channels'
import type { DecimalSign } from '@panai/contract/sales/sales-columns'
import { MOST_ROWS } from '../formats/limits.ts'
import type { RawRow } from '../formats/table.ts'
import { findProofs } from './column-proofs.ts'
import { KnownAccounts } from './known-accounts.ts'
import type { MonthByName } from './layouts/layout.ts'
import { fillUp, LeftOutRows, tellLeftOut, tellSum } from './left-out-rows.ts'
import { broken, Problems } from './problems.ts'
import type { RecognisedFile, RecognisedTable } from './recognise.ts'
import { RowFields } from './row-fields.ts'
import { identityOf, RowHashes } from './row-hash.ts'
import type { SalesLine, SalesRow } from './sales-row.ts'
import { type SalesFileTotals, Totals } from './totals.ts'
import type { Period } from './values/read-date.ts'

/** What a whole file comes to, and its rows that are no sales. */
export type WholeFile = SalesFileTotals & {
  leftOut: ReturnType<LeftOutRows['result']>
  monthsByName: readonly MonthByName[]
  /** The sheets in which numbers have a comma before their decimals, by name. */
  withCommas: readonly (string | null)[]
}

export type ReadOptions = {
  /** Of a report that names no month; a month that it names goes before. */
  period?: Period
  /** A report may name its month there alone. */
  fileName?: string
  /** The last day on which something can have been sold, as an ISO date: a later one is a slip. */
  today?: string
  /** Of our own; a row may be of one. */
  accounts?: KnownAccounts
  /** The sign before the decimals, as somebody said of the file; what a column proves goes before. */
  decimalSign?: DecimalSign
  /** Ends the reading with the signal's reason. */
  signal?: AbortSignal
  /** From 0 to 1, by bytes. */
  onProgress?: (share: number) => void
}

/**
 * Reads the rows of a file and hands them on some hundreds at a time, waiting for each batch to be taken. What was taken counts only
 * when this has resolved: a problem on the last line refuses the whole file, and so does a total that the rows do not add up to.
 * From the first problem on no rows are handed on, but all are checked.
 * @throws BrokenSalesFile with the problems by row and column.
 */
export async function readSalesFile(
  file: RecognisedFile,
  take: (rows: SalesRow[]) => Promise<void> | void,
  options: ReadOptions = {},
): Promise<WholeFile> {
  const { accounts = new KnownAccounts([], null) } = options
  if (accounts.isOfOne && file.channel !== null && !channelsOfAccounts.has(file.channel))
    throw broken('not_of_account', { found: channelNames[file.channel] })
  const [totals, hashes, leftOut] = [new Totals(), new RowHashes(), new LeftOutRows()]
  const monthsByName: MonthByName[] = []
  const withCommas: (string | null)[] = []
  const progress = progressOf(file, options.onProgress)
  const found: Problems[] = []
  for (const table of file.tables) {
    const problems = new Problems(table.sheet.name)
    found.push(problems)
    for await (const lines of linesOf(
      table,
      { problems, leftOut, monthsByName, withCommas, accounts },
      options,
      progress,
    )) {
      if (found.some(({ any }) => any)) continue
      const rows = lines.map(({ line, raw }) => finish(line, { table, raw, hashes, accounts, problems }))
      for (const row of rows) totals.add(row)
      if (rows.length > 0) await take(rows)
    }
  }
  Problems.throwAny(found)
  const result = { ...totals.result(), leftOut: leftOut.result(), monthsByName, withCommas }
  if (result.rows === 0) throw broken('empty')
  return result
}

/** What is found beside the rows. */
type Noted = {
  problems: Problems
  leftOut: LeftOutRows
  monthsByName: MonthByName[]
  withCommas: (string | null)[]
  accounts: KnownAccounts
}
type ReadLine = { line: SalesLine; raw: readonly string[] }

async function* linesOf(
  { sheet, header, preamble }: RecognisedTable,
  { problems, leftOut, monthsByName, withCommas, accounts }: Noted,
  { period, fileName, today, decimalSign, signal }: ReadOptions,
  onRead: (bytes: number) => void,
): AsyncGenerator<readonly ReadLine[]> {
  const proofs = await findProofs(sheet, header.row, { given: decimalSign ?? null, signal })
  const fields = new RowFields({
    columns: header.columns,
    problems,
    proofs,
    serials: sheet.serialDates,
    today,
  })
  const { name } = sheet
  const givenPeriod = period ?? null
  const reader = header.layout.start({
    name,
    fields,
    columns: header.columns,
    preamble,
    givenPeriod,
    fileName: fileName ?? null,
    today,
    problems,
    accounts,
    monthsByName,
  })
  const width = sheet.fullLines ? header.row.cells.length : null
  const lastNeeded = Math.max(
    ...[...header.columns].map(([column, { at }]) => (header.layout.columns[column]?.optional ? -1 : at)),
  )
  const tell = tellLeftOut(header)
  const isSum = tellSum(header.layout)
  for await (const rows of sheet.rows(onRead)) {
    signal?.throwIfAborted()
    const lines: ReadLine[] = []
    for (const given of rows) {
      if (given.number <= header.row.number || reader.passesOver?.(given)) continue
      const kind = tell(given)
      if (kind !== null) {
        if (kind !== 'blank') leftOut.add(kind, name, given)
        continue
      }
      const row = width === null ? given : (fillUp(given, width, lastNeeded) ?? given)
      if (row.number > MOST_ROWS) throw broken('too_many_rows', { sheet: name, row: row.number })
      if (width !== null && row.cells.length !== width) {
        problems.add('ragged_line', row.number, null, `${row.cells.length} ≠ ${width}`)
        continue
      }
      fields.use(row)
      const why = isSum(fields) ? 'total' : (reader.leavesOut?.() ?? null)
      if (why !== null) {
        leftOut.add(why, name, given)
        continue
      }
      for (const line of reader.read()) lines.push({ line, raw: row.cells })
    }
    yield lines
  }
  if (fields.hasCommas) withCommas.push(name)
  yield reader.end?.() ?? []
}

type Finishing = {
  table: RecognisedTable
  raw: RawRow['cells']
  hashes: RowHashes
  accounts: KnownAccounts
  problems: Problems
}

/** The row is told from others by what the file says, and not by what an account's discount makes of it. */
function finish(line: SalesLine, { table, raw, hashes, accounts, problems }: Finishing): SalesRow {
  const { layout } = table.header
  if (accounts.isOfOne && !channelsOfAccounts.has(line.channel))
    problems.add('not_of_account', line.rowNumber, null, channelNames[line.channel])
  const account = accounts.of(line, layout.account)
  const told = account === null ? line : { ...line, account: account.id, channel: account.channel }
  const identity = identityOf(told, layout.identifiedBy)
  const hash = hashes.next(told)
  return { ...told, ...lessDiscount(told, account), sheet: table.sheet.name, hash, identity, raw }
}

/** Where the file says the price alone, the account owes it less the discount that is agreed; half a unit counts as one. */
function lessDiscount({ measure, amount, proceeds }: SalesLine, account: KnownAccount | null) {
  if (measure !== 'copies' || amount === null || proceeds !== null) return null
  const { discount = null } = account ?? {}
  if (discount === null) return null
  const kept = Math.sign(amount) * Math.round((Math.abs(amount) * discount) / WHOLE)
  return { proceeds: amount - kept, discount }
}

function progressOf({ tables }: RecognisedFile, onProgress: ReadOptions['onProgress']) {
  const all = tables.reduce((sum, { sheet }) => sum + sheet.bytes, 0)
  let read = 0
  return (bytes: number) => {
    read += bytes
    onProgress?.(Math.min(1, read / all))
  }
}
