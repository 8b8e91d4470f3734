import type { WaitReason } from '@panai/contract/sales-import-states'
import type { PoolClient } from 'pg'
import { CopyIn } from '../../../db/copy-rows.ts'
import type { Database } from '../../../db/database.ts'
import { loadRates } from '../currency/known-rates.ts'
import type { Progress } from '../intake/note-progress.ts'
import { AuthorSums } from './author-sums.ts'
import { ImportPostings, owedOf } from './decide-import.ts'
import { judgeLine, paidOf } from './judge-line.ts'
import { KnownTerms } from './known-terms.ts'
import { placeOf, saleColumns, salesText } from './sale-columns.ts'
import { eachNewLine } from './stored-lines.ts'

type Given = {
  db: Database
  /** The connection of the transaction; another one reads the rows, since this one is writing. */
  client: PoolClient
  importId: number
  journalId: number
  /** Rows that were posted from another file meanwhile. */
  repeated: ReadonlySet<number>
  /** How many rows there are. */
  total: number
  progress: Progress
  signal: AbortSignal
}

export type Written = {
  postings: ImportPostings
  waiting: { id: number; for: WaitReason }[]
  /** What the rows come to, those too that another file has posted meanwhile. */
  reckoned: AuthorSums
  /** The same of those alone that are posted. */
  earned: AuthorSums
}

/** Writes the sales of all new rows of an import. @returns what its journal must post, and rows that can't be reckoned any more. */
export async function writeSales(given: Given): Promise<Written> {
  const copy = new CopyIn(given.client, 'sales', saleColumns)
  try {
    const written = await writeTo(copy, given)
    await copy.end()
    return written
  } catch (error) {
    await copy.abort(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

async function writeTo(copy: CopyIn, { db, importId, journalId, repeated, total, progress, signal }: Given) {
  const [rates, terms] = [await loadRates(db), new KnownTerms(db)]
  const written: Written = {
    postings: new ImportPostings(),
    waiting: [],
    reckoned: new AuthorSums(),
    earned: new AuthorSums(),
  }
  let read = 0
  for await (const lines of eachNewLine(db, importId)) {
    signal.throwIfAborted()
    await terms.load(lines.flatMap(({ bookId }) => bookId ?? []))
    let text = ''
    for (const line of lines) {
      const judged = judgeLine(line, { rates, decide: (priced) => terms.decide(priced) })
      if (judged.earned) written.reckoned.add(judged.earned, line.units)
      if (repeated.has(line.id)) continue
      if (judged.earned) {
        written.earned.add(judged.earned, line.units)
        written.postings.add(line.channel, owedOf(judged), judged.earned)
        text += salesText({
          line,
          reference: placeOf(line),
          earned: judged.earned,
          paid: paidOf(judged),
          journalId,
        })
      } else written.waiting.push({ id: line.id, for: judged.waitsFor ?? 'terms' })
    }
    if (text !== '') await copy.write(text)
    read += lines.length
    progress.reached(Math.min(1, read / total))
    await progress.read(lines.length)
  }
  return written
}
