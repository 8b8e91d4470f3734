import { getHistory } from '@panai/contract/console/staff/audit'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { termsMessages } from '@panai/contract/royalties/royalty-terms'
import { addBookPrice, getBookTerms, withdrawBookPrice } from '@panai/contract/royalties/staff/terms'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import { untilJobIs } from '../../../test/jobs.ts'
import { aStaffMember } from '../../../test/staff-member.ts'
import { todayInIndia } from '../../db/today.ts'
import type { JobDeps } from '../../jobs/job-kind.ts'
import { showPrices } from './show-prices.ts'

async function aPricedBook() {
  const app = await anApplication()
  const clerk = await aStaffMember(app, 'accounts', 'Meena')
  const [now, id] = [new Date(), clerk.account.id]
  await app.db.updateTable('accounts').set({ second_factor_since: now }).where('id', '=', id).execute()
  await app.db.updateTable('sessions').set({ second_factor_at: now }).where('account_id', '=', id).execute()
  const book = await aBook(app.db, { mrp_paise: 400_00, formats: ['paperback', 'ebook'] })
  const terms = async () => (await clerk.calls(getBookTerms, { id: book.id })).data
  const inForce = async () =>
    (await terms()).prices
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ format, mrp, valid_from }) => [format, mrp, valid_from])
  const reprice = (mrp_paise: number) =>
    app.db.updateTable('books').set({ mrp_paise }).where('id', '=', book.id).execute()
  return { app, clerk, book, terms, inForce, reprice, today: await todayInIndia(app.db) }
}

const errorsOf = (answer: { json: () => unknown }) => refusalReply.parse(answer.json()).errors

test('a change of the book’s price holds from today; a second one on the same day takes its place', async () => {
  const { inForce, reprice, today } = await aPricedBook()
  expect(await inForce()).toEqual([])
  await reprice(450_00)
  await reprice(500_00)
  expect(await inForce()).toEqual([
    [null, 500, today],
    [null, 400, '2000-01-01'],
  ])
  await reprice(400_00)
  expect(await inForce()).toEqual([[null, 400, '2000-01-01']])
})

test('a clerk writes down since when a price holds, of all formats or of one', async () => {
  const { clerk, book, terms, inForce, today } = await aPricedBook()
  const price = { book_id: book.id, mrp: 350, valid_from: '2026-01-01' }
  await clerk.calls(addBookPrice, price)
  await clerk.calls(addBookPrice, { ...price, mrp: 375 })
  await clerk.calls(addBookPrice, { ...price, mrp: '99.50', format: 'ebook', valid_from: '2126-01-01' })
  expect(await inForce()).toEqual([
    ['ebook', 99.5, '2126-01-01'],
    [null, 375, '2026-01-01'],
    [null, 400, '2000-01-01'],
  ])
  expect((await terms()).mrp).toBe(375)
  const { data: latest } = await clerk.calls(addBookPrice, { ...price, mrp: 420, valid_from: today })
  expect((await terms()).mrp).toBe(420)
  await clerk.calls(withdrawBookPrice, { id: latest.id, version: latest.version })
  expect((await terms()).mrp).toBe(375)
  expect((await clerk.tries(withdrawBookPrice, { id: latest.id, version: latest.version })).status).toBe(409)
  const { data: said } = await clerk.calls(getHistory, { subject: 'book_terms', subject_id: String(book.id) })
  expect(JSON.stringify(said)).toContain('a dated price')
})

test('a price of all formats for a day to come is shown from that day on, and not before', async () => {
  const { app, clerk, book, terms, inForce, today } = await aPricedBook()
  await clerk.calls(addBookPrice, { book_id: book.id, mrp: 350, valid_from: '2126-01-01' })
  expect((await terms()).prices.map(({ mrp, state }) => [mrp, state])).toEqual([
    [350, 'future'],
    [400, 'in_force'],
  ])
  expect((await terms()).mrp).toBe(400)
  const work = () => showPrices.work({ db: app.db } as JobDeps, new AbortController().signal) // it asks the database alone
  expect(await work()).toBe('Every book is shown at its price.')
  // The application looks once itself, when it starts.
  await untilJobIs(app.db, showPrices.name, 'completed')
  // As if it had been written down some days ago.
  await app.db
    .insertInto('book_prices')
    .values({ book_id: book.id, price_paise: 375_00, valid_from: today })
    .execute()
  expect((await terms()).mrp).toBe(400)
  expect(await work()).toBe('1 book has another price from today on.')
  expect((await terms()).mrp).toBe(375)
  expect(await inForce()).toEqual([
    [null, 350, '2126-01-01'],
    [null, 375, today],
    [null, 400, '2000-01-01'],
  ])
})

test('the first price of all formats stays, and no book is no book', async () => {
  const { clerk, book, terms } = await aPricedBook()
  const price = { book_id: book.id, mrp: 350, valid_from: '2126-01-01' }
  expect(
    errorsOf(await clerk.tries(addBookPrice, { ...price, book_id: 2_147_483_646, format: 'ebook' })),
  ).toEqual({
    book_id: [termsMessages.bookGone],
  })
  expect((await terms()).prices).toEqual([])
  await clerk.calls(addBookPrice, { ...price, valid_from: '2026-01-01' })
  const first = (await terms()).prices.at(-1)
  const refused = await clerk.tries(withdrawBookPrice, { id: first?.id ?? 0, version: first?.version ?? 0 })
  expect([refused.status, refusalReply.parse(refused.json()).message]).toEqual([
    409,
    termsMessages.firstPrice,
  ])
})

test('the database keeps one price of a format from a day on, above zero and as it was written', async () => {
  const { app, book } = await aPricedBook()
  const row = { book_id: book.id, price_paise: 1_00, valid_from: '2026-01-01' }
  const insert = (given = {}) =>
    app.db
      .insertInto('book_prices')
      .values({ ...row, ...given })
      .execute()
  await insert()
  await insert({ format: 'ebook' })
  await expect(insert()).rejects.toMatchObject({ constraint: 'book_prices_one_from_a_day' })
  await expect(insert({ format: 'ebook' })).rejects.toMatchObject({
    constraint: 'book_prices_one_from_a_day',
  })
  await expect(insert({ price_paise: 0, valid_from: '2026-02-01' })).rejects.toMatchObject({ code: '23514' })
  await expect(sql`update book_prices set price_paise = 2`.execute(app.db)).rejects.toMatchObject({
    code: '23001',
  })
})
