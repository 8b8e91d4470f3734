import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { aBook } from '../../test/builders.ts'

let app: TestApplication
let staff: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  for (let n = 0; n < 10; n++) await aBook(app.db, { title: `பனங்காட்டு நிலா ${n}` })
  staff = await signInAs(app.db, await anAccount(app.db, { role: 'admin' }))
})
afterAll(() => app.stop())

test.each([
  ['a page for authors', '/login'],
  ['data for one person', '/api/staff/books?per_page=25'],
  ['a page that is not there', '/nowhere'],
])('%s comes in the encoding that is accepted, the same in all', async (_, address) => {
  const plain = await app.get(address, staff)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await app.get(address, { ...staff, 'accept-encoding': accepted })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([plain.status, encoding])
    expect(answer.headers.vary).toContain('Accept-Encoding')
    expect(answer.body.length).toBeLessThan(plain.body.length / 2)
    expect(decode(answer.body).length).toBe(plain.body.length)
  }
  const none = await app.get(address, { ...staff, 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect(none.headers['content-encoding']).toBeUndefined()
})

test('a table comes piece by piece, and compressed', async () => {
  const address = '/api/staff/books.csv'
  const plain = await app.get(address, staff)
  const packed = await app.get(address, { ...staff, 'accept-encoding': 'br, gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers['content-disposition']).toBe(plain.headers['content-disposition'])
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
})

test('what is short, and what is packed in itself, is left as it is', async () => {
  const short = await app.get('/healthz', { 'accept-encoding': 'br' })
  expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { status: 'alive' }])
  const workbook = await app.get('/api/staff/reports/liabilities.xlsx', { ...staff, 'accept-encoding': 'br' })
  expect(workbook.headers['content-encoding']).toBeUndefined()
  expect(workbook.body.subarray(0, 2).toString()).toBe('PK')
  const { status, body } = await app.get('/api/blogs/999', { 'accept-encoding': 'br' })
  expect([status, JSON.parse(String(body)).success]).toEqual([404, false])
})
