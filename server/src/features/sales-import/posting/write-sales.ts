import type { WaitReason } from '@panai/contract/sales/sales-import-states'
import type { PoolClient } from 'pg'
import { CopyIn } from '../../../db/copy-rows.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { debtorOf } from '../../royalties/index.ts'
import type { Progress } from '../intake/note-progress.ts'
import { AuthorSums } from './author-sums.ts'
import { ImportPostings } from './import-postings.ts'
import { eachJudged, isAsShown } from './judge-again.ts'
import { type Judgement, paidOf, sharesOf } from './judge-line.ts'
import { owedOf } from './owed.ts'
import { loadRevised, type Revised } from './revised-sales.ts'
import { type Posted, placeOf, saleColumns, salesOf, salesText } from './sale-columns.ts'
import type { StoredLine } from './stored-lines.ts'

type Given = {
  /** Reads the rows. Where a connection writes by COPY, it is another one. */
  db: Database | Tx
  importId: number
  journalId: number
  /** What becomes of posted returns by rows, as `namesOf` tells it. */
  returns: ReadonlyMap<number, string>
  signal?: AbortSignal
  /** After each some thousands of rows. */
  onRead?: (rows: number) => Promise<void>
  /** Hears of each row that is reckoned. */
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
  /** How many rows come to something else than was shown. */
  unlike: number
  /** What the rows come to. */
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

async function writeTo(into: Into, { db, importId, journalId, returns, signal, onRead, onRow }: Given) {
  const written: Written = {
    postings: new ImportPostings(),
    waiting: [],
    nothingDue: [],
    revised: [],
    unlike: 0,
    earned: new AuthorSums(),
  }
  for await (const rows of eachJudged(db, importId)) {
    signal?.throwIfAborted()
    const standing = await loadRevised(
      db,
      rows.flatMap(({ line }) => line.revises ?? []),
    )
    for (const { line, judged } of rows) {
      onRow?.(line, judged)
      if (!isAsShown(line, judged, returns.get(line.id))) written.unlike += 1
      const revised = standing.get(line.revises ?? 0)
      const isSettled = judged.earned.length > 0 || judged.state === 'nothing_due'
      if (revised && isSettled) {
        written.postings.takeBack(revised)
        written.revised.push(revised)
      }
      if (judged.earned.length > 0) {
        written.earned.add(judged.earned)
        written.postings.add(debtorOf(line), owedOf(judged, line), { shares: sharesOf(judged.earned) })
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
    await onRead?.(rows.length)
  }
  return written
}
