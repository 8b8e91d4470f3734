import { randomBytes } from 'node:crypto'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication, startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { type Answer, ask } from '../../test/ask.ts'
import { aBook } from '../../test/builders.ts'

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication()
})
afterAll(() => application.stop())

const request = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function refusalOf(answer: Answer) {
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  return refusalReply.strict().parse(answer.json())
}

test('a refusal carries the id of its request, which the headers and the log have too', async () => {
  const answer = await application.get('/api/books/999999')
  const { request_id, ...rest } = refusalOf(answer)
  expect(rest).toEqual({ success: false, message: 'Book not found', code: 'general.book_not_found' })
  expect(request_id).toMatch(request)
  expect(answer.headers['x-request-id']).toBe(request_id)
  expect(application.log.filter(({ requestId }) => requestId === request_id)).toMatchObject([
    { msg: 'request', path: '/api/books/999999', status: 404 },
  ])
})

test('a visitor can not choose the id', async () => {
  const { headers } = await application.get('/api/books/999999', { 'x-request-id': 'mine' })
  expect(headers['x-request-id']).toMatch(request)
})

test('a bug says nothing about itself but its request, and the log says all', async () => {
  const broken = await anApplication()
  await aBook(broken.db)
  await broken.db.schema.alterTable('books').renameColumn('title', 'headline').execute()
  const answer = await broken.get('/api/books?q=secretword')
  expect(answer.status).toBe(500)
  const { request_id, ...rest } = refusalOf(answer)
  expect(rest).toEqual({
    success: false,
    message: 'Server error. Please try again later.',
    code: 'general.server_error',
  })
  const logged = broken.log.filter(({ requestId, level }) => requestId === request_id && level === 50)
  expect(logged).toMatchObject([{ path: '/api/books', err: { message: expect.stringContaining('title') } }])
})

test('a bug below a page shows as a page that says nothing of it', async () => {
  const broken = await anApplication()
  const book = await aBook(broken.db)
  await broken.db.schema.alterTable('books').renameColumn('title', 'headline').execute()
  const answer = await broken.get(`/books/${book.id}`, { accept: 'text/html' })
  expect([answer.status, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.text).toContain('Server error. Please try again later.')
  expect(answer.text).not.toMatch(/column|headline|select |at .*\.ts:|node_modules/)
})

test('a refusal is in Tamil for who asks for Tamil alone, where it has such words', async () => {
  const wrong = { email: 'meena@mail.example', password: 'Another 1' }
  const inEnglish = { message: 'Incorrect email or password' }
  for (const [asked, said] of [
    [undefined, inEnglish],
    ['ta-IN,ta;q=0.9,en;q=0.8', inEnglish],
    ['ta', { message: 'மின்னஞ்சல் முகவரியோ கடவுச்சொல்லோ சரியாக இல்லை' }],
  ] as const) {
    const headers = asked ? { 'accept-language': asked } : {}
    const answer = await application.post('/api/author/login', wrong, headers)
    expect([answer.status, refusalOf(answer)]).toMatchObject([401, said])
  }
  const asked = { 'accept-language': 'ta' }
  const fields = await application.post('/api/author/login', { email: 'x', password: '' }, asked)
  expect([fields.status, refusalOf(fields)]).toMatchObject([
    422,
    {
      message: 'குறிப்பிட்ட இடங்களைச் சரிபாருங்கள்.',
      errors: {
        email: ['மின்னஞ்சல் முகவரி சரியாக இல்லை. name@example.com போல எழுதுங்கள்'],
        password: ['கடவுச்சொல்லை எழுதுங்கள்'],
      },
    },
  ])
  expect(refusalOf(await application.get('/api/books/999999', asked)).message).toBe('Book not found')
})

test('what people search for stands in no log line', async () => {
  const word = randomBytes(8).toString('hex')
  await application.get(`/api/books?q=${word}`)
  await application.get(`/api/books?q=${word}&page=0`)
  await application.get(`/publications?q=${word}`)
  expect(JSON.stringify(application.log)).not.toContain(word)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s is no call that there is, with a body or without',
  async (method) => {
    for (const address of [
      '/api/books',
      '/api/books/1',
      '/',
      '/blogs',
      '/login',
      '/robots.txt',
      '/storage/pictures/x',
    ])
      for (const more of method === 'TRACE' ? [{}] : [{}, { body: '{}' }]) {
        const answer = await ask(application.origin, address, { method, ...more })
        expect([address, answer.status]).toEqual([address, 404])
        expect(refusalOf(answer).message).toBe('Not found')
      }
  },
)

test('a body above 64 KiB is refused, and so is one of unknown length', async () => {
  const post = (body: string, headers = {}) =>
    ask(application.origin, '/api/books', { method: 'POST', body, headers })
  expect((await post('a'.repeat(64 * 1024))).status).toBe(404)
  const tooLarge = await post('a'.repeat(64 * 1024 + 1))
  expect(tooLarge.status).toBe(413)
  expect(refusalOf(tooLarge).message).toBe('That is more than we can take in one request.')
  expect((await post('a', { 'transfer-encoding': 'chunked' })).status).toBe(413)
})

test('refused bodies do not stop the next request on the same connection', async () => {
  const post = () => ask(application.origin, '/api/books', { method: 'POST', body: 'a'.repeat(200_000) })
  for (let times = 0; times < 5; times++) expect((await post()).status).toBe(413)
  expect((await application.get('/api/books')).status).toBe(200)
})
