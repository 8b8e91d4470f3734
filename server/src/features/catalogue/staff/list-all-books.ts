import { factsInLists } from '@panai/contract/catalogue/book-facts'
import {
  bookStates,
  type listStaffBooks,
  MOST_DESK_MATCHES,
  type StaffBook,
  type StaffBookOrder,
} from '@panai/contract/catalogue/staff/books'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { pictureFrom, toPicture } from '../../pictures/index.ts'
import { findBooksMeant, findBooksNamed, hasLetters } from '../../search/index.ts'
import { type FactRow, factColumns, toFacts } from '../book-facts.ts'
import { booksMatching, searchText } from '../books-matching.ts'
import { findPublished } from '../search-books.ts'

export type StaffFilter = ParsedInputOf<typeof listStaffBooks>

/** One page of all books, drafts among them. Places and their number come from an index alone; rows are read for the page only. */
export async function findStaffBooks(
  db: Database,
  filter: StaffFilter,
): Promise<{ rows: StaffBook[]; total: number; atLeast?: boolean }> {
  if (searchText(filter.q ?? '') === '') return browse(db, filter)
  if (!hasLetters(filter.q ?? '')) return { rows: [], total: 0 }
  const { ids, isAll } = await search(db, filter)
  const rows = await readPage(db, filter, sql<SqlBool>`books.id = any(${ids}::int[])`)
  return { rows, total: ids.length, atLeast: !isAll }
}

async function browse(db: Database, { q: _, ...filter }: StaffFilter) {
  const among = booksMatching(filter, filter.status ?? 'any')
  const counting = db
    .selectFrom('books')
    .where(among)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const [rows, { total }] = await Promise.all([readPage(db, filter, among), counting])
  return { rows, total }
}

/** Published books are found as visitors find them, drafts likewise; what may have been meant, where no book has the words. */
async function search(db: Database, { status, sort: _, ...filter }: StaffFilter) {
  const { q = '', ...conditions } = filter
  const states = status ? [status] : bookStates
  const found = await Promise.all(
    states.map((state) => (state === 'draft' ? findDrafts(db, filter) : findPublished(db, filter))),
  )
  const isSomeNamed = async () =>
    (await findBooksNamed(db, q, booksMatching({}, 'any'), 1, withDrafts)).length > 0
  const all =
    found.some((ids) => ids.length > 0) || (await isSomeNamed())
      ? found
      : await Promise.all(
          states.map((state) =>
            findBooksMeant(db, q, booksMatching(conditions, state), MOST_DESK_MATCHES + 1, withDrafts),
          ),
        )
  const shown = all.flatMap((ids) => ids.slice(0, MOST_DESK_MATCHES))
  return { ids: shown, isAll: shown.length === all.flat().length }
}

const withDrafts = { withUnlisted: true } as const

async function findDrafts(db: Database, { q = '', ...filter }: Omit<StaffFilter, 'sort'>): Promise<number[]> {
  const [named, written] = await Promise.all([
    findBooksNamed(db, q, booksMatching(filter, 'draft'), MOST_DESK_MATCHES + 1, withDrafts),
    db
      .selectFrom('books')
      .select('id')
      .where(booksMatching({ q, ...filter }, 'draft'))
      .limit(MOST_DESK_MATCHES + 1)
      .execute(),
  ])
  return [...new Set([...named, ...written.map(({ id }) => id)])]
}

const columns: Record<StaffBookOrder extends `-${infer C}` ? C : never, ReturnType<typeof sql>> = {
  updated_at: sql`books.updated_at`,
  published_at: sql`books.published_at`,
  title: sql`books.title collate "und-x-icu"`,
  mrp: sql`books.mrp_paise`,
}

type Orderable<Q> = { orderBy(expression: ReturnType<typeof sql>): Q }

function inOrder<Q extends Orderable<Q>>(query: Q, order: StaffBookOrder): Q {
  const name = order.replace('-', '') as keyof typeof columns // an order is a column, with or without the sign
  const direction = sql.raw(order.startsWith('-') ? 'desc' : 'asc')
  return query.orderBy(sql`${columns[name]} ${direction}`).orderBy(sql`books.id ${direction}`)
}

async function readPage(db: Database, filter: StaffFilter, among: Expression<SqlBool>): Promise<StaffBook[]> {
  const { limit, offset } = listRange(filter)
  const places = inOrder(db.selectFrom('books').select('books.id').where(among), filter.sort)
    .limit(limit)
    .offset(offset)
  const rows = await inOrder(
    db
      .selectFrom('books')
      .innerJoin('authors', 'authors.id', 'books.author_id')
      .leftJoin('pictures as covers', 'covers.id', 'books.cover_id')
      .where('books.id', 'in', places)
      .select(staffColumns)
      .select(pictureFrom('covers').as('cover')),
    filter.sort,
  ).execute()
  return rows.map(toStaffBook)
}

export const staffColumns = [
  ...factColumns(factsInLists.staff),
  'books.id',
  'books.version',
  'books.reference',
  'books.author_id',
  'authors.name as author_name',
  'authors.name_latin as author_name_latin',
  'books.published_at',
  'books.updated_at',
] as const

type StaffRow = FactRow<(typeof factsInLists.staff)[number]> &
  Omit<StaffBook, (typeof factsInLists.staff)[number] | 'cover' | 'published_at' | 'updated_at'> & {
    published_at: Date | null
    updated_at: Date
    cover: Parameters<typeof toPicture>[0]
  }

export function toStaffBook(row: StaffRow): StaffBook {
  return {
    ...toFacts(row, factsInLists.staff),
    id: row.id,
    version: row.version,
    reference: row.reference,
    author_id: row.author_id,
    author_name: row.author_name,
    author_name_latin: row.author_name_latin,
    cover: toPicture(row.cover).picture,
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
}
