import { SEARCH_COUNT_CAP } from '@panai/contract/catalogue/books'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { anAuthor } from '../../../test/builders.ts'
import { findMatches } from './find-matches.ts'

const BOOKS = 3_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const { id } = await anAuthor(db, { name: 'Kalki' })
  // Two books of each moment; the numbers from 1 stand in the order of their dates.
  await sql`
    insert into books (reference, title, description, language, author_id, genre, formats, mrp_paise, published_at)
    select 'B-' || n, 'Book', concat_ws(' ',
        'everywhere',
        case when n % 2 = 0 then 'halfway' end,
        case when n % 10 = 0 then 'tenfold' end,
        case when n % 700 = 0 then 'seldom' end,
        case when n > ${BOOKS - 400} then 'lately' end,
        case when n <= 600 then 'formerly' end),
      'en', ${id}, case when n % 3 = 0 then 'poetry' else 'fiction' end, array['paperback'], 100,
      timestamptz '2020-01-01' + n / 2 * interval '1 hour'
    from generate_series(1, ${BOOKS}) as n order by n % 7, n`.execute(db)
})
afterAll(() => database.drop())

async function matchesOneByOne(word: string, genre: string, direction: 'asc' | 'desc'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from books where strpos(description, ${word}) > 0 and genre like ${genre}
    order by published_at ${sql.raw(direction)}, id ${sql.raw(direction)}
    limit ${SEARCH_COUNT_CAP + 1}`.execute(database.db)
  return rows.map((row) => row.id)
}

const words = ['everywhere', 'halfway', 'tenfold', 'seldom', 'lately', 'formerly', 'nowhere']

test.each(words)(
  'frequent or rare, new or old, the matches are those of a look at each book: %s',
  async (q) => {
    const { db } = database
    expect(await findMatches(db, { q })).toEqual(await matchesOneByOne(q, '%', 'desc'))
    expect(await findMatches(db, { q, sort: 'oldest' })).toEqual(await matchesOneByOne(q, '%', 'asc'))
    expect(await findMatches(db, { q, genre: 'poetry' })).toEqual(await matchesOneByOne(q, 'poetry', 'desc'))
  },
)

test('no more are looked for than are counted and one', async () => {
  expect(await findMatches(database.db, { q: 'everywhere' })).toHaveLength(SEARCH_COUNT_CAP + 1)
})
