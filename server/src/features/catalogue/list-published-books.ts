import { factsInLists } from '@panai/contract/catalogue/book-facts'
import {
  type BookFilter,
  type BookListItem,
  LAST_REACHABLE_BOOK,
  MAX_BOOKS_PER_PAGE,
  SEARCH_COUNT_CAP,
} from '@panai/contract/catalogue/books'
import type { BookOrder } from '@panai/contract/language/vocabulary'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { prepare } from '../../db/prepare.ts'
import type { Tables } from '../../db/tables.gen.ts'
import { success } from '../../http/answers.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { factColumns } from './book-facts.ts'
import { booksMatching, searchText } from './books-matching.ts'
import { type BookCounts, countBooks, countKept, listGenres, readBookCounts } from './count-books.ts'
import { searchBooks } from './search-books.ts'

type Place = { limit: number; offset: number }

/** One page of published books with what is needed to page on. */
export async function listPublishedBooks(
  db: Database,
  { search: alias, ...given }: BookFilter,
  readCounts: () => Promise<BookCounts> = () => readBookCounts(db),
) {
  const filter = { ...given, q: given.q ?? alias }
  const page = filter.page ?? 1
  const perPage = filter.per_page ?? MAX_BOOKS_PER_PAGE
  const place = { limit: perPage, offset: (page - 1) * perPage }
  const isSearch = searchText(filter.q ?? '') !== ''
  const counts = await readCounts()
  const { data, count } = await (isSearch ? findPage : browse)(db, filter, place, counts)
  const reachable = Math.min(count.total, isSearch ? SEARCH_COUNT_CAP : LAST_REACHABLE_BOOK)
  return {
    success,
    data,
    meta: {
      total: count.total,
      total_is_exact: count.exact,
      page,
      per_page: perPage,
      last_page: Math.max(1, Math.ceil(reachable / perPage)),
      genres: listGenres(counts),
    },
  }
}

async function browse(db: Database, { q: _, ...filter }: BookFilter, place: Place, counts: BookCounts) {
  const { genre, language, format, author_id, featured, sort } = filter
  const [rows, count] = await Promise.all([
    readPlaced(db, { sort, format, featured }, { genre, language, author_id, ...place }),
    countBooks(db, filter, counts),
  ])
  return { data: rows.map(toListItem), count }
}

/** Best first, unless another order is asked for. */
async function findPage(db: Database, filter: BookFilter, { limit, offset }: Place, counts: BookCounts) {
  const found = await searchBooks(db, filter, countKept(counts, {}))
  const count = {
    total: Math.min(found.length, SEARCH_COUNT_CAP),
    exact: found.length <= SEARCH_COUNT_CAP,
  }
  const place = { limit: Math.min(limit, SEARCH_COUNT_CAP - offset), offset }
  if (place.limit <= 0) return { data: [], count }
  const { sort } = filter
  if (sort) {
    const isByAge = sort === 'newest' || sort === 'oldest'
    const among = count.exact || isByAge ? isOneOf(found) : booksMatching(filter)
    const rows = await booksOf(db, placed(db, among, sort, place), sort).execute()
    return { data: rows.map(toListItem), count }
  }
  const ids = found.slice(offset, offset + place.limit)
  const rows = await readThese(db, {}, { ids })
  const books = new Map(rows.map((row) => [row.id, toListItem(row)]))
  return { data: ids.flatMap((id) => books.get(id) ?? []), count }
}

const eb = expressionBuilder<Tables, 'books'>()

function isOneOf(ids: readonly number[]): Expression<SqlBool> {
  return sql<SqlBool>`books.id = any(${ids}::int[])`
}

/** The ids first, from the index alone: rows are fetched only for the page, not for what is paged over. */
function placed(db: Database, among: Expression<SqlBool>, order: BookOrder | undefined, place: Place) {
  const ids = orderBooks(db.selectFrom('books').select('books.id').where(among), order)
  return eb('books.id', 'in', ids.limit(place.limit).offset(place.offset))
}

const readThese = prepare((db, _: Record<never, never>, { ids }: { ids: number[] }) =>
  booksOf(db, isOneOf(ids), undefined),
)

type Browsed = Pick<BookFilter, 'sort' | 'format' | 'featured'>

const readPlaced = prepare(
  (
    db,
    { sort, ...shape }: Browsed,
    { limit, offset, ...values }: Place & Pick<BookFilter, 'genre' | 'language' | 'author_id'>,
  ) => booksOf(db, placed(db, booksMatching({ ...shape, ...values }), sort, { limit, offset }), sort),
)

function booksOf(db: Database, among: Expression<SqlBool>, order: BookOrder | undefined) {
  return orderBooks(
    db
      .selectFrom('books')
      .innerJoin('authors', 'authors.id', 'books.author_id')
      .leftJoin('pictures as covers', 'covers.id', 'books.cover_id')
      .leftJoin('pictures as photos', 'photos.id', 'authors.photo_id')
      .where(among)
      .select(factColumns(factsInLists.public))
      .select([
        'books.id',
        'books.reference',
        'books.rating',
        'books.author_id',
        'authors.name as author_name',
        'authors.name_latin as author_name_latin',
      ])
      .select([pictureFrom('covers').as('cover'), pictureFrom('photos').as('photo')]),
    order,
  )
}

type BookRow = Awaited<ReturnType<typeof readThese>>[number]

function toListItem({
  author_name,
  author_name_latin,
  formats,
  cover,
  photo,
  ...book
}: BookRow): BookListItem {
  const shown = toPicture(cover)
  const portrait = toPicture(photo)
  return {
    ...book,
    format: formats,
    cover: shown.picture,
    cover_image: shown.path,
    author: {
      id: book.author_id,
      name: author_name,
      name_latin: author_name_latin,
      photo: portrait.picture,
      profile_photo: portrait.path,
    },
  }
}

type Orderable<Q> = { orderBy(expression: ReturnType<typeof sql>): Q }

function orderBooks<Q extends Orderable<Q>>(query: Q, order: BookOrder = 'newest'): Q {
  if (order === 'title') return query.orderBy(sql`books.title collate "und-x-icu"`).orderBy(sql`books.id`)
  if (order === 'price') return query.orderBy(sql`books.mrp_paise`).orderBy(sql`books.id`)
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc')
  return query.orderBy(sql`books.published_at ${direction}`).orderBy(sql`books.id ${direction}`)
}
