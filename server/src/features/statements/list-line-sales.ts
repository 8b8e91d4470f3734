import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { RuleBasis } from '@panai/contract/royalties/royalty-terms'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { LINE_SALES_PER_PAGE, type LineSale, statementMessages } from '@panai/contract/statements/statements'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { exchangeRate, figuresOfLine, workingOf } from '../royalties/index.ts'
import { inRupees } from './in-rupees.ts'
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
export async function listLineSales(
  db: Database,
  line: Line,
  before: number | undefined,
  language: InterfaceLanguage,
) {
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
    .leftJoin('royalty_rules as rule', 'rule.id', 'page.rule_id')
    .leftJoin('sale_lines', 'sale_lines.id', 'page.line_id')
    .leftJoin('sales_imports', 'sales_imports.id', 'sale_lines.import_id')
    .selectAll('page')
    .select([
      'rule.book_id as rule_book_id',
      'rule.format as rule_format',
      'rule.channel as rule_channel',
      'rule.basis as rule_basis',
      'rule.rate_bp as rule_rate_bp',
      'rule.valid_from as rule_valid_from',
      'sales_imports.file_name',
      'sale_lines.sheet',
      'sale_lines.row_number',
      'sale_lines.raw',
      ...figuresOfLine,
      'sales_imports.sheets',
    ])
    .select(exchangeRate)
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
        working: workingOf(row),
        rule: ruleOf(row),
        source: row.source,
        reference: row.reference,
        file_name: row.file_name,
        sheet: row.sheet,
        row: row.row_number,
        cells: cellsOf(row.raw, headingsOf(row.sheets, row.sheet), language),
      }),
    ),
    meta: { more: rows.length > LINE_SALES_PER_PAGE },
  }
}

type RuleColumns = {
  rule_id: number | null
  rule_book_id: number | null
  rule_format: BookFormat | null
  rule_channel: SalesChannel | null
  rule_basis: RuleBasis | null
  rule_rate_bp: number | null
  rule_valid_from: string | null
}

/** A rule goes with the agreement that it belongs to. */
function ruleOf(row: RuleColumns): LineSale['rule'] {
  const { rule_id: id, rule_basis: basis, rule_rate_bp: rate, rule_valid_from: valid_from } = row
  if (id === null || basis === null || rate === null || valid_from === null) return null
  const { rule_book_id: book_id, rule_format: format, rule_channel: channel } = row
  return { id, book_id, format, channel, basis, percent: rate / 100, valid_from }
}

const cells = z.array(z.string()).catch([])
const sheets = z.array(z.object({ name: z.string().nullable(), headings: z.array(z.string()) })).catch([])

function headingsOf(stored: unknown, sheet: string | null): readonly string[] {
  return sheets.parse(stored).find(({ name }) => name === sheet)?.headings ?? []
}

/** The row as it was kept, under the headings of its sheet; a column without one is named by its place. */
function cellsOf(raw: unknown, headings: readonly string[], language: InterfaceLanguage): LineSale['cells'] {
  return cells.parse(raw).map((value, at) => ({ name: headings[at] || nameless[language](at + 1), value }))
}

const nameless = inEach(
  (column: number) => `Column ${column}`,
  (column: number) => `நெடுவரிசை ${column}`,
)
