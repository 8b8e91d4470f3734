import { getBook, listBooks } from '@panai/contract/catalogue/books'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase, cutListener, takeConnections } from '../test/a-database.ts'
import {
  anApplication,
  reaches,
  type TestApplication,
  untilKeeping,
  untilNotKeeping,
} from '../test/an-application.ts'
import { aBook, anAuthor } from '../test/builders.ts'
import { until } from '../test/until.ts'

/** Where the title of a book shows. */
function placesOf({ id, author_id }: { id: number; author_id: number }): string[] {
  return ['/api/books', `/api/books/${id}`, '/publications', `/books/${id}`, `/authors/${author_id}`]
}

function edition(number: number): string {
  return `Edition ${String(number).padStart(3, '0')}`
}

async function show(application: TestApplication, addresses: string[], title: string): Promise<boolean> {
  for (const address of addresses) if (!(await application.get(address)).text.includes(title)) return false
  return true
}

test('a change that somebody else commits shows on every page and in all data', async () => {
  const application = await anApplication()
  const book = await aBook(application.db, { title: edition(0) })
  const places = placesOf(book)
  await untilKeeping(application)
  for (let number = 1; number <= 10; number++) {
    expect(await show(application, places, edition(number - 1))).toBe(true)
    await application.db
      .updateTable('books')
      .set({ title: edition(number) })
      .execute()
    const shows = () => show(application, [`/api/books/${book.id}`], edition(number))
    await until('it shows', shows)
    // What is kept is forgotten all at once: where one answer is new, all are.
    expect(await show(application, places, edition(number))).toBe(true)
  }
})

test("an author's new name shows wherever the author is named", async () => {
  const application = await anApplication()
  const { db } = application
  const author = await anAuthor(db, { name: 'Kalki' })
  const book = await aBook(db, { author_id: author.id })
  const places = [
    '/',
    '/publications',
    `/books/${book.id}`,
    `/authors/${author.id}`,
    `/api/authors/${author.id}`,
  ]
  await untilKeeping(application)
  expect(await show(application, places, 'Kalki')).toBe(true)
  await db.updateTable('authors').set({ name: 'Pudumaipithan' }).execute()
  await until('it shows', () => show(application, places, 'Pudumaipithan'))
  expect((await application.call(listBooks, '/api/books?q=pudumaipithan')).data).toHaveLength(1)
  expect((await application.call(listBooks, '/api/books?q=kalki')).data).toHaveLength(0)
})

test('what has shown once never goes back: no reader sees an old answer after a new one', async () => {
  const application = await anApplication()
  const { id } = await aBook(application.db, { title: edition(0) })
  await untilKeeping(application)
  const title = async () => (await application.call(getBook, `/api/books/${id}`)).book.title
  let writing = true

  async function read(): Promise<string[]> {
    const seen: string[] = []
    while (writing) seen.push(await title())
    return seen
  }
  const reading = [read(), read(), read()]
  for (let number = 1; number <= 100; number++)
    await application.db
      .updateTable('books')
      .set({ title: edition(number) })
      .execute()
  await until('the last edition shows', async () => (await title()) === edition(100))
  writing = false

  for (const seen of await Promise.all(reading)) {
    expect(new Set(seen).size).toBeGreaterThan(1)
    expect(seen).toEqual([...seen].sort())
  }
})

test('two applications on one database both show it', async () => {
  const database = await aDatabase()
  const book = await aBook(database.db, { title: 'Before' })
  const places = placesOf(book)
  const one = await anApplication({ database })
  const two = await anApplication({ database })
  for (const application of [one, two]) {
    await untilKeeping(application)
    expect(await show(application, places, 'Before')).toBe(true)
    for (const place of places) expect([place, await reaches(application, place)]).toEqual([place, false])
  }
  await database.db.updateTable('books').set({ title: 'After' }).execute()
  for (const application of [one, two]) await until('both show it', () => show(application, places, 'After'))
})

test('a book that is withdrawn is gone everywhere, a new one is everywhere', async () => {
  const application = await anApplication()
  const book = await aBook(application.db, { title: 'Withdrawn' })
  await untilKeeping(application)
  expect(await show(application, placesOf(book), 'Withdrawn')).toBe(true)

  await application.db.updateTable('books').set({ published_at: null }).execute()
  await until('it is gone', async () => (await application.get(`/api/books/${book.id}`)).status === 404)
  for (const address of [
    '/api/books',
    '/publications',
    '/',
    '/sitemaps/books-1.xml',
    '/api/books?q=withdrawn',
  ])
    expect([address, (await application.get(address)).text]).not.toEqual([
      address,
      expect.stringContaining('Withdrawn'),
    ])
  expect((await application.get(`/books/${book.id}`)).status).toBe(404)

  await aBook(application.db, { title: 'Brand new' })
  await until('it is there', () => show(application, ['/api/books', '/publications'], 'Brand new'))
})

test('while nobody tells it of changes, every answer is made again', async () => {
  const database = await aDatabase()
  const book = await aBook(database.db, { title: edition(0) })
  const application = await anApplication({ database })
  await untilKeeping(application)
  // The application's own connections stay open, all that it may have: only the one on which it hears can't be made again.
  await openAllConnections(application)
  await takeConnections(application, false)
  await cutListener(application)
  await untilNotKeeping(application)

  for (let number = 1; number <= 20; number++) {
    const title = edition(number)
    await application.db.updateTable('books').set({ title }).where('id', '=', book.id).execute()
    expect(await show(application, [`/api/books/${book.id}`, `/books/${book.id}`, '/api/books'], title)).toBe(
      true,
    )
  }

  await takeConnections(application, true)
  await untilKeeping(application)
  await application.db.updateTable('books').set({ title: 'Heard again' }).execute()
  await until('it hears again', () => show(application, placesOf(book), 'Heard again'))
  expect(await reaches(application, `/api/books/${book.id}`)).toBe(false)
})

/** Different answers that wait for a table: of one that is asked for often the others wait for the first. */
async function openAllConnections({ db, pool, get }: TestApplication): Promise<void> {
  const most = 10
  const answers = await db.transaction().execute(async (tx) => {
    await sql`lock table books in access exclusive mode`.execute(tx)
    const asked = Array.from({ length: most }, (_, at) => get(`/api/books?page=1&per_page=${at + 1}`))
    await until('all are open', async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and application_name ~ '^panai-.*-'`,
      )
      return (rowCount ?? 0) - pool.totalCount >= most
    })
    return asked
  })
  await Promise.all(answers)
}

test('a change while nobody listened is not missed afterwards', async () => {
  const database = await aDatabase()
  await aBook(database.db, { title: 'Before' })
  const application = await anApplication({ database })
  await untilKeeping(application)
  expect(await show(application, ['/api/books'], 'Before')).toBe(true)
  await takeConnections(application, false)
  await cutListener(application)
  await untilNotKeeping(application)
  await application.db.updateTable('books').set({ title: 'Meanwhile' }).execute()
  await takeConnections(application, true)
  await untilKeeping(application)
  const { data } = await application.call(listBooks, '/api/books')
  expect(data.map(({ title }) => title)).toEqual(['Meanwhile'])
})
