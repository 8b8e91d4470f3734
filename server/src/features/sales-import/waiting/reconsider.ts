import type { BookFormat } from '@panai/contract/language/vocabulary'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { type KnownRates, loadRates } from '../currency/known-rates.ts'
import { countLines } from '../intake/count-lines.ts'
import { AuthorSums } from '../posting/author-sums.ts'
import { findOverlaps } from '../posting/find-overlaps.ts'
import { findSales } from '../posting/find-sales.ts'
import { type Judgement, judgeLine, needsSale } from '../posting/judge-line.ts'
import { keepReturnsShown } from '../posting/keep-returns-shown.ts'
import { KnownTerms } from '../posting/known-terms.ts'
import { judgedFields, judgedRow, setJudged } from '../posting/store-judgements.ts'
import { type StoredLine, selectLines, toLine, withSales } from '../posting/stored-lines.ts'

const AT_ONCE = 5_000

export type Found = { bookId: number; format: BookFormat | null; matchId: number | null; by: string }
type Named = StoredLine & {
  isbn: string | null
  asin: string | null
  sku: string | null
  matchKey: string | null
}
/** `royalty`: what all that lack nothing any more come to, in paise. */
export type Outcome = { matched: number; still_waiting: number; royalty: number }

/**
 * Looks again at rows that wait, and that `among` picks: those that lack nothing any more are new, be their import posted already or
 * not. Returns come after all others, when the sales that they take back are found. What the new rows may count twice is kept
 * with them. @param find the book of a row that
 * waits for one.
 */
export async function reconsider(
  tx: Tx,
  among: Expression<SqlBool>,
  find: (line: Named) => Found | null,
): Promise<Outcome> {
  const known = { rates: await loadRates(tx), terms: new KnownTerms(tx) }
  const first = await look(tx, { among, find, known, areSalesFound: false })
  const second = first.returns.length > 0 ? await lookAtReturns(tx, known, first.returns) : null
  const fresh = [...first.fresh, ...(second?.fresh ?? [])]
  if (fresh.length > 0) await findOverlaps(tx, sql`id = any(${fresh}::bigint[])`)
  for (const importId of first.imports) await keepReturnsShown(tx, importId)
  return {
    matched: first.outcome.matched + (second?.outcome.matched ?? 0),
    still_waiting: first.outcome.still_waiting + (second?.outcome.still_waiting ?? 0),
    royalty: first.outcome.royalty + (second?.outcome.royalty ?? 0),
  }
}

/** Returns of a file that has just been read. */
export async function settleReturns(tx: Tx, importId: number): Promise<void> {
  // Of a refund it is found only then how many copies came back, if any.
  const among = sql<SqlBool>`import_id = ${importId} and waits_for = 'price' and royalty is null
    and (units < 0 or refund_of is not null) and book_id is not null`
  const { rows } = await sql<{ id: number }>`
    select id from sale_lines where state = 'waiting' and ${among}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await findSales(tx, ids)
  const known = { rates: await loadRates(tx), terms: new KnownTerms(tx) }
  await look(tx, { among, find: () => null, known, areSalesFound: true })
}

async function lookAtReturns(tx: Tx, known: Known, ids: readonly number[]) {
  await findSales(tx, ids)
  const among = sql<SqlBool>`id = any(${[...ids]}::bigint[])`
  return look(tx, { among, find: () => null, known, areSalesFound: true })
}

type Known = { rates: KnownRates; terms: KnownTerms }
type Asked = {
  among: Expression<SqlBool>
  find: (line: Named) => Found | null
  known: Known
  /** Until then returns are written as waiting, and named. */
  areSalesFound: boolean
}

async function look(tx: Tx, { among, find, known, areSalesFound }: Asked) {
  const { terms } = known
  const sums = new Map<number, AuthorSums>()
  const outcome = { matched: 0, still_waiting: 0, royalty: 0 }
  const unsettled = new Set<number>()
  const fresh: number[] = []
  let after = 0
  for (;;) {
    const rows = await selectLines(tx)
      .select(['isbn', 'asin', 'sku'])
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
    const stored = rows.map(({ isbn, asin, sku, ...row }) => ({
      ...toLine(row),
      isbn,
      asin,
      sku,
      matchKey: row.match_key,
    }))
    const named = (await withSales(tx, stored)).map((line) => {
      const found = line.bookId === null ? find(line) : null
      return {
        found,
        isFormatByMatch: found !== null && found.format !== null && line.format === null,
        line: found ? { ...line, bookId: found.bookId, format: line.format ?? found.format } : line,
      }
    })
    await terms.load(named.flatMap(({ line }) => line.bookId ?? []))
    const judged = named.map(({ line, ...how }) => {
      const judgement = judgeLine(line, known)
      if (areSalesFound || !needsSale(line, judgement)) return { line, ...how, judgement }
      unsettled.add(line.id)
      const waits = { state: 'waiting', waitsFor: 'price', earned: [], changesOn: [] } as const
      return { line, ...how, judgement: { ...judgement, ...waits } }
    })
    for (const { line, judgement } of judged) {
      if (unsettled.has(line.id)) continue
      outcome[judgement.state === 'waiting' ? 'still_waiting' : 'matched'] += 1
      for (const { royalty } of judgement.earned) outcome.royalty += royalty
      if (judgement.state === 'new') fresh.push(line.id)
      if (!sums.has(line.importId)) sums.set(line.importId, new AuthorSums())
      sums.get(line.importId)?.add(judgement.earned)
    }
    await write(tx, judged)
  }
  for (const [importId, sum] of sums) {
    await sum.store(tx, importId)
    await countLines(tx, importId)
  }
  return { outcome, returns: [...unsettled], fresh, imports: [...sums.keys()] }
}

type Judged = { line: StoredLine; found: Found | null; isFormatByMatch: boolean; judgement: Judgement }

async function write(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const rows = judged.map(({ line, found, isFormatByMatch, judgement }) => ({
    id: line.id,
    book: line.bookId,
    format: line.format,
    by: found?.by ?? null,
    match: found?.matchId ?? null,
    from_match: isFormatByMatch,
    ...judgedRow(line, judgement),
  }))
  await sql`
    update sale_lines set book_id = given.book, format = given.format, matched_by = coalesce(given.by, matched_by),
      match_id = coalesce(given.match, match_id), format_by_match = format_by_match or from_match, ${setJudged}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, book integer, format text, by text,
      match integer, from_match boolean, ${judgedFields})
    where sale_lines.id = given.id`.execute(tx)
}
