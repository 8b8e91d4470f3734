import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { loadRates } from '../currency/known-rates.ts'
import { AuthorSums } from './author-sums.ts'
import { type Judgement, judgeLine } from './judge-line.ts'
import { digestOf, digestWith } from './judged-digest.ts'
import { KnownTerms } from './known-terms.ts'
import { judgedFields, judgedRow, setJudged } from './store-judgements.ts'
import { eachNewLine, type StoredLine } from './stored-lines.ts'

/** Each row of an import that is to be posted with what comes of it by the terms, prices and rates of now, some thousands at a time. */
export async function* eachJudged(
  db: Database | Tx,
  importId: number,
): AsyncGenerator<{ line: StoredLine; judged: Judgement }[]> {
  const known = { rates: await loadRates(db), terms: new KnownTerms(db) }
  for await (const lines of eachNewLine(db, importId)) {
    await known.terms.load(lines.flatMap(({ bookId }) => bookId ?? []))
    yield lines.map((line) => ({ line, judged: judgeLine(line, known) }))
  }
}

/** Whether a row still comes to what was shown of it. @param returns what becomes of returns by it; see `ReturnsAnew` */
export function isAsShown(line: StoredLine, judged: Judgement, returns?: string): boolean {
  return (
    judged.state !== 'waiting' &&
    digestWith(digestOf(line, judged), returns) === line.judged &&
    judged.changesOn.join() === line.changesOn.join()
  )
}

/** Rows that come to something else than was shown are kept as they are now, to be shown again. @returns what all that are to be posted come to */
export async function judgeAgain(tx: Tx, importId: number): Promise<AuthorSums> {
  const sums = new AuthorSums()
  for await (const rows of eachJudged(tx, importId)) {
    const others = rows.flatMap(({ line, judged }) => {
      sums.add(judged.earned)
      if (isAsShown(line, judged)) return []
      // By what revises an earlier row nothing may be due.
      const state = judged.state === 'nothing_due' && line.revises !== null ? 'new' : judged.state
      return [{ id: line.id, ...judgedRow(line, judged), state }]
    })
    if (others.length > 0)
      await sql`
        update sale_lines set ${setJudged}
        from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as given(id bigint, ${judgedFields})
        where sale_lines.id = given.id`.execute(tx)
  }
  return sums
}
