import { paise, toRupees } from '@panai/contract/money/money'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { loadRates } from '../currency/known-rates.ts'
import { judgeByFirstDay, judgeLine } from '../posting/judge-line.ts'
import { KnownTerms } from '../posting/known-terms.ts'
import { type StoredLine, selectLines, toLine, withSales } from '../posting/stored-lines.ts'

type Shown = NonNullable<SalesImport['over_a_change']>
const MOST = 2_000

function find(db: Database | Tx, importId: number) {
  return db
    .selectFrom('sale_lines')
    .where('import_id', '=', importId)
    .where('changes_on', 'is not', null)
    .where('state', '=', 'new')
}

/** Whether rows that are to be posted sum up days on which different terms held. */
export async function hasChanges(db: Database | Tx, importId: number): Promise<boolean> {
  return (await find(db, importId).select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function countChanges(db: Database | Tx, importId: number): Promise<number> {
  const { rows } = await find(db, importId)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

/** Those rows by book, period and days of change: what they earn by the last day, and what they would by the first. */
export async function listChanges(db: Database | Tx, importId: number): Promise<Shown | null> {
  const rows = await countChanges(db, importId)
  if (rows === 0) return null
  const ids = find(db, importId).select('id').orderBy('id').limit(MOST)
  const found = (await selectLines(db).where('id', 'in', ids).orderBy('id').execute()).map(toLine)
  const lines = await withSales(db, found)
  const [rates, terms, titles] = [await loadRates(db), new KnownTerms(db), await titlesOf(db, lines)]
  await terms.load(lines.flatMap(({ bookId }) => bookId ?? []))
  const alike = Map.groupBy(lines, ({ bookId, soldFrom, soldOn, changesOn }) =>
    JSON.stringify([bookId, soldFrom, soldOn, changesOn]),
  )
  const named = [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first || first.bookId === null) return []
    const now = group.map((line) => judgeLine(line, { rates, terms }).earned)
    const before = group.map((line) => judgeByFirstDay(line, { rates, terms }).earned)
    return {
      book_id: first.bookId,
      book_title: titles.get(first.bookId) ?? '',
      period_from: first.soldFrom,
      period_to: first.soldOn,
      changes_on: [...first.changesOn],
      rows: group.length,
      copies: group.reduce((sum, { units }) => sum + units, 0),
      royalty: sum(now),
      royalty_before: before.some((earned) => earned.length === 0) ? null : sum(before),
    }
  })
  return { rows, named }
}

function sum(earned: readonly (readonly { royalty: number }[])[]): number {
  return toRupees(paise(earned.flat().reduce((sum, { royalty }) => sum + royalty, 0)))
}

async function titlesOf(db: Database | Tx, lines: readonly StoredLine[]): Promise<Map<number, string>> {
  const ids = [...new Set(lines.flatMap(({ bookId }) => bookId ?? []))]
  const books = await db.selectFrom('books').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(books.map(({ id, title }) => [id, title]))
}
