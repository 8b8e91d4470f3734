import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { childrenOf, parseXml, textOf } from '../../../test/parse-xml.ts'

let app: TestApplication
let headers: { authorization: string }
beforeAll(async () => {
  app = await startTestApplication()
  headers = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
})
afterAll(() => app.stop())

async function feed(since?: Date) {
  const query = since ? `?since=${encodeURIComponent(since.toISOString())}` : ''
  const answer = await app.get(`/api/staff/trade-feed.xml${query}`, headers)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  return childrenOf(parseXml(answer.text), 'Product').map((product) => {
    const [publishing] = childrenOf(product, 'PublishingDetail')
    return [
      textOf(product, 'RecordReference'),
      textOf(product, 'NotificationType'),
      publishing ? textOf(publishing, 'PublishingStatus') : '',
    ].join(' ')
  })
}

test('everything that is sold is told, drafts are not; a book that is withdrawn, and a format, come as withdrawn since', async () => {
  const { db } = app
  const both = await aBook(db, { formats: ['paperback', 'ebook'] })
  const other = await aBook(db)
  const draft = await aBook(db, { published_at: null })
  const ref = (id: number, format: string) => `panai.example.book.${id}.${format}`
  expect(await feed()).toEqual([
    `${ref(both.id, 'pb')} 03 04`,
    `${ref(both.id, 'eb')} 03 04`,
    `${ref(other.id, 'pb')} 03 04`,
  ])
  await db
    .updateTable('books')
    .set({ formats: ['paperback'] })
    .where('id', '=', both.id)
    .execute()
  await db.updateTable('books').set({ published_at: null }).where('id', '=', other.id).execute()
  await db.updateTable('books').set({ title: 'A draft' }).where('id', '=', draft.id).execute()
  expect(await feed(new Date())).toEqual([
    `${ref(both.id, 'pb')} 03 04`,
    `${ref(both.id, 'eb')} 03 11`,
    `${ref(other.id, 'pb')} 03 11`,
  ])
  expect(await feed()).toEqual([`${ref(both.id, 'pb')} 03 04`])

  await db.updateTable('books').set({ published_at: new Date() }).where('id', '=', other.id).execute()
  await db.deleteFrom('books').where('id', 'in', [both.id, draft.id]).execute()
  expect(await feed(new Date())).toEqual([
    `${ref(other.id, 'pb')} 03 04`,
    `${ref(both.id, 'eb')} 05 `,
    `${ref(both.id, 'pb')} 05 `,
  ])
})

test('only what has changed comes since, a new name of its author included', async () => {
  const { db } = app
  const author = await anAuthor(db)
  const book = await aBook(db, { author_id: author.id })
  const later = new Date(Date.now() + 3_600_000)
  expect(await feed(later)).toEqual([])
  await db.updateTable('authors').set({ name: 'A new name' }).where('id', '=', author.id).execute()
  expect(await feed(new Date())).toContain(`panai.example.book.${book.id}.pb 03 04`)
})

test('more books than are read at once all come, each once', async () => {
  const { db } = app
  const author = await anAuthor(db)
  const books = Array.from({ length: 501 }, (_, number) => ({
    reference: `MANY-${number}`,
    title: `One of many ${number}`,
    description: 'One of many.',
    language: 'en' as const,
    author_id: author.id,
    genre: 'fiction' as const,
    formats: ['paperback' as const],
    mrp_paise: 10_000,
    published_at: new Date(),
  }))
  await db.insertInto('books').values(books).execute()
  const told = await feed()
  expect(new Set(told).size).toBe(told.length)
  expect(told.length).toBeGreaterThanOrEqual(501)
  const { text } = await app.get('/api/staff/trade-feed.csv', headers)
  expect(text.trim().split('\r\n')).toHaveLength(told.length + 1)
})

test('a moment that is none is refused', async () => {
  const { status } = await app.get('/api/staff/trade-feed.xml?since=yesterday', headers)
  expect(status).toBe(422)
})
