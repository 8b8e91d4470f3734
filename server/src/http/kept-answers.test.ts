import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/a-database.ts'
import {
  anApplication,
  reaches,
  startTestApplication,
  type TestApplication,
  untilKeeping,
} from '../../test/an-application.ts'
import { ask } from '../../test/ask.ts'
import { aBook } from '../../test/builders.ts'

let database: TestDatabase
let application: TestApplication
let book: { id: number; author_id: number }

// What is kept is forgotten at each change: all changes are made before the application begins to listen for them.
beforeAll(async () => {
  database = await createTestDatabase()
  book = await aBook(database.db, { title: 'The Palm Leaf', description: 'A leaf lasts. '.repeat(60) })
  application = await startTestApplication({ database })
  await untilKeeping(application)
})
afterAll(async () => {
  await application.stop()
  await database.drop()
})

const keptAddresses = () => ['/', `/books/${book.id}`, '/api/books', `/api/books/${book.id}`, '/sitemap.xml']

test('a page, data and a file are answered from memory from the second request on', async () => {
  const fresh = await anApplication({ database })
  await untilKeeping(fresh)
  for (const address of keptAddresses()) {
    const first = await fresh.get(address)
    expect([address, await reaches(fresh, address)]).toEqual([address, false])
    const second = await fresh.get(address)
    expect(second.status).toBe(200)
    expect(second.body.equals(first.body)).toBe(true)
    expect(second.headers.etag).toBe(first.headers.etag)
  }
})

test('each answer comes in the encoding that the visitor accepts, and is the same text in all', async () => {
  for (const address of keptAddresses()) {
    const plain = await application.get(address)
    const br = await application.get(address, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await application.get(address, { 'accept-encoding': 'br;q=0, gzip' })
    const none = await application.get(address, { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(none.body.equals(plain.body)).toBe(true)
    const small = plain.body.length < 512
    expect(br.headers['content-encoding']).toBe(small ? undefined : 'br')
    expect(gzip.headers['content-encoding']).toBe(small ? undefined : 'gzip')
    if (!small) {
      expect(br.body.length).toBeLessThan(plain.body.length)
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    }
    for (const answer of [plain, br, gzip, none]) {
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(answer.headers.vary).toContain('Accept-Encoding')
    }
  }
})

test('who has the answer already is told so without it', async () => {
  for (const address of keptAddresses()) {
    const { etag } = (await application.get(address)).headers
    const again = await application.get(address, { 'if-none-match': `"other", ${etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    const other = await application.get(address, { 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
  }
})

test('HEAD has the headers of GET and no body', async () => {
  for (const address of [...keptAddresses(), '/api/books/999999', '/login', '/nowhere']) {
    const get = await application.get(address)
    const head = await ask(application.origin, address, { method: 'HEAD' })
    expect([address, head.status, head.body.length]).toEqual([address, get.status, 0])
    expect(head.headers.etag).toBe(get.headers.etag)
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
    if (get.headers.etag) expect(head.headers['content-length']).toBe(get.headers['content-length'])
  }
})

test('order and company of parameters make no second answer', async () => {
  await application.get('/api/books?genre=fiction&page=1')
  await application.get('/publications?genre=fiction')
  for (const same of [
    '/api/books?page=1&genre=fiction',
    '/api/books?utm_source=letter&genre=fiction&page=1&_=17',
    '/publications?genre=fiction&fbclid=abc',
  ])
    expect([same, await reaches(application, same)]).toEqual([same, false])
  expect(await reaches(application, '/api/books?genre=poetry&page=1')).toBe(true)
})

test('an address that is page and data keeps one of each', async () => {
  const address = `/authors/${book.author_id}`
  const page = await application.get(address, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  const data = await application.get(address, { accept: 'application/json' })
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  expect(data.headers['content-type']).toMatch(/^application\/json/)
  for (const answer of [page, data]) expect(answer.headers.vary).toMatch(/\bAccept,/)
  expect((await application.get(address, { accept: 'text/html' })).body.equals(page.body)).toBe(true)
})

test('what is refused is not kept', async () => {
  for (const address of ['/api/books/999999', '/api/books?page=0', '/books/999999']) {
    await application.get(address)
    expect([address, await reaches(application, address)]).toEqual([address, true])
  }
})

test('a page that is not there says that it must not be stored', async () => {
  const { status, headers } = await application.get('/books/999999', { accept: 'text/html' })
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('many who ask for a page that nobody has made get one making', async () => {
  const fresh = await anApplication({ database })
  await untilKeeping(fresh)
  const before = fresh.log.length
  const answers = await Promise.all(Array.from({ length: 20 }, () => fresh.get(`/books/${book.id}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(fresh.log.slice(before).filter(({ msg }) => msg === 'request')).toHaveLength(1)
})
