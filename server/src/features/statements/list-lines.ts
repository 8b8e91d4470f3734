import { isOfSales } from '@panai/contract/statements/statement-states'
import { STATEMENT_LINES_PER_PAGE, type StatementLine } from '@panai/contract/statements/statements'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { inPerCent, inRupees } from './in-rupees.ts'
import { pageMeta } from './statement-queries.ts'

/** One page of a statement's lines, in their order. `lines`: how many there are. */
export async function listLines(db: Database, { id, lines }: { id: number; lines: number }, page: number) {
  const from = (page - 1) * STATEMENT_LINES_PER_PAGE
  const rows = await linesOf(db)
    .where('statement_id', '=', id)
    // By place and not by offset: the last page costs what the first does.
    .where('position', '>', from)
    .where('position', '<=', from + STATEMENT_LINES_PER_PAGE)
    .orderBy('position')
    .execute()
  return { data: rows.map(toLine), meta: pageMeta(page, STATEMENT_LINES_PER_PAGE, lines) }
}

/** All of them in batches. */
export async function* eachLine(db: Database | Tx, id: number, batch = 500): AsyncGenerator<StatementLine[]> {
  for (let last = 0; ; last += batch) {
    const rows = await linesOf(db)
      .where('statement_id', '=', id)
      .where('position', '>', last)
      .where('position', '<=', last + batch)
      .orderBy('position')
      .execute()
    if (rows.length === 0) return
    yield rows.map(toLine)
  }
}

export function linesOf(db: Database | Tx) {
  return db
    .selectFrom('statement_lines')
    .leftJoin('statement_queries', 'statement_queries.line_id', 'statement_lines.id')
    .selectAll('statement_lines')
    .select('statement_queries.id as query_id')
}

type Row = Awaited<ReturnType<ReturnType<typeof linesOf>['executeTakeFirstOrThrow']>>

export function toLine(row: Row): StatementLine {
  const kind = row.kind
  return {
    id: row.id,
    kind,
    on: row.occurred_on,
    book_id: row.book_id,
    title: row.title,
    format: row.format,
    channel: row.channel,
    entries: row.entries,
    copies: row.copies,
    price: inRupees(row.list_price_paise),
    amount: inRupees(row.amount_paise),
    base: inRupees(row.base_paise),
    cost: inRupees(row.cost_paise),
    basis: row.basis,
    rate: inPerCent(row.rate_bp),
    share: inPerCent(row.share_bp),
    rule_id: row.rule_id,
    balance: inRupees(row.balance_paise),
    note: row.note,
    opens: isOfSales(kind),
    has_query: row.query_id !== null,
  }
}
