import { searchKey } from '@panai/contract/search-key'
import type { WaitingSales } from '@panai/contract/staff/waiting-sales'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Suggestion = WaitingSales['suggestions'][number]
const MOST = 3
const CANDIDATES = 30

/**
 * Books whose title sounds like this one, in whichever script either is written: those by an author of the same sound first. What a
 * channel adds to a title, behind a colon or in brackets, is left aside when the whole is not found.
 */
export async function suggestBooks(
  db: Database,
  title: string,
  author: string | null,
): Promise<Suggestion[]> {
  const whole = searchKey(title).trim()
  const main = searchKey(title.split(/[:([]| - /)[0] ?? '').trim()
  const keys = [...new Set([whole, main])].filter((key) => key.length >= 3)
  for (const key of keys) {
    const found = await findAlike(db, key, author === null ? '' : searchKey(author).trim())
    if (found.length > 0) return found
  }
  return []
}

async function findAlike(db: Database, key: string, author: string): Promise<Suggestion[]> {
  const { rows } = await sql<{
    book_id: number
    title: string
    title_latin: string | null
    author_name: string
    latin: string | null
  }>`
    select books.id as book_id, books.title, title_latin, authors.name as author_name, authors.name_latin as latin
    from (select target_id from search_entries where kind = 'book' and keys like '%' || ${key} || '%' limit ${CANDIDATES}) as found
    join books on books.id = target_id join authors on authors.id = author_id`.execute(db)
  return rows
    .map(({ latin, title_latin, ...book }) => {
      const isAuthorAlike =
        author !== '' &&
        [book.author_name, latin].some((name) => name && alike(searchKey(name).trim(), author))
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
