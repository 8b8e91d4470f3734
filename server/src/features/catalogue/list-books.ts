import {
  type BookFilter,
  type BookListItem,
  LAST_REACHABLE_BOOK,
  MAX_BOOKS_PER_PAGE,
  SEARCH_COUNT_CAP,
} from '@panai/contract/catalogue'
import type { BookFormat, BookOrder } from '@panai/contract/vocabulary'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.gen.ts'
import { success } from '../../http/answers.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { booksMatching, searchText } from './books-matching.ts'
import { countBooks, listGenres } from './count-books.ts'
import { findMatches } from './find-matches.ts'

type Place = { limit: number; offset: number }

/** One page of published books with what is needed to page on. */
export async function listPublishedBooks(db: Database, filter: BookFilter) {
  const page = filter.page ?? 1
  const perPage = filter.per_page ?? MAX_BOOKS_PER_PAGE
  const place = { limit: perPage, offset: (page - 1) * perPage }
  const isSearch = searchText(filter.q ?? '') !== ''
  const [{ data, count }, genres] = await Promise.all([
    isSearch ? search(db, filter, place) : browse(db, filter, place),
    listGenres(db),
  ])
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
      genres,
    },
  }
}

async function browse(db: Database, filter: BookFilter, place: Place) {
  const [data, count] = await Promise.all([
    findBooks(db, placed(db, booksMatching(filter), filter.sort, place), filter.sort),
    countBooks(db, filter),
  ])
  return { data, count }
}

async function search(db: Database, filter: BookFilter, { limit, offset }: Place) {
  const matches = await findMatches(db, filter)
  const count = {
    total: Math.min(matches.length, SEARCH_COUNT_CAP),
    exact: matches.length <= SEARCH_COUNT_CAP,
  }
  const place = { limit: Math.min(limit, SEARCH_COUNT_CAP - offset), offset }
  if (place.limit <= 0) return { data: [], count }
  if (filter.sort === 'title') {
    const among = count.exact ? isOneOf(matches) : booksMatching(filter)
    return { data: await findBooks(db, placed(db, among, filter.sort, place), filter.sort), count }
  }
  const ids = matches.slice(offset, offset + place.limit)
  return { data: await findBooks(db, isOneOf(ids), filter.sort), count }
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

async function findBooks(
  db: Database,
  among: Expression<SqlBool>,
  order: BookOrder | undefined,
): Promise<BookListItem[]> {
  const rows = await orderBooks(
    db
      .selectFrom('books')
      .innerJoin('authors', 'authors.id', 'books.author_id')
      .leftJoin('pictures as covers', 'covers.id', 'books.cover_id')
      .leftJoin('pictures as photos', 'photos.id', 'authors.photo_id')
      .where(among)
      .select([
        'books.id',
        'books.reference',
        'books.title',
        'books.title_latin',
        'books.subtitle',
        'books.description',
        'books.description_en',
        'books.language',
        'books.genre',
        'books.formats',
        'books.rating',
        'books.is_featured',
        'books.author_id',
        'authors.name as author_name',
        'authors.name_latin as author_name_latin',
      ])
      .select([pictureFrom('covers').as('cover'), pictureFrom('photos').as('photo')]),
    order,
  ).execute()

  return rows.map(({ author_name, author_name_latin, formats, cover, photo, ...book }) => {
    const shown = toPicture(cover)
    const portrait = toPicture(photo)
    return {
      ...book,
      // The database checks these columns against the same closed lists.
      language: book.language,
      genre: book.genre,
      format: formats as BookFormat[],
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
  })
}

type Orderable<Q> = { orderBy(expression: ReturnType<typeof sql>): Q }

function orderBooks<Q extends Orderable<Q>>(query: Q, order: BookOrder = 'newest'): Q {
  if (order === 'title') return query.orderBy(sql`books.title collate "und-x-icu"`).orderBy(sql`books.id`)
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc')
  return query.orderBy(sql`books.published_at ${direction}`).orderBy(sql`books.id ${direction}`)
}
