import type { WaitReason } from '@panai/contract/sales-import-states'
import type { PoolClient } from 'pg'
import { CopyIn } from '../../../db/copy-rows.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { loadRates } from '../currency/known-rates.ts'
import type { Progress } from '../intake/note-progress.ts'
import { AuthorSums } from './author-sums.ts'
import { ImportPostings } from './decide-import.ts'
import { type Judgement, judgeLine, paidOf, sharesOf } from './judge-line.ts'
import { KnownTerms } from './known-terms.ts'
import { owedOf } from './owed.ts'
import { loadRevised, type Revised } from './revised-sales.ts'
import { type Posted, placeOf, saleColumns, salesOf, salesText } from './sale-columns.ts'
import { eachNewLine, type StoredLine } from './stored-lines.ts'

type Given = {
  /** Reads the rows. Where a connection writes by COPY, it is another one. */
  db: Database | Tx
  importId: number
  journalId: number
  /** Rows that were posted from another file meanwhile. */
  repeated: ReadonlySet<number>
  signal?: AbortSignal
  /** After each some thousands of rows. */
  onRead?: (rows: number) => Promise<void>
  /** Hears of each row that is reckoned, but of repeated ones. */
  onRow?: (line: StoredLine, judged: Judgement) => void
}
type ByCopy = Given & {
  /** The connection of the transaction; another one reads the rows, since this one is writing. */
  client: PoolClient
  /** How many rows there are. */
  total: number
  progress: Progress
}
type Into = { add(posted: Posted): void; send(): Promise<void> }

export type Written = {
  postings: ImportPostings
  waiting: { id: number; for: WaitReason }[]
  /** Rows by which nothing is due, and that revise none any more. */
  nothingDue: number[]
  /** Posted rows in whose place others are. */
  revised: Revised[]
  /** Rows whose period a change of terms falls into that was not told, or none any more. */
  changed: { id: number; on: readonly string[] }[]
  /** What the rows come to, those too that another file has posted meanwhile. */
  reckoned: AuthorSums
  /** The same of those alone that are posted. */
  earned: AuthorSums
}

/** Writes the sales of all new rows of an import. @returns what its journal must post, and rows that can't be reckoned any more. */
export async function writeSales({ client, total, progress, ...given }: ByCopy): Promise<Written> {
  const copy = new CopyIn(client, 'sales', saleColumns)
  let [text, read] = ['', 0]
  const into: Into = {
    add(posted) {
      text += salesText(posted)
    },
    async send() {
      if (text !== '') await copy.write(text)
      text = ''
    },
  }
  async function onRead(rows: number) {
    read += rows
    progress.reached(Math.min(1, read / total))
    await progress.read(rows)
  }
  try {
    const written = await writeTo(into, { ...given, onRead })
    await copy.end()
    return written
  } catch (error) {
    await copy.abort(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

/** So many sales go into one statement: each is some twenty values. */
const AT_ONCE = 1_000

/** The same by ordinary statements of the transaction, which sees rows that nobody else sees yet. */
export function insertSales(given: Given & { db: Tx }): Promise<Written> {
  let sales: ReturnType<typeof salesOf> = []
  const into: Into = {
    add: (posted) => void sales.push(...salesOf(posted)),
    async send() {
      for (let at = 0; at < sales.length; at += AT_ONCE)
        await given.db
          .insertInto('sales')
          .values(sales.slice(at, at + AT_ONCE))
          .execute()
      sales = []
    },
  }
  return writeTo(into, given)
}

async function writeTo(into: Into, { db, importId, journalId, repeated, signal, onRead, onRow }: Given) {
  const [rates, terms] = [await loadRates(db), new KnownTerms(db)]
  const written: Written = {
    postings: new ImportPostings(),
    waiting: [],
    nothingDue: [],
    revised: [],
    changed: [],
    reckoned: new AuthorSums(),
    earned: new AuthorSums(),
  }
  for await (const lines of eachNewLine(db, importId)) {
    signal?.throwIfAborted()
    await terms.load(lines.flatMap(({ bookId }) => bookId ?? []))
    const standing = await loadRevised(
      db,
      lines.flatMap(({ revises }) => revises ?? []),
    )
    for (const line of lines) {
      const judged = judgeLine(line, { rates, terms })
      written.reckoned.add(judged.earned)
      if (repeated.has(line.id)) continue
      onRow?.(line, judged)
      if (judged.changesOn.join() !== line.changesOn.join())
        written.changed.push({ id: line.id, on: judged.changesOn })
      const revised = standing.get(line.revises ?? 0)
      const isSettled = judged.earned.length > 0 || judged.state === 'nothing_due'
      if (revised && isSettled) {
        written.postings.takeBack(revised)
        written.revised.push(revised)
      }
      if (judged.earned.length > 0) {
        written.earned.add(judged.earned)
        written.postings.add(line.channel, owedOf(judged), { shares: sharesOf(judged.earned) })
        into.add({
          line,
          reference: placeOf(line),
          earned: judged.earned,
          paid: paidOf(judged),
          journalId,
        })
      } else if (!isSettled) written.waiting.push({ id: line.id, for: judged.waitsFor ?? 'terms' })
      else if (!revised) written.nothingDue.push(line.id)
    }
    await into.send()
    await onRead?.(lines.length)
  }
  return written
}
