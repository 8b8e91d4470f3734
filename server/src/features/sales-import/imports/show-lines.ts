import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { readCurrency } from '@panai/contract/money/currencies'
import { paise, toRupees } from '@panai/contract/money/money'
import type {
  LineEarnings,
  listSaleLines,
  SaleLine,
  SaleLineDetail,
} from '@panai/contract/sales-import/staff/sale-lines'
import { type SqlBool, sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { RecognisedSheet } from '../../../sales-files/index.ts'
import { inUnits, taxesInUnits } from '../currency/in-units.ts'
import { taxesOf } from '../posting/stored-lines.ts'
import { toNamed } from '../sales-accounts/known-accounts.ts'
import { findEarnings } from './find-earnings.ts'

const columns = [
  'sale_lines.id',
  'sale_lines.import_id',
  'sale_lines.sheet',
  'sale_lines.row_number',
  'sale_lines.state',
  'sale_lines.waits_for',
  'sale_lines.measure',
  'sale_lines.channel',
  'sale_lines.sales_account_id',
  'sale_lines.discount_bp',
  'sales_accounts.name as sales_account_name',
  'sale_lines.identifier',
  'sale_lines.title',
  'sale_lines.author_name',
  'sale_lines.format',
  'sale_lines.order_id',
  'sale_lines.marketplace',
  'sale_lines.is_paid',
  'sale_lines.paid_on',
  'sale_lines.payment_method',
  'sale_lines.period_from',
  'sale_lines.period_to',
  'sale_lines.units',
  'sale_lines.free_units',
  'sale_lines.pages',
  'sale_lines.currency',
  'sale_lines.amount',
  'sale_lines.proceeds',
  'sale_lines.tds',
  'sale_lines.tcs',
  'sale_lines.gst',
  'sale_lines.book_id',
  'sale_lines.matched_by',
  'books.title as book_title',
] as const

function select(db: Database) {
  return db
    .selectFrom('sale_lines')
    .leftJoin('books', 'books.id', 'sale_lines.book_id')
    .leftJoin('sales_accounts', 'sales_accounts.id', 'sale_lines.sales_account_id')
    .select(columns)
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

/** Rows of an import by their state, and of one state as they stand in the file. */
export async function listLines(db: Database, asked: ParsedInputOf<typeof listSaleLines>) {
  const { limit, offset } = listRange(asked)
  const found = db
    .selectFrom('sale_lines')
    .where('import_id', '=', asked.import_id)
    .$call((query) => (asked.state === undefined ? query : query.where('state', '=', asked.state)))
  const places = found.select('id').orderBy('state').orderBy('id').limit(limit).offset(offset)
  const [rows, counted] = await Promise.all([
    select(db)
      .where('sale_lines.id', 'in', places)
      .orderBy('sale_lines.state')
      .orderBy('sale_lines.id')
      .execute(),
    countUpTo(db, found.select('id')),
  ])
  const earnings = await findEarnings(db, rows)
  return { rows: rows.map((row) => toLine(row, earnings.get(row.id))), ...counted }
}

/** @throws Refusal not_found */
export async function getLine(db: Database, id: number): Promise<SaleLineDetail> {
  const row = await select(db)
    .innerJoin('sales_imports', 'sales_imports.id', 'sale_lines.import_id')
    .leftJoin('accounts', (join) => join.on(sql<SqlBool>`accounts.id = (answered ->> 'by')::integer`))
    .select(['sale_lines.raw', 'sale_lines.further_rows', 'sales_imports.sheets', 'sales_imports.file_name'])
    .select(['answered', 'accounts.name as answered_by'])
    .where('sale_lines.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  const sales = await db
    .selectFrom('sales')
    .innerJoin('authors', 'authors.id', 'sales.author_id')
    .select(['sales.id', 'author_id', 'authors.name as author_name', 'royalty_paise', 'reversed_by'])
    .where('line_id', '=', id)
    .orderBy('sales.id')
    .execute()
  return {
    ...toLine(row, (await findEarnings(db, [row])).get(id)),
    file_name: row.file_name,
    further_rows: row.further_rows ?? [],
    answered: toAnswer(row),
    cells: cellsOf(row),
    sales: sales.map(({ royalty_paise, reversed_by, ...sale }) => ({
      ...sale,
      royalty: toRupees(paise(royalty_paise)),
      is_reversed: reversed_by !== null,
    })),
  }
}

type Answered = NonNullable<SaleLineDetail['answered']>

function toAnswer({
  answered,
  answered_by,
}: {
  answered: unknown
  answered_by: string | null
}): Answered | null {
  if (answered === null) return null
  const {
    kind,
    amount = null,
    reason,
    at,
  } = answered as Pick<Answered, 'kind' | 'reason' | 'at'> & { amount?: number } // as `answerWaiting` keeps it
  return { kind, amount, reason, by: answered_by, at }
}

/** The headings are those of the row's own sheet; a cell without one is named by its place. */
function cellsOf({ raw, sheets, sheet }: { raw: unknown; sheets: unknown; sheet: string | null }) {
  const cells = (raw ?? []) as string[] // as lineText keeps them
  const known = (sheets ?? []) as RecognisedSheet[] // as noteRead keeps them
  const headings = known.find(({ name }) => name === sheet)?.headings ?? []
  return cells.map((value, at) => ({ heading: headings[at] || `Column ${at + 1}`, value }))
}

function toLine(
  { currency: code, tds, tcs, gst, is_paid, paid_on, payment_method, discount_bp, ...given }: Row,
  earns: LineEarnings | null = null,
): SaleLine {
  const currency = code === null ? null : readCurrency(code)
  const { sales_account_id, sales_account_name, ...row } = given
  return {
    ...row,
    sales_account: toNamed({ sales_account_id, sales_account_name }),
    discount: discount_bp === null ? null : discount_bp / 100,
    // The columns are checked against the same lists.
    state: row.state,
    waits_for: row.waits_for,
    measure: row.measure,
    channel: row.channel,
    format: row.format,
    matched_by: row.matched_by,
    currency,
    amount: row.amount === null ? null : inUnits(row.amount, currency),
    proceeds: row.proceeds === null ? null : inUnits(row.proceeds, currency),
    payment: is_paid ? { on: paid_on, method: payment_method } : null,
    taxes: taxesInUnits(taxesOf({ tds, tcs, gst }), currency),
    earns,
  }
}
