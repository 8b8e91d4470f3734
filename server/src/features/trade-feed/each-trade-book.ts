import { bookFactNames } from '@panai/contract/catalogue/book-facts'
import type { BookFormat, ContributorRole } from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import { pictureAddress } from '@panai/contract/pictures/picture-addresses'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { todayInIndia } from '../../db/today.ts'
import { loadPrices, mrpOn } from '../agreements/index.ts'
import { factColumns } from '../catalogue/index.ts'
import { changedPrices } from './changed-prices.ts'
import { ownIdentifierOf, recordReferenceOf, type TradeBook } from './products.ts'
import type { TradeBatch } from './write-feed.ts'

const BATCH = 500
/** A change is dated when its transaction begins and seen when it ends: none of ours takes so long. What comes twice does no harm. */
const LONGEST_TRANSACTION_MS = 10 * 60_000
const LARGEST_COVER = 1280
/** The cover goes as an address; on which page the site shows a book is not for the trade. */
const fed = bookFactNames.filter((name) => name !== 'cover_id' && name !== 'is_featured')

/**
 * What is sold, or all that has changed since a moment: then what is sold no more too. Batch by batch, by number; `since` is read
 * generously, so that no change falls between two feeds.
 */
export async function* eachTradeBook(
  db: Database,
  { since, origin }: { since: Date | null; origin: string },
): AsyncGenerator<TradeBatch> {
  const from = since && new Date(since.getTime() - LONGEST_TRANSACTION_MS)
  const today = await todayInIndia(db)
  let last = 0
  for (;;) {
    const ids = from ? await changedIds(db, { from, today }, last) : await soldIds(db, last)
    if (ids.length > 0) yield { books: await readBooks(db, ids, { from, origin, today }), deleted: [] }
    if (ids.length < BATCH) break
    last = ids.at(-1) ?? last
  }
  if (from) yield { books: [], deleted: await deletedProducts(db, from) }
}

async function soldIds(db: Database, last: number): Promise<number[]> {
  const rows = await db
    .selectFrom('books')
    .select('id')
    .where('id', '>', last)
    .where('published_at', 'is not', null)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The name of an author or of another person is part of a book's entry, and so are its sample, what was withdrawn, and what a format costs: a price
 * that is written down or taken back is no change of the book, nor is the day from which it holds.
 */
async function changedIds(
  db: Database,
  { from, today }: { from: Date; today: string },
  last: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id from books where updated_at >= ${from} and published_at is not null
      union select books.id from authors join books on author_id = authors.id
        where authors.updated_at >= ${from} and published_at is not null
      union select book_id from authors join book_contributors c on c.author_id = authors.id join books b on b.id = book_id
        where authors.updated_at >= ${from} and published_at is not null
      union select book_id from (${changedPrices({ from, today })}) as priced join books on books.id = book_id
        where published_at is not null
      union select book_id from book_samples join books on books.id = book_id
        where made_at >= ${from} and state = 'made' and published_at is not null
      union select book_id from trade_withdrawals where withdrawn_at >= ${from} and not is_deleted
    ) as changed where id > ${last} order by id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

type Withdrawn = { format: BookFormat; at: string }
type Person = { role: ContributorRole; name: string; nameLatin: string | null }

async function readBooks(
  db: Database,
  ids: readonly number[],
  { from, origin, today }: { from: Date | null; origin: string; today: string },
): Promise<TradeBook[]> {
  const prices = await loadPrices(db, ids)
  const rows = await db
    .selectFrom('books')
    .innerJoin('authors', 'authors.id', 'books.author_id')
    .leftJoin('pictures', 'pictures.id', 'books.cover_id')
    .leftJoin('book_samples', (join) =>
      join.onRef('book_samples.book_id', '=', 'books.id').on('book_samples.state', '=', 'made'),
    )
    .where(sql<boolean>`books.id = any(${ids}::int[])`)
    .select(factColumns(fed))
    .select(['books.id', 'books.reference', 'books.published_at'])
    .select(['authors.name as author_name', 'authors.name_latin as author_name_latin'])
    .select('pictures.key as cover_key')
    .select('book_samples.book_id as sampled')
    .select([
      sql<Person[]>`coalesce((
        select json_agg(json_build_object('role', c.role, 'name', c.name, 'nameLatin', a.name_latin) order by c.position)
        from book_contributors c left join authors a on a.id = c.author_id where c.book_id = books.id), '[]')`.as(
        'people',
      ),
      sql<Withdrawn[]>`coalesce((
        select json_agg(json_build_object('format', w.format, 'at', w.withdrawn_at))
        from trade_withdrawals w where w.book_id = books.id and w.withdrawn_at >= ${from ?? sql`'infinity'`}), '[]')`.as(
        'withdrawn',
      ),
    ])
    .orderBy('books.id')
    .execute()
  const mrpsOf = (id: number, mrp_paise: number) => {
    const priced = { mrp: paise(mrp_paise), prices: prices.get(id) ?? [] }
    const mrp = (format: BookFormat) => mrpOn(priced, format, today)
    return { paperback: mrp('paperback'), hardback: mrp('hardback'), ebook: mrp('ebook') }
  }
  return rows.map(
    ({ mrp_paise, published_at, cover_key, sampled, author_name, author_name_latin, people, ...row }) => ({
      ...row,
      formats: published_at ? row.formats : [],
      withdrawn: row.withdrawn.map(({ format, at }) => ({ format, at: new Date(at) })),
      author: { name: author_name, nameLatin: author_name_latin },
      contributors: people,
      mrp: mrpsOf(row.id, mrp_paise),
      publishedAt: published_at,
      coverAddress:
        cover_key === null
          ? null
          : origin + pictureAddress(`pictures/${cover_key}.webp`, LARGEST_COVER, 'webp'),
      sampleAddress: sampled === null ? null : `${origin}/books/${row.id}/sample`,
    }),
  )
}

async function deletedProducts(db: Database, from: Date) {
  const rows = await db
    .selectFrom('trade_withdrawals')
    .selectAll()
    .where('is_deleted', '=', true)
    .where('withdrawn_at', '>=', from)
    .orderBy('book_id')
    .orderBy('format')
    .execute()
  return rows.map(({ book_id, reference, ...row }) => {
    const format = row.format
    return {
      recordReference: recordReferenceOf(book_id, format),
      ownIdentifier: ownIdentifierOf(reference, format),
      isbn: row.isbn,
    }
  })
}
