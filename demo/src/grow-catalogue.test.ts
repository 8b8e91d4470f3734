import type { Database } from '@panai/server/db/database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../server/test/a-database.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'

const catalogue = await readCatalogue()

async function grow(db: Database, books: number): Promise<string[]> {
  const said: string[] = []
  await growCatalogue(db, catalogue, { books, say: (line) => void said.push(line) })
  return said
}

const booksOf = (db: Database) =>
  db.selectFrom('books').select(['reference', 'title', 'description', 'formats']).orderBy('id').execute()

test('it grows to the number that was asked for, says so, and the counts agree', async () => {
  const { db } = await aDatabase()
  expect(await grow(db, 1_200)).toEqual(['1200 of 1200 books'])
  const { rows } = await sql<{ truth: number; kept: number }>`
    select (select count(*) from books where published_at is not null) as truth,
           (select sum(books)::bigint from book_counts where format = 'any') as kept`.execute(db)
  expect(rows).toEqual([{ truth: 1_200, kept: 1_200 }])
})

test('asked again it adds only what is missing', async () => {
  const { db } = await aDatabase()
  await grow(db, 30)
  const before = await booksOf(db)
  await grow(db, 30)
  expect(await booksOf(db)).toEqual(before)
  await grow(db, 50)
  const after = await booksOf(db)
  expect(after).toHaveLength(50)
  expect(after.slice(0, 30)).toEqual(before)
})

test('the books are the same wherever they are grown, and made of the words of the real ones', async () => {
  const [one, other] = [await aDatabase(), await aDatabase()]
  for (const { db } of [one, other]) await grow(db, 40)
  const books = await booksOf(one.db)
  expect(await booksOf(other.db)).toEqual(books)
  const known = new Set(
    catalogue.books.flatMap((book) => `${book.body} ${book.description_en ?? ''}`.split(/\s+/)),
  )
  for (const { description, formats } of books) {
    expect(description.split(' ').filter((word) => !known.has(word))).toEqual([])
    expect(formats).toContain('paperback')
  }
})
