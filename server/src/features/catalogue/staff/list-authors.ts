import {
  type listStaffAuthors,
  MOST_AUTHOR_MATCHES,
  type StaffAuthor,
  type StaffAuthorDetail,
} from '@panai/contract/catalogue/staff/authors'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { pictureFrom, toPicture } from '../../pictures/index.ts'
import { findOfKind, hasLetters } from '../../search/index.ts'
import { searchText } from '../books-matching.ts'

/** A shorter piece from inside a name says nothing, and is in no index of three-letter pieces. */
const SHORTEST_INSIDE = 3

type Filter = ParsedInputOf<typeof listStaffAuthors>

/** One page of authors. A search looks through the entries of the site's own, where the unlisted stand too. */
export async function findStaffAuthors(
  db: Database,
  filter: Filter,
): Promise<{ rows: StaffAuthor[]; total: number; atLeast?: boolean }> {
  const words = searchText(filter.q ?? '')
  const found = words === '' ? null : await search(db, words)
  const hasAccount = sql<SqlBool>`exists (select from accounts where accounts.author_id = authors.id)`
  const among = sql<SqlBool>`${found ? sql`authors.id = any(${found.slice(0, MOST_AUTHOR_MATCHES)}::int[])` : sql`true`}
    and ${filter.account === undefined ? sql`true` : filter.account ? hasAccount : sql`not ${hasAccount}`}
    and ${filter.lacks ? lacksTextIn(filter.lacks) : sql`true`}`
  const { limit, offset } = listRange(filter)
  const direction = sql.raw(filter.sort.startsWith('-') ? 'desc' : 'asc')
  const column = filter.sort.endsWith('name')
    ? sql`authors.name collate "und-x-icu"`
    : sql`authors.updated_at`
  const [{ total }, places] = await Promise.all([
    db
      .selectFrom('authors')
      .where(among)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('authors')
      .select('authors.id')
      .where(among)
      .orderBy(sql`${column} ${direction}`)
      .orderBy(sql`authors.id ${direction}`)
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  const rows = await readAuthors(
    db,
    places.map(({ id }) => id),
  )
  return { rows, total, ...(found && { atLeast: found.length > MOST_AUTHOR_MATCHES }) }
}

/** Nothing is written of them in that language: the text of their own is in another, or missing. */
function lacksTextIn(language: InterfaceLanguage) {
  return sql`(authors.language <> ${language} or authors.bio is null) and ${sql.ref(`authors.bio_${language}`)} is null`
}

/** Those that the words name in any spelling or may have meant, then those that have them somewhere in a name. */
async function search(db: Database, words: string): Promise<number[]> {
  if (!hasLetters(words)) return []
  const named = await findOfKind(db, 'author', words, MOST_AUTHOR_MATCHES + 1)
  if ([...words].length < SHORTEST_INSIDE) return named
  const { rows } = await sql<{ id: number }>`
    select target_id as id from search_entries
    where kind = 'author' and plain like '%' || plain_text(${words.replaceAll(/[%_\\]/g, '\\$&')}) || '%'
    limit ${MOST_AUTHOR_MATCHES + 1}`.execute(db)
  return [...new Set([...named, ...rows.map(({ id }) => id)])]
}

/** In the order of the ids; those that are gone are left out. */
export async function readAuthors(db: Database | Tx, ids: readonly number[]): Promise<StaffAuthor[]> {
  const rows = await select(db, sql<SqlBool>`authors.id = any(${ids}::int[])`).execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [toAuthor(row)] : []
  })
}

function select(db: Database | Tx, among: Expression<SqlBool>) {
  return db
    .selectFrom('authors')
    .leftJoin('pictures as photos', 'photos.id', 'authors.photo_id')
    .where(among)
    .select([
      'authors.id',
      'authors.version',
      'authors.slug',
      'authors.name',
      'authors.name_latin',
      'authors.years',
      'authors.language',
      'authors.updated_at',
    ])
    .select([
      pictureFrom('photos').as('photo'),
      sql<number>`(select count(*) from books where author_id = authors.id)`.as('books'),
      sql<boolean>`exists (select from accounts where author_id = authors.id)`.as('has_account'),
    ])
}

type Row = Omit<StaffAuthor, 'photo' | 'updated_at'> & {
  updated_at: Date
  photo: Parameters<typeof toPicture>[0]
}

function toAuthor<R extends Row>({ photo, updated_at, books, ...row }: R) {
  return {
    ...row,
    books: Number(books),
    photo: toPicture(photo).picture,
    updated_at: updated_at.toISOString(),
  }
}

/** @throws Refusal not_found when there is no such author. */
export async function getStaffAuthor(db: Database, id: number): Promise<StaffAuthorDetail> {
  const row = await select(db, sql<SqlBool>`authors.id = ${id}`)
    .select([
      'authors.other_names',
      'authors.bio',
      'authors.bio_en',
      'authors.bio_ta',
      'authors.photo_id',
      'authors.facebook',
      'authors.twitter',
      'authors.instagram',
      'authors.website',
      'authors.awards',
    ])
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', messages.authorNotFound)
  return toAuthor(row)
}
