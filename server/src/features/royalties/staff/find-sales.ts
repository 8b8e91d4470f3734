import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { listStaffSales, StaffSale } from '@panai/contract/sales-import/staff/sales'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { exchangeRate } from '../exchange-rate.ts'
import { toSale } from '../to-sale.ts'
import { figuresOfLine } from '../working-of.ts'

type Asked = ParsedInputOf<typeof listStaffSales>

/** Sales as they were recorded, those that were taken back too. */
export async function listSalesForStaff(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const found = findSales(db, asked)
  const page = found
    .selectAll()
    .orderBy('id', asked.sort === 'id' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([withNames(db, page), countUpTo(db, found.select('id'))])
  return { rows: asked.sort === 'id' ? rows.reverse() : rows, ...counted }
}

/** @throws Refusal not_found */
export async function getSaleForStaff(db: Database, id: number): Promise<StaffSale> {
  const [row] = await withNames(db, db.selectFrom('sales').selectAll().where('id', '=', id))
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return row
}

function findSales(db: Database, { author_id, book_id }: Asked) {
  return db
    .selectFrom('sales')
    .$call((query) => (author_id === undefined ? query : query.where('author_id', '=', author_id)))
    .$call((query) => (book_id === undefined ? query : query.where('book_id', '=', book_id)))
}

/** Titles and names are looked up for the rows of the page alone. */
async function withNames(
  db: Database,
  page: ReturnType<ReturnType<typeof findSales>['selectAll']>,
): Promise<StaffSale[]> {
  const rows = await db
    .selectFrom(page.as('page'))
    .leftJoin('books', 'books.id', 'page.book_id')
    .innerJoin('authors', 'authors.id', 'page.author_id')
    .leftJoin('sale_lines', 'sale_lines.id', 'page.line_id')
    .selectAll('page')
    .select(['books.title', 'authors.name as author_name', ...figuresOfLine])
    .select(exchangeRate)
    .orderBy('page.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...toSale(row),
    author_id: row.author_id,
    author_name: row.author_name,
    source: row.source,
    reference: row.reference,
    is_reversed: row.reversed_by !== null,
    line_id: row.line_id,
    recorded_at: row.created_at.toISOString(),
  }))
}
