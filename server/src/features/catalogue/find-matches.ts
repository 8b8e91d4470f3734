import { SEARCH_COUNT_CAP } from '@panai/contract/catalogue/books'
import type { BookOrder } from '@panai/contract/language/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type BookCondition, booksMatching } from './books-matching.ts'

/** One more than are counted: then there are more. */
const WANTED = SEARCH_COUNT_CAP + 1
/** So many books are looked through one by one first. They tell how frequent the matches are. */
const SAMPLE = 500
/** What a sample foretells may be short by this factor. */
const MARGIN = 1.5
/** Of so few books the index tells all matches sooner than a sample foretells them. */
const FEW_BOOKS = 2_000
/** Wider windows take longer than the whole index, which has few matches then. */
const WIDEST_WINDOW = 30_000

type Search = BookCondition & { sort?: BookOrder | undefined }
/** `isAll`: no book was left out. */
type Found = { ids: number[]; isAll: boolean }
type Way = { direction: RawBuilder<unknown>; upTo: RawBuilder<unknown>; end: RawBuilder<unknown> }

const newestFirst: Way = { direction: sql`desc`, upTo: sql`>=`, end: sql`'-infinity'` }
const oldestFirst: Way = { direction: sql`asc`, upTo: sql`<=`, end: sql`'infinity'` }

/**
 * Ids of the books that a search matches, the oldest first where the filter says so, else the newest; at most one more than are
 * counted. The work grows with that number and hardly with the catalogue: frequent matches are found among the first books, in
 * a window as wide as a sample foretells, and of rare ones there are few.
 * @param among how many published books there are, if that is known.
 */
export async function findMatches(
  db: Database,
  filter: Search,
  among = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const way = filter.sort === 'oldest' ? oldestFirst : newestFirst
  if (among <= FEW_BOOKS) return findAnywhere(db, filter, way)
  const sample = await lookThrough(db, filter, way)
  if (sample.isAll || sample.ids.length === WANTED) return sample.ids
  const window = Math.ceil((MARGIN * WANTED * SAMPLE) / sample.ids.length)
  if (window <= WIDEST_WINDOW) {
    const found = await findInWindow(db, filter, way, window)
    if (found.isAll || found.ids.length === WANTED) return found.ids
  }
  return findAnywhere(db, filter, way)
}

async function lookThrough(db: Database, filter: Search, { direction }: Way): Promise<Found> {
  const first = sql`
    from books where published_at is not null order by published_at ${direction}, id ${direction} limit ${SAMPLE}`
  const found = sql`select id, published_at from (select * ${first}) as books where ${booksMatching(filter)}`
  const { rows } = await sql<Found>`
    select (select count(*) from (select ${first}) as looked) < ${SAMPLE} as "isAll",
      ${inOrder(sql`(${found})`, direction)} as ids`.execute(db)
  return oneOf(rows)
}

// In the two that ask the index the order stands outside: inside it would tempt the planner to walk through all books in order.

async function findInWindow(
  db: Database,
  filter: Search,
  { direction, upTo, end }: Way,
  window: number,
): Promise<Found> {
  const { rows } = await sql<Found>`
    with edge as materialized (
      select published_at from books where published_at is not null
      order by published_at ${direction}, id ${direction} limit 1 offset ${window}
    ),
    found as materialized (
      select id, published_at from books
      where ${booksMatching(filter)} and published_at ${upTo} coalesce((select published_at from edge), ${end})
    )
    select not exists (select from edge) as "isAll", ${inOrder(sql`found`, direction)} as ids`.execute(db)
  return oneOf(rows)
}

async function findAnywhere(db: Database, filter: Search, { direction }: Way): Promise<number[]> {
  const { rows } = await sql<Pick<Found, 'ids'>>`
    with found as materialized (select id, published_at from books where ${booksMatching(filter)})
    select ${inOrder(sql`found`, direction)} as ids`.execute(db)
  return oneOf(rows).ids
}

function inOrder(found: RawBuilder<unknown>, direction: RawBuilder<unknown>): RawBuilder<number[]> {
  return sql`array(
    select id from ${found} as found order by published_at ${direction}, id ${direction} limit ${WANTED}
  )`
}

function oneOf<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new Error('a select of one value answers one row')
  return row
}
