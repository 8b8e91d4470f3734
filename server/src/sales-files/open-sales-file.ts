import type { KnownAccount } from '@panai/contract/sales/sales-account-kinds'
import type { DecimalSign, MappedLayout } from '@panai/contract/sales/sales-columns'
import type { UntrustedFiles } from '../untrusted-files/untrusted-files.ts'
import type { PreviewSheet } from './mapped/preview-sheets.ts'
import { BrokenSalesFile, broken } from './problems.ts'
import type { WholeFile } from './read-sales-file.ts'
import type { RecognisedFile } from './recognise.ts'
import { reportedLine } from './reported-line.ts'
import type { SalesRow } from './sales-row.ts'
import type { Period } from './values/read-date.ts'

/** Nobody waits for it: it is read in the background. */
const owner = { account: null, network: null }

export type Reading = {
  /** Of a report that names no month. */
  period: Period | null
  /** The file's; null: it has none. */
  name: string | null
  today: string
  /** Those that somebody made. */
  layouts: readonly MappedLayout[]
  /** Our own, and whose the file is, as somebody said; null: nobody did. */
  accounts: readonly KnownAccount[]
  account: number | null
  /** As somebody said of a file whose numbers can be read in two ways. */
  decimalSign: DecimalSign | null
  take: (rows: SalesRow[]) => Promise<void>
  onProgress: (share: number) => void
  /** Ends the reading with the signal's reason. */
  signal: AbortSignal
}
/** A table whose header no layout has, with the rows that are shown to the clerk who names its columns. */
export class UnmappedSalesFile extends BrokenSalesFile {
  readonly sheets: readonly PreviewSheet[]

  constructor({ problems, count, sheets }: Pick<UnmappedSalesFile, 'problems' | 'count' | 'sheets'>) {
    super(problems, count)
    this.sheets = sheets
  }
}

export type ReadFile = { file: Omit<RecognisedFile, 'tables'>; totals: WholeFile }

/**
 * Has a sales file read in a process of its own, which is held back while a batch of rows is taken. What was taken counts only when
 * this has resolved. @throws UnmappedSalesFile, BrokenSalesFile, also when the process did not live to the end of the file.
 */
export async function openSalesFile(
  untrusted: UntrustedFiles,
  path: string,
  { take, onProgress, signal, ...said }: Reading,
): Promise<ReadFile> {
  const read = await untrusted.open(
    { kind: 'sales-file', ...said },
    path,
    owner,
    async ({ reported }): Promise<ReadFile> => {
      let file: ReadFile['file'] | undefined
      for await (const line of reported) {
        signal.throwIfAborted()
        const { data } = reportedLine.safeParse(line)
        if (!data) break
        if ('unmapped' in data) throw new UnmappedSalesFile(data.unmapped)
        if ('broken' in data) {
          const isOurs = file?.sheets.every(({ layout }) => typeof layout !== 'number')
          throw new BrokenSalesFile(data.broken.problems, data.broken.count, isOurs)
        }
        if ('share' in data) onProgress(data.share)
        if ('rows' in data) await take(data.rows)
        if ('file' in data) file = data.file
        if ('totals' in data && file) return { file, totals: data.totals }
      }
      throw broken('damaged')
    },
  )
  if (typeof read === 'string') throw broken(read)
  return read
}
