import { bareIsbn, isbnCheckDigit } from '@panai/contract/catalogue/staff/isbn'
import { searchKey } from '@panai/contract/language/search-key'
import { identifierKinds } from '@panai/contract/sales/sales-import-states'
import type { WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Suggestion = WaitingSales['suggestions'][number]
const MOST = 3
const CANDIDATES = 30

type Named = { title: string | null; author: string | null; number: string | null }

/**
 * For each of the rows, books that it may mean, published or not: those whose number is nearly the row's, else those whose title sounds like it, in
 * whichever script either is written, those by an author of the same sound first. What a channel adds to a title, behind a colon or in brackets,
 * is left aside when the whole is not found.
 */
export async function suggestBooks(db: Database, wanted: readonly Named[]): Promise<Suggestion[][]> {
  const numbers = wanted.map(({ number }) => numbersLike(number ?? ''))
  const keys = wanted.map(({ title }) => keysOf(title ?? ''))
  const found = await find(db, { numbers: new Set(numbers.flat()), keys: new Set(keys.flat()) })
  return wanted.map(({ author }, at) => {
    const byNumber = numbers[at]?.flatMap((number) => found.get(`number ${number}`) ?? []) ?? []
    const key = keys[at]?.find((one) => found.has(`title ${one}`)) ?? ''
    return bestOf([...byNumber, ...(found.get(`title ${key}`) ?? [])], key, author)
  })
}

/** ISBNs with another last digit than the number's, and references without what tells the formats apart: `PN-0012-PB` is one of PN-0012. */
function numbersLike(number: string): string[] {
  const [, body] = /^(97[89]\d{9})\d?$/.exec(bareIsbn(number)) ?? []
  if (body !== undefined) return [body + isbnCheckDigit(body)]
  const reference = number.trim().toUpperCase().replaceAll(/\s+/g, '')
  const [whole = '', ofAllFormats] = /^(.+?)[-_/.]?(?:PB|HB|EB|EBOOK|PAPERBACK|HARDBACK|POD)$/.exec(
    reference,
  ) ?? [reference]
  return [reference, ofAllFormats ?? whole].filter((one) => one.length >= 3)
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

type Sought = { numbers: ReadonlySet<string>; keys: ReadonlySet<string> }

async function find(db: Database, { numbers, keys }: Sought): Promise<Map<string, Candidate[]>> {
  if (numbers.size + keys.size === 0) return new Map()
  // A part for each key, so that each is looked up by the index of its letters and has candidates of its own.
  const byTitle = [...keys].map(
    (key) => sql`(select ${`title ${key}`}::text as key, target_id from search_entries
      where kind = 'book' and keys like '%' || ${key} || '%' limit ${CANDIDATES})`,
  )
  const given = sql`${[...numbers]}::text[]`
  const byNumber = sql`
    select 'number ' || isbn, id from books where isbn = any(${given})
    union all select 'number ' || reference, id from books where reference = any(${given})
    union all select 'number ' || value, book_id from book_identifiers
      where kind in (${sql.join(identifierKinds)}) and value = any(${given})`
  const { rows } = await sql<Candidate>`
    select distinct on (key, books.id)
      key, books.id as book_id, books.title, title_latin, authors.name as author_name, authors.name_latin as latin
    from (${sql.join([...byTitle, byNumber], sql` union all `)}) as found (key, target_id)
    join books on books.id = target_id join authors on authors.id = author_id`.execute(db)
  return Map.groupBy(rows, ({ key }) => key)
}

/** Those found by their number first, each once. */
function bestOf(books: readonly Candidate[], key: string, author: string | null): Suggestion[] {
  const wanted = author === null ? '' : searchKey(author).trim()
  const found = new Map(books.toReversed().map((book) => [book.book_id, book]))
  return [...found.values()]
    .map(({ key: foundBy, latin, title_latin, ...book }) => {
      const isAuthorAlike =
        wanted !== '' &&
        [book.author_name, latin].some((name) => name && alike(searchKey(name).trim(), wanted))
      const isTitleAlike = [book.title, title_latin].some((name) => name && searchKey(name).trim() === key)
      const isNumberAlike = foundBy.startsWith('number ')
      return {
        ...book,
        is_author_alike: isAuthorAlike,
        rank: (isNumberAlike ? 4 : 0) + (isAuthorAlike ? 2 : 0) + (isTitleAlike ? 1 : 0),
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
