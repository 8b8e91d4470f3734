import { bookFormats, genres } from '@panai/contract/language/vocabulary'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/a-database.ts'
import { aBook, anAuthor } from '../../test/builders.ts'
import { emptyBooks } from '../../test/empty-books.ts'
import type { Database } from './database.ts'

type Counted = { genre: string; format: string; books: number }

/** A fresh count, without the zeros. */
async function truth(db: Database): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select genre, format, count(*) as books from books, unnest(formats || array['any']) as format
    where published_at is not null group by genre, format order by genre, format`.execute(db)
  return rows
}

function kept(db: Database): Promise<Counted[]> {
  return db
    .selectFrom('book_counts')
    .selectAll()
    .where('books', '<>', 0)
    .orderBy('genre')
    .orderBy('format')
    .execute()
}

const bookState = fc.record({
  genre: fc.constantFrom(...genres),
  formats: fc.subarray([...bookFormats], { minLength: 1 }),
  published_at: fc.constantFrom(null, '2024-01-01T00:00:00Z'),
})
const place = fc.nat({ max: 9 })
const step = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    states: fc.array(bookState, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('update' as const), place, state: bookState }),
  fc.record({ kind: fc.constant('update all' as const), state: bookState }),
  fc.record({ kind: fc.constant('delete' as const), place }),
  fc.record({ kind: fc.constant('undone' as const), state: bookState }),
  fc.record({ kind: fc.constant('truncate' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(db: Database, authorId: number, taken: Step): Promise<void> {
  const ids = await db.selectFrom('books').select('id').orderBy('id').execute()
  const idAt = (where: number) => ids[where % Math.max(1, ids.length)]?.id ?? 0
  switch (taken.kind) {
    case 'insert':
      for (const state of taken.states) await aBook(db, { ...state, author_id: authorId })
      break
    case 'update':
      await db.updateTable('books').set(taken.state).where('id', '=', idAt(taken.place)).execute()
      break
    case 'update all':
      await db.updateTable('books').set(taken.state).execute()
      break
    case 'delete':
      await db.deleteFrom('books').where('id', '=', idAt(taken.place)).execute()
      break
    case 'undone':
      await db
        .transaction()
        .execute(async (tx) => {
          await aBook(tx, { ...taken.state, author_id: authorId })
          await tx.deleteFrom('books').where('id', '=', idAt(0)).execute()
          throw new Error('undo')
        })
        .catch(() => {})
      break
    case 'truncate':
      await emptyBooks(db)
  }
}

test('the counts stay those of the books after any change', async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db)
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const taken of steps) {
          await take(db, author.id, taken)
          expect(await kept(db)).toEqual(await truth(db))
        }
      })
      .afterEach(async () => {
        await db.deleteFrom('books').execute()
      }),
    { numRuns: 40 },
  )
})

test('many rows in one statement are counted like one', async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db)
  await sql`
    insert into books (reference, title, description, language, author_id, genre, formats, mrp_paise, published_at)
    select 'N' || n, 'T', '', 'en', ${author.id}, (array['fiction', 'poetry'])[1 + n % 2], '{paperback,ebook}', 100,
      case when n % 3 = 0 then null else now() end
    from generate_series(1, 300) as n`.execute(db)
  expect(await kept(db)).toEqual(await truth(db))
  await sql`update books set genre = 'academic' where id % 5 = 0`.execute(db)
  await sql`delete from books where id % 7 = 0`.execute(db)
  expect(await kept(db)).toEqual(await truth(db))
})

test('two who change books at the same time both count', async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db)
  const books = await Promise.all(Array.from({ length: 20 }, () => aBook(db, { author_id: author.id })))
  await Promise.all(
    books.map(({ id }, index) =>
      index % 2 === 0
        ? db.updateTable('books').set({ genre: 'poetry' }).where('id', '=', id).execute()
        : db.deleteFrom('books').where('id', '=', id).execute(),
    ),
  )
  expect(await kept(db)).toEqual(await truth(db))
  expect(await kept(db)).toEqual([
    { genre: 'poetry', format: 'any', books: 10 },
    { genre: 'poetry', format: 'paperback', books: 10 },
  ])
})
