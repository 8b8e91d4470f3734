import type { Sale } from '@panai/contract/royalties/royalties'
import type { Database } from '../../db/database.ts'
import { exchangeRate } from './exchange-rate.ts'
import { toSale } from './to-sale.ts'
import { figuresOfLine } from './working-of.ts'

/** The sales and returns of an author that were not taken back, newest first: the order of the index that it is read from. */
function salesOf(db: Database, authorId: number) {
  return db
    .selectFrom('sales')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('reversed_by', 'is', null)
    .orderBy('sold_on', 'desc')
    .orderBy('id', 'desc')
}

/** Titles and rows of files are looked up for the page alone, not for what is before it. */
async function withTitles(db: Database, page: ReturnType<typeof salesOf>): Promise<Sale[]> {
  const rows = await db
    .selectFrom(page.as('page'))
    .leftJoin('books', 'books.id', 'page.book_id')
    .leftJoin('sale_lines', 'sale_lines.id', 'page.line_id')
    .selectAll('page')
    .select(['books.title', ...figuresOfLine])
    .select(exchangeRate)
    .orderBy('page.sold_on', 'desc')
    .orderBy('page.id', 'desc')
    .execute()
  return rows.map(toSale)
}

export function listSalesOf(
  db: Database,
  authorId: number,
  place: { page: number; per_page: number },
): Promise<Sale[]> {
  const page = salesOf(db, authorId)
    .limit(place.per_page)
    .offset((place.page - 1) * place.per_page)
  return withTitles(db, page)
}

/** All of them in batches: each is found by where the last one ended, so that the last costs no more than the first. */
export async function* eachSale(db: Database, authorId: number, batch = 1_000): AsyncGenerator<Sale[]> {
  let last: Sale | undefined
  do {
    const from = salesOf(db, authorId).limit(batch)
    const { id, sale_date } = last ?? {}
    const next =
      id === undefined || sale_date === undefined
        ? from
        : from.where(({ eb, refTuple, tuple }) => eb(refTuple('sold_on', 'id'), '<', tuple(sale_date, id)))
    const sales = await withTitles(db, next)
    yield sales
    last = sales.length < batch ? undefined : sales.at(-1)
  } while (last)
}
