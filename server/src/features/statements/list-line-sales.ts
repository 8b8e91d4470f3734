import { LINE_SALES_PER_PAGE, type LineSale, statementMessages } from '@panai/contract/statements'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { inPerCent, inRupees } from './in-rupees.ts'
import { told } from './statement-queries.ts'

/** A line with what its sales have in common. With `authorId` it must be of a statement that this author was told of. */
export async function getLine(db: Database, id: number, authorId: number | null) {
  const line = await db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_lines.statement_id')
    .selectAll('statement_lines')
    .select(['author_id', 'first_journal_id', 'last_journal_id'])
    .where('statement_lines.id', '=', id)
    .$if(authorId !== null, (query) =>
      query.where('author_id', '=', authorId).where('statements.state', 'in', told),
    )
    .executeTakeFirst()
  if (!line) throw new Refusal('not_found', statementMessages.lineNotFound)
  return line
}

type Line = Awaited<ReturnType<typeof getLine>>

/**
 * One page of the sales that a line sums, newest first, older than `before`. They are found as they were summed: the author's sales
 * of the statement's journals that have all in common with the line.
 */
export async function listLineSales(db: Database, line: Line, before: number | undefined) {
  if (line.kind !== 'sale' && line.kind !== 'return' && line.kind !== 'correction')
    return { data: [], meta: { more: false } }
  const isCorrection = line.kind === 'correction'
  const page = db
    .selectFrom('sales')
    .selectAll()
    .where('author_id', '=', line.author_id)
    .$if(isCorrection, (query) => query.where('reversed_by', '=', line.journal_id))
    .$if(!isCorrection, (query) =>
      query
        .where('journal_id', '>=', line.first_journal_id)
        .where('journal_id', '<=', line.last_journal_id)
        .where(sql<boolean>`(quantity < 0 or royalty_paise < 0) = ${line.kind === 'return'}`),
    )
    .where('sold_on', '>=', line.occurred_on)
    .where('sold_on', '<', sql<string>`(${line.occurred_on}::date + interval '1 month')::date`)
    .where(
      sql<boolean>`(book_id, format, channel, basis, rate_bp, share_bp, rule_id) is not distinct from
        (${line.book_id}::integer, ${line.format}::text, ${line.channel}::text, ${line.basis}::text, ${line.rate_bp}::integer,
         ${line.share_bp}::integer, ${line.rule_id}::integer)`,
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(LINE_SALES_PER_PAGE + 1)
  const rows = await db
    .selectFrom(page.as('page'))
    .leftJoin('sale_lines', 'sale_lines.id', 'page.line_id')
    .leftJoin('sales_imports', 'sales_imports.id', 'sale_lines.import_id')
    .selectAll('page')
    .select(['sales_imports.file_name', 'sale_lines.sheet', 'sale_lines.row_number', 'sale_lines.raw'])
    .orderBy('page.id', 'desc')
    .execute()
  return {
    data: rows.slice(0, LINE_SALES_PER_PAGE).map(
      (row): LineSale => ({
        id: row.id,
        sold_on: row.sold_on,
        quantity: row.quantity,
        amount: inRupees(row.amount_paise),
        royalty: inRupees(row.royalty_paise),
        list_price: inRupees(row.list_price_paise),
        base: inRupees(row.base_paise),
        cost: inRupees(row.cost_paise),
        rate: inPerCent(row.rate_bp),
        share: inPerCent(row.share_bp),
        rule_id: row.rule_id,
        source: row.source,
        reference: row.reference,
        file_name: row.file_name,
        sheet: row.sheet,
        row: row.row_number,
        cells: cellsOf(row.raw),
      }),
    ),
    meta: { more: rows.length > LINE_SALES_PER_PAGE },
  }
}

/** The row as it was kept: its cells by the names of their columns; where they have none, by their places. */
function cellsOf(raw: unknown): LineSale['cells'] {
  if (typeof raw !== 'object' || raw === null) return []
  return Object.entries(raw).map(([name, value]) => ({
    name: Array.isArray(raw) ? String(Number(name) + 1) : name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}
