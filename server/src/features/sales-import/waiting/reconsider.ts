import type { BookFormat } from '@panai/contract/vocabulary'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { loadRates } from '../currency/known-rates.ts'
import { countLines } from '../intake/count-lines.ts'
import { AuthorSums } from '../posting/author-sums.ts'
import { type Judgement, judgeLine } from '../posting/judge-line.ts'
import { KnownTerms } from '../posting/known-terms.ts'
import { type StoredLine, selectLines, toLine } from '../posting/stored-lines.ts'

const AT_ONCE = 5_000

export type Found = { bookId: number; format: BookFormat | null; matchId: number | null; by: string }
type Named = StoredLine & {
  isbn: string | null
  asin: string | null
  sku: string | null
  matchKey: string | null
}
type Outcome = { matched: number; still_waiting: number }

/**
 * Looks again at rows that wait, and that `among` picks: those that lack nothing any more are new, be their import posted already or
 * not. @param find the book of a row that waits for one.
 */
export async function reconsider(
  tx: Tx,
  among: Expression<SqlBool>,
  find: (line: Named) => Found | null,
): Promise<Outcome> {
  const [rates, terms] = [await loadRates(tx), new KnownTerms(tx)]
  const sums = new Map<number, AuthorSums>()
  const outcome = { matched: 0, still_waiting: 0 }
  let after = 0
  for (;;) {
    const rows = await selectLines(tx)
      .select(['isbn', 'asin', 'sku', 'match_key'])
      .where('state', '=', 'waiting')
      .where(among)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .execute()
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    const named = rows.map(({ isbn, asin, sku, match_key, ...row }) => {
      const line = { ...toLine(row), isbn, asin, sku, matchKey: match_key }
      const found = line.bookId === null ? find(line) : null
      return {
        found,
        isFormatByMatch: found !== null && found.format !== null && line.format === null,
        line: found ? { ...line, bookId: found.bookId, format: line.format ?? found.format } : line,
      }
    })
    await terms.load(named.flatMap(({ line }) => line.bookId ?? []))
    const judged = named.map(({ line, ...how }) => ({
      line,
      ...how,
      judgement: judgeLine(line, { rates, decide: (priced) => terms.decide(priced) }),
    }))
    for (const { line, judgement } of judged) {
      outcome[judgement.state === 'waiting' ? 'still_waiting' : 'matched'] += 1
      if (!sums.has(line.importId)) sums.set(line.importId, new AuthorSums())
      if (judgement.earned) sums.get(line.importId)?.add(judgement.earned, line.units)
    }
    await write(tx, judged)
  }
  for (const [importId, sum] of sums) {
    await sum.store(tx, importId)
    await countLines(tx, importId)
  }
  return outcome
}

type Judged = { line: StoredLine; found: Found | null; isFormatByMatch: boolean; judgement: Judgement }

async function write(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const rows = judged.map(
    ({ line, found, isFormatByMatch, judgement: { state, waitsFor, amount, proceeds } }) => ({
      id: line.id,
      book: line.bookId,
      format: line.format,
      by: found?.by ?? null,
      match: found?.matchId ?? null,
      from_match: isFormatByMatch,
      state,
      waits: waitsFor,
      amount,
      proceeds,
    }),
  )
  await sql`
    update sale_lines set book_id = given.book, format = given.format, matched_by = coalesce(given.by, matched_by),
      match_id = coalesce(given.match, match_id), format_by_match = format_by_match or from_match,
      state = given.state, waits_for = given.waits, amount_paise = given.amount, proceeds_paise = given.proceeds
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, book integer, format text, by text,
      match integer, from_match boolean, state text, waits text, amount bigint, proceeds bigint)
    where sale_lines.id = given.id`.execute(tx)
}
