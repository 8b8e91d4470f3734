import { searchKey } from '@panai/contract/language/search-key'
import type { WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Suggestion = WaitingSales['suggestions'][number]
const MOST = 3
const CANDIDATES = 30

type Named = { title: string | null; author: string | null }

/**
 * For each of the titles, books whose title sounds like it, in whichever script either is written, published or not: those by an author
 * of the same sound first. What a channel adds to a title, behind a colon or in brackets, is left aside when the whole is not found.
 */
export async function suggestBooks(db: Database, wanted: readonly Named[]): Promise<Suggestion[][]> {
  const keys = wanted.map(({ title }) => keysOf(title ?? ''))
  const found = await findByKeys(db, new Set(keys.flat()))
  return wanted.map(({ author }, at) => {
    const key = keys[at]?.find((one) => found.has(one))
    return key === undefined ? [] : bestOf(found.get(key) ?? [], key, author)
  })
}

/** The whole title, and what is before a colon or a bracket. */
function keysOf(title: string): string[] {
  const whole = searchKey(title).trim()
  const main = searchKey(title.split(/[:([]| - /)[0] ?? '').trim()
  return [whole, main].filter((key) => key.length >= 3)
}

type Candidate = Omit<Suggestion, 'is_author_alike'> & {
  key: string
  title_latin: string | null
  latin: string | null
}

async function findByKeys(db: Database, keys: ReadonlySet<string>): Promise<Map<string, Candidate[]>> {
  if (keys.size === 0) return new Map()
  // A part for each key, so that each is looked up by the index of its letters and has candidates of its own.
  const each = [...keys].map(
    (key) => sql`(select ${key}::text as key, target_id from search_entries
      where kind = 'book' and keys like '%' || ${key} || '%' limit ${CANDIDATES})`,
  )
  const { rows } = await sql<Candidate>`
    select key, books.id as book_id, books.title, title_latin, authors.name as author_name, authors.name_latin as latin
    from (${sql.join(each, sql` union all `)}) as found
    join books on books.id = target_id join authors on authors.id = author_id`.execute(db)
  return Map.groupBy(rows, ({ key }) => key)
}

function bestOf(books: readonly Candidate[], key: string, author: string | null): Suggestion[] {
  const wanted = author === null ? '' : searchKey(author).trim()
  return books
    .map(({ key: _, latin, title_latin, ...book }) => {
      const isAuthorAlike =
        wanted !== '' &&
        [book.author_name, latin].some((name) => name && alike(searchKey(name).trim(), wanted))
      const isTitleAlike = [book.title, title_latin].some((name) => name && searchKey(name).trim() === key)
      return {
        ...book,
        is_author_alike: isAuthorAlike,
        rank: (isAuthorAlike ? 2 : 0) + (isTitleAlike ? 1 : 0),
      }
    })
    .sort((one, other) => other.rank - one.rank || one.book_id - other.book_id)
    .slice(0, MOST)
    .map(({ rank: _, ...suggestion }) => suggestion)
}

/** Initials come and go: a name that holds the other is alike. */
function alike(one: string, other: string): boolean {
  return one !== '' && (one.includes(other) || other.includes(one))
}
