import { MAX_ID } from '@panai/contract/http/fields'
import { messages } from '@panai/contract/http/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, sendJson, signInWithFactor } from '../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import type { Answer } from '../../test/ask.ts'
import { aBook } from '../../test/builders.ts'
import { errorsOf } from '../../test/staff.ts'

let app: TestApplication
let headers: { authorization: string }

beforeAll(async () => {
  app = await startTestApplication()
  headers = await signInWithFactor(app.db, await anAccount(app.db, { role: 'admin' }))
})
afterAll(() => app.stop())

function send(method: string, address: string, body: unknown): Promise<Answer> {
  return sendJson(app.origin, method, address, body, headers)
}

test.each([['/api/staff/audit?subject=books&subject_id=', 'subject_id']])(
  '%s with a NUL is refused under the name of the field',
  async (address, field) => {
    for (const text of ['%00', 'a%00b', 'a%00']) {
      const answer = await app.get(address + text, headers)
      expect([text, answer.status, errorsOf(answer)]).toEqual([text, 422, { [field]: [messages.unstorable] }])
    }
  },
)

test('a search leaves a NUL out', async () => {
  const places = ['books', 'search', 'staff/books', 'staff/authors', 'staff/accounts', 'staff/enquiries']
  for (const place of places)
    expect([place, (await app.get(`/api/${place}?q=aaa%00b`, headers)).status]).toEqual([place, 200])
})

test('a page that searches for a NUL is still a page', async () => {
  for (const address of ['/books?q=%00', '/search?q=a%00b', '/%00', '/books/%00', '/blogs/1?preview=%00']) {
    const { status } = await app.get(address, { accept: 'text/html' })
    expect([address, status < 500]).toEqual([address, true])
  }
})

test('a NUL in a body is refused under the name of its field', async () => {
  const match = { key: 'a\0b', book_id: 1, format: 'ebook' }
  const answer = await send('POST', '/api/staff/sale-matches', match)
  expect([answer.status, errorsOf(answer)]).toEqual([422, { key: [messages.unstorable] }])
})

test('half of a pair of surrogates is refused wherever a body has it', async () => {
  const answer = await send('POST', '/api/staff/currency-rates', {
    currency: 'USD',
    valid_from: '2026-04-01',
    rupees: 83,
    note: 'a\ud800b',
  })
  expect([answer.status, errorsOf(answer)]).toEqual([422, { note: [messages.unstorable] }])
})

test.each(['0000-01-01', '0000-12-31', '1899-12-31', '3000-01-01', '9999-12-31'])(
  '%s is no day for a rate or a run',
  async (day) => {
    const rate = { currency: 'USD', valid_from: day, rupees: 83 }
    const answer = await send('POST', '/api/staff/currency-rates', rate)
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['valid_from']])
    const run = await send('POST', '/api/staff/statement-runs', { period: 'month', from: day })
    expect([run.status, Object.keys(errorsOf(run))]).toEqual([422, ['from']])
  },
)

const terms = { publisher_of_record: 'company', valid_from: '2026-04-01' }

test('what refers to a record that is not there names the field', async () => {
  for (const book_id of [MAX_ID, MAX_ID + 1, 2_147_483_648, 2 ** 53, 1e300]) {
    const answer = await send('POST', '/api/staff/agreements', { ...terms, book_id })
    expect([book_id, answer.status, Object.keys(errorsOf(answer))]).toEqual([book_id, 422, ['book_id']])
    const rates = await send('PUT', `/api/staff/books/${book_id}/identifiers`, { identifiers: [] })
    expect([book_id, rates.status < 500]).toEqual([book_id, true])
  }
})

test('a reference inside a list names the field of the list', async () => {
  const book = await aBook(app.db)
  const answer = await send('POST', '/api/staff/share-sets', {
    book_id: book.id,
    valid_from: '2026-04-01',
    shares: [{ author_id: 2_147_483_647, percent: 100 }],
  })
  expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['shares']])
})

test('a change that names nothing but the version is refused', async () => {
  const clerk = await anAccount(app.db, { role: 'editor' })
  const answer = await send('PATCH', `/api/staff/accounts/${clerk.id}`, { version: clerk.version })
  expect([answer.status, errorsOf(answer)]).toEqual([422, { version: [messages.nothingToChange] }])
})
