import { expect, test } from 'vitest'
import { aDatabase } from '../../../../test/a-database.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { countQueries } from '../../../../test/count-queries.ts'
import { anIsbn } from '../../../../test/sales-imports.ts'
import { suggestBooks } from './suggest-books.ts'

test('books are suggested for many titles as for each alone, in one statement', async () => {
  const { db } = await aDatabase()
  const kalki = await anAuthor(db, { name: 'கல்கி' })
  const first = await aBook(db, { author_id: kalki.id, title: 'பொன்னியின் செல்வன்' })
  const same = await aBook(db, { title: 'பொன்னியின் செல்வன்' })
  const river = await aBook(db, { title: 'Rivers of Kongu' })
  const titles = [
    { title: 'Rivers of Kongu: A History', author: null, number: null },
    { title: 'Ponniyin Selvan (Part 1)', author: 'Kalki', number: null },
    { title: 'Ponniyin Selvan', author: null, number: null },
    { title: null, author: 'Kalki', number: null },
    { title: 'It', author: null, number: null },
    { title: 'Nothing of that name', author: null, number: null },
    { title: 'Rivers of Kongu: A History', author: null, number: null },
  ]
  const counted = countQueries(db)
  const together = await suggestBooks(counted.db, titles)
  expect(counted.asked()).toBe(1)
  expect(together.map((books) => books.map(({ book_id }) => book_id))).toEqual([
    [river.id],
    [first.id, same.id],
    [first.id, same.id],
    [],
    [],
    [],
    [river.id],
  ])
  expect(together[1]?.map(({ is_author_alike }) => is_author_alike)).toEqual([true, false])
  const alone = await Promise.all(titles.map(async (title) => (await suggestBooks(db, [title]))[0]))
  expect(together).toEqual(alone)
})

test('a book that is not published or was withdrawn has sales too, and is suggested', async () => {
  const { db } = await aDatabase()
  const draft = await aBook(db, { title: 'குறிஞ்சி மலர்', published_at: null })
  const [books] = await suggestBooks(db, [{ title: 'Kurinji Malar', author: null, number: null }])
  expect(books?.map(({ book_id }) => book_id)).toEqual([draft.id])
})

test('when nothing has a title, nothing is asked', async () => {
  const { db } = await aDatabase()
  const counted = countQueries(db)
  expect(await suggestBooks(counted.db, [{ title: null, author: null, number: null }])).toEqual([[]])
  expect(counted.asked()).toBe(0)
})

test('a draft is suggested by title, by author and by a number that is nearly its own', async () => {
  const { db } = await aDatabase()
  const pandian = await anAuthor(db, { name: 'Null Pandian' })
  const other = await aBook(db, { title: '1984', published_at: null })
  const year = await aBook(db, { title: '1984', author_id: pandian.id, published_at: null })
  const isbn = anIsbn()
  const numbered = await aBook(db, { title: 'கடல் ஓசை', isbn, reference: 'PN-9012', published_at: null })
  await db
    .insertInto('book_identifiers')
    .values({ book_id: year.id, kind: 'sku', value: 'OLD-77', format: null })
    .execute()
  const wrongDigit = isbn.slice(0, 12) + ((Number(isbn.at(-1)) + 1) % 10)
  const found = await suggestBooks(db, [
    { title: '1984', author: 'Null Pandian', number: null },
    { title: null, author: null, number: wrongDigit },
    { title: null, author: null, number: 'pn-9012-PB' },
    { title: '1984', author: null, number: 'PN-9012-EB' },
    { title: null, author: null, number: 'OLD-77/HB' },
    { title: null, author: null, number: '9780000000000' },
  ])
  expect(found.map((books) => books.map(({ book_id }) => book_id))).toEqual([
    [year.id, other.id],
    [numbered.id],
    [numbered.id],
    [numbered.id, other.id, year.id],
    [year.id],
    [],
  ])
})
