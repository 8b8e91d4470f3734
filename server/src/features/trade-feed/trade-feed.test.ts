import { addBookPrice, withdrawBookPrice } from '@panai/contract/royalties/staff/terms'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { countQueries } from '../../../test/count-queries.ts'
import { problemsIn } from '../../../test/onix.ts'
import { childrenOf, parseXml, textOf } from '../../../test/parse-xml.ts'
import { aClerk } from '../../../test/staff-member.ts'
import { todayInIndia } from '../../db/today.ts'
import { inTransaction } from '../../db/transaction.ts'
import { changedPrices } from './changed-prices.ts'
import { eachTradeBook } from './each-trade-book.ts'

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
  expect(problemsIn(answer.text)).toEqual([])
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

/** What the products of a book cost, by both feeds; of the feeds of changes, those that come in them. What is deleted costs nothing. */
async function pricesOf({ id }: { id: number }, since?: Date) {
  const query = since ? `?since=${encodeURIComponent(since.toISOString())}` : ''
  const [onix, table] = await Promise.all(
    ['xml', 'csv'].map((form) => app.get(`/api/staff/trade-feed.${form}${query}`, headers)),
  )
  const told = childrenOf(parseXml(onix?.text ?? ''), 'Product').map((product) => {
    const [supply] = childrenOf(product, 'ProductSupply').flatMap((one) => childrenOf(one, 'SupplyDetail'))
    const [price] = supply ? childrenOf(supply, 'Price') : []
    return [textOf(product, 'RecordReference'), price ? Number(textOf(price, 'PriceAmount')) : 0]
  })
  const rows: Record<string, string>[] = parse(table?.text ?? '', { bom: true, columns: true })
  expect(rows.map((row) => [row['Record reference'], Number(row['MRP in INR'])])).toEqual(told)
  return told
    .filter(([reference]) => String(reference).startsWith(`panai.example.book.${id}.`))
    .map(([reference, price]) => [String(reference).slice(-2), price])
}

test('a book whose text can be read comes with where, since its sample was taken', async () => {
  const { db } = app
  const { id } = await aBook(db)
  const since = new Date(Date.now() + 60 * 60_000)
  await db
    .insertInto('book_samples')
    .values({ ...{ book_id: id, extent: 'tenth', text_revision: 0 } })
    .execute()
  expect(await feed(since)).toEqual([])
  await sql`
    update book_samples set state = 'made', percent = 9, made_at = ${since} where book_id = ${id}`.execute(db)
  expect(await feed(since)).toEqual([`panai.example.book.${id}.pb 03 04`])
  const { text } = await app.get('/api/staff/trade-feed.xml', headers)
  expect(text).toContain(
    `<ResourceContentType>15</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>04</ResourceMode><ResourceVersion><ResourceForm>01</ResourceForm><ResourceLink>https://books.example/books/${id}/sample</ResourceLink>`,
  )
})

test('each format has the price of its own that holds today, else that of all formats', async () => {
  const { db } = app
  const clerk = await aClerk(app)
  const book = await aBook(db, { mrp_paise: 35_000, formats: ['paperback', 'hardback', 'ebook'] })
  const price = (format: string | null, mrp: number, valid_from: string) =>
    clerk.calls(addBookPrice, { book_id: book.id, format, mrp, valid_from })
  await price('hardback', 500, '2025-01-01')
  await price('hardback', 600, '2026-01-01')
  await price('ebook', 120, await todayInIndia(db))
  await price('paperback', 400, '2126-01-01')
  expect(await pricesOf(book)).toEqual([
    ['pb', 350],
    ['hb', 600],
    ['eb', 120],
  ])
  await price(null, 375, '2026-02-01')
  expect(await pricesOf(book)).toEqual([
    ['pb', 375],
    ['hb', 600],
    ['eb', 120],
  ])
})

test('a book whose format has another price comes since: written down, taken back, or in force from a day since then', async () => {
  const { db } = app
  const clerk = await aClerk(app)
  const book = await aBook(db, { mrp_paise: 35_000, formats: ['paperback', 'ebook'] })
  const later = new Date(Date.now() + 3_600_000)
  const yesterday = new Date(Date.now() - 86_400_000)
  // As if nothing had been written down or changed for long.
  const forget = () =>
    inTransaction(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const table of ['books', 'authors'] as const)
        await tx.updateTable(table).set({ updated_at: '2020-01-01' }).execute()
      await tx.updateTable('book_prices').set({ created_at: '2020-01-01' }).execute()
    })
  await forget()
  expect(await pricesOf(book, new Date())).toEqual([])

  const price = { book_id: book.id, format: 'ebook', mrp: 120, valid_from: '2026-01-01' }
  const { data: written } = await clerk.calls(addBookPrice, price)
  const both = (ebook: number) => [
    ['pb', 350],
    ['eb', ebook],
  ]
  expect(await pricesOf(book, new Date())).toEqual(both(120))
  expect(await pricesOf(book, later)).toEqual([])
  await clerk.calls(addBookPrice, { ...price, mrp: 99, valid_from: '2126-01-01' })
  await forget()
  expect(await pricesOf(book, yesterday)).toEqual([])

  // Written down long ago, in force since today.
  await clerk.calls(addBookPrice, { ...price, mrp: 110, valid_from: await todayInIndia(db) })
  await forget()
  expect(await pricesOf(book, yesterday)).toEqual(both(110))
  expect(await pricesOf(book, later)).toEqual([])

  await clerk.calls(withdrawBookPrice, { id: written.id, version: written.version })
  expect(await pricesOf(book, new Date())).toEqual(both(110))
})

test('no book is without a price, and none is free: the feed never has to say so', async () => {
  const { db } = app
  const { id } = await aBook(db)
  for (const [mrp, code] of [
    [sql<number>`0`, '23514'],
    [sql<number>`null`, '23502'],
  ] as const)
    await expect(
      db.updateTable('books').set({ mrp_paise: mrp }).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ code })
})

test('however many books and prices there are, a batch asks as often', async () => {
  const asks = async () => {
    const { db, asked } = countQueries(app.db)
    for await (const _ of eachTradeBook(db, { since: null, origin: '' }));
    return asked()
  }
  const before = await asks()
  for (const format of ['paperback', 'hardback', 'ebook'] as const) {
    const { id } = await aBook(app.db, { formats: [format] })
    await app.db
      .insertInto('book_prices')
      .values({ book_id: id, format, price_paise: 1_00, valid_from: '2026-01-01' })
      .execute()
  }
  expect(await asks()).toBe(before)
})

test('prices that have changed are found by indexes, however many there are', async () => {
  const { db } = app
  const { id } = await aBook(db)
  await sql`
    insert into book_prices (book_id, price_paise, valid_from, created_at)
    select ${id}, 100, '2000-01-01'::date + n, '2020-01-01' from generate_series(1, 9000) as n`.execute(db)
  await sql`analyze book_prices`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain ${changedPrices({ from: new Date(), today: '2026-11-28' })}`.execute(db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
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
