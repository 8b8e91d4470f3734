import { expect, test } from 'vitest'
import { aDatabase } from '../../../../test/a-database.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { countQueries } from '../../../../test/count-queries.ts'
import { suggestBooks } from './suggest-books.ts'

test('books are suggested for many titles as for each alone, in one statement', async () => {
  const { db } = await aDatabase()
  const kalki = await anAuthor(db, { name: 'கல்கி' })
  const first = await aBook(db, { author_id: kalki.id, title: 'பொன்னியின் செல்வன்' })
  const same = await aBook(db, { title: 'பொன்னியின் செல்வன்' })
  const river = await aBook(db, { title: 'Rivers of Kongu' })
  const titles = [
    { title: 'Rivers of Kongu: A History', author: null },
    { title: 'Ponniyin Selvan (Part 1)', author: 'Kalki' },
    { title: 'Ponniyin Selvan', author: null },
    { title: null, author: 'Kalki' },
    { title: 'It', author: null },
    { title: 'Nothing of that name', author: null },
    { title: 'Rivers of Kongu: A History', author: null },
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
  const [books] = await suggestBooks(db, [{ title: 'Kurinji Malar', author: null }])
  expect(books?.map(({ book_id }) => book_id)).toEqual([draft.id])
})

test('when nothing has a title, nothing is asked', async () => {
  const { db } = await aDatabase()
  const counted = countQueries(db)
  expect(await suggestBooks(counted.db, [{ title: null, author: null }])).toEqual([[]])
  expect(counted.asked()).toBe(0)
})
