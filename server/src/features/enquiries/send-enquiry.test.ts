import { randomUUID } from 'node:crypto'
import { sendEnquiry } from '@panai/contract/enquiries/enquiries'
import { enquiryReasons } from '@panai/contract/enquiries/enquiry-rules'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication, startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { type Answer, ask } from '../../../test/ask.ts'
import { aMessage } from '../../../test/builders.ts'

const THANKS =
  'Thank you! Your message has been sent successfully. We will get back to you within 24-48 hours.'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

function send(message: unknown, headers?: Record<string, string>): Promise<Answer> {
  return app.post('/api/contact', message, headers)
}

function stored(email: unknown) {
  return app.db.selectFrom('enquiries').selectAll().where('email', '=', String(email)).execute()
}

function mailsAbout(id: number | undefined) {
  return app.db
    .selectFrom('mails')
    .selectAll()
    .where('details', '=', JSON.stringify({ enquiryId: id }))
    .execute()
}

test('a message is stored with its mail before the answer thanks for it', async () => {
  const message = aMessage()
  const answer = await send(message)
  expect([answer.status, sendEnquiry.output.parse(answer.json())]).toEqual([
    200,
    { success: true, message: THANKS },
  ])
  const [enquiry, ...others] = await stored(message.email)
  expect(enquiry).toMatchObject({ ...message, is_suspect: false, idempotency_key: null })
  expect(others).toEqual([])
  expect(await mailsAbout(enquiry?.id)).toMatchObject([{ kind: 'enquiry-to-staff' }])
})

test.each(enquiryReasons)('one may write about: %s', async (reason) => {
  const message = aMessage({ reason })
  expect((await send(message)).status).toBe(200)
  expect(await stored(message.email)).toMatchObject([{ reason }])
})

test.each([undefined, null, '', '  '])('the phone number may be left out: %j', async (phone) => {
  const message = aMessage({ phone })
  expect((await send(message)).status).toBe(200)
  expect(await stored(message.email)).toMatchObject([{ phone: null }])
})

test('an answer is never kept by anybody', async () => {
  const one = await send(aMessage())
  expect(one.headers['cache-control'] ?? '').not.toMatch(/max-age=[1-9]|public/)
  expect((await app.get('/api/contact')).status).toBe(404)
})

const odd: Record<string, { given: Record<string, string>; kept: Record<string, string> }> = {
  'Tamil, emoji and letters that join': {
    given: { name: 'மு. செல்வி', message: 'க்ஷமிக்கவும் 👩‍👩‍👧‍👦 🙏🏾 മലയാളം‍' },
    kept: { name: 'மு. செல்வி', message: 'க்ஷமிக்கவும் 👩‍👩‍👧‍👦 🙏🏾 മലയാളം‍' },
  },
  'right to left': { given: { name: 'سلمى حداد' }, kept: { name: 'سلمى حداد' } },
  'a name that reads backwards': {
    given: { name: 'Admin \u202egnp.exe\u202c \u2066x\u2069' },
    kept: { name: 'Admin gnp.exe x' },
  },
  'headers in the name': {
    given: { name: 'Eve\r\nBcc: all@example.com\r\n\r\nBuy' },
    kept: { name: 'Eve Bcc: all@example.com Buy' },
  },
  'what a database can not hold': {
    given: { name: 'Null\0 and half \ud83d', message: 'a\0b\u0007c\r\nd\u2028e\tf' },
    kept: { name: 'Null and half \ufffd', message: 'abc\nd\ne\tf' },
  },
  'space around everything': {
    given: { name: '\u00a0 Anbu \n', message: '\n\n  Hello\n\n' },
    kept: { name: 'Anbu', message: 'Hello' },
  },
  'text that means something to a database': {
    given: { name: "Robert'); drop table enquiries;--" },
    kept: { name: "Robert'); drop table enquiries;--" },
  },
}

test.each(Object.entries(odd))('%s is kept as it should be', async (_, { given, kept }) => {
  const message = aMessage(given)
  expect((await send(message)).status).toBe(200)
  expect(await stored(message.email)).toMatchObject([kept])
})

test('the longest that may be is taken', async () => {
  const email = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}com`
  const message = aMessage({
    name: 'ந'.repeat(255),
    email,
    message: 'ந'.repeat(5_000),
    phone: '0'.repeat(30),
  })
  expect((await send(message)).status).toBe(200)
  expect(await stored(email)).toHaveLength(1)
})

test('all bad fields are named at once, and nothing is stored', async () => {
  const before = await app.db.selectFrom('enquiries').select('id').execute()
  const answer = await send({
    name: ' ',
    email: 'nobody',
    phone: 'call me',
    reason: 'Selling',
    message: 'x'.repeat(5_001),
  })
  expect(answer.status).toBe(422)
  expect(refusalReply.parse(answer.json())).toMatchObject({
    message: 'Please check the highlighted values.',
    errors: {
      name: ['Full name is required'],
      email: ['Please enter a valid email address'],
      phone: ['Please enter a valid phone number'],
      reason: ['Please select a reason'],
      message: ['Message must have at most 5,000 characters'],
    },
  })
  expect(await app.db.selectFrom('enquiries').select('id').execute()).toEqual(before)
})

const badFields: [string, unknown, string][] = [
  ['name', undefined, 'Full name is required'],
  ['name', 7, 'Full name is required'],
  ['name', 'a'.repeat(256), 'Full name must have at most 255 characters'],
  ['email', '', 'Email is required'],
  ['email', `${'a'.repeat(250)}@b.example`, 'Email must have at most 255 characters'],
  ['email', 'a@b.example\r\nBcc: c@d.example', 'Please enter a valid email address'],
  ['email', 'a@b.example, c@d.example', 'Please enter a valid email address'],
  ['email', 'Eve <a@b.example>', 'Please enter a valid email address'],
  ['phone', '1'.repeat(31), 'Phone number must have at most 30 characters'],
  ['reason', '', 'Please select a reason'],
  ['reason', 'general inquiry', 'Please select a reason'],
  ['message', ' \n ', 'Message is required'],
  ['message', { $ne: '' }, 'Message is required'],
]

test.each(badFields)('%s as %j is refused: %s', async (field, value, problem) => {
  const answer = await send(aMessage({ [field]: value }))
  expect([answer.status, refusalReply.parse(answer.json()).errors]).toEqual([422, { [field]: [problem] }])
})

test.each(['null', '[]', '"text"', '{', '', '{"name":"x",}'])(
  'a body that is %j is refused',
  async (body) => {
    const answer = await ask(app.origin, '/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([answer.status, Object.keys(refusalReply.parse(answer.json()).errors ?? {})]).toEqual([
      422,
      ['body'],
    ])
  },
)

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a body of the type %j is refused',
  async (type) => {
    const answer = await ask(app.origin, '/api/contact', {
      method: 'POST',
      headers: type ? { 'content-type': type } : {},
      body: JSON.stringify(aMessage()),
    })
    expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([
      415,
      'The body must be sent as application/json.',
    ])
  },
)

test('the type may say its charset, in any spelling', async () => {
  expect((await send(aMessage(), { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
})

test('a message of a megabyte is refused before it is read', async () => {
  const answer = await send(aMessage({ message: 'x'.repeat(1_000_000) }))
  expect([answer.status, refusalReply.parse(answer.json()).success]).toEqual([413, false])
})

test('a robot that fills the hidden field is thanked, marked, and nobody is mailed', async () => {
  const message = aMessage({ homepage: 'https://pills.example' })
  const answer = await send(message)
  expect([answer.status, answer.json()]).toEqual([200, { success: true, message: THANKS }])
  const [enquiry] = await stored(message.email)
  expect(enquiry).toMatchObject({ is_suspect: true, message: message.message })
  expect(await mailsAbout(enquiry?.id)).toEqual([])
})

test('the same message sent again with its key is stored and mailed once', async () => {
  const message = aMessage()
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(message, key)))
  answers.push(await send(message, key))
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(6).fill([200, answers[0]?.text]))
  const enquiries = await stored(message.email)
  expect(enquiries).toHaveLength(1)
  expect(await mailsAbout(enquiries[0]?.id)).toHaveLength(1)
})

test('a key belongs to one message', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const [first, second] = [aMessage(), aMessage({ phone: null })]
  expect((await send(second, key)).status).toBe(200)
  const answer = await send(first, key)
  expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([
    409,
    'This Idempotency-Key belongs to another message.',
  ])
  expect(await stored(first.email)).toEqual([])
})

test('without a key, the same message twice is two messages', async () => {
  const message = aMessage()
  await send(message)
  await send(message)
  expect(await stored(message.email)).toHaveLength(2)
})

test.each(['short', 'x'.repeat(256), 'with a space'])('%j is no key', async (key) => {
  const answer = await send(aMessage(), { 'idempotency-key': key })
  expect([answer.status, Object.keys(refusalReply.parse(answer.json()).errors ?? {})]).toEqual([
    422,
    ['Idempotency-Key'],
  ])
})

test('one visitor may write five times a minute, and is told when to come back', async () => {
  const limited = await anApplication({ settings: { MESSAGES_PER_MINUTE: '5', TRUSTED_PROXIES: '1' } })
  const from = (address: string) => limited.post('/api/contact', aMessage(), { 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) statuses.push((await from('2001:db8::1')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])

  const sameNetwork = await from('2001:db8::ffff')
  expect([sameNetwork.status, Number(sameNetwork.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await from('2001:db8:0:1::1')).status).toBe(200)
  expect((await limited.get('/api/books')).status).toBe(200)
  expect(await limited.db.selectFrom('enquiries').select('id').execute()).toHaveLength(6)
})

test('what a visitor wrote stands in no log line', async () => {
  const message = aMessage({ name: 'Unusualname', message: 'Unusualword' })
  await send(message)
  await send({ ...message, reason: 'none' })
  expect(JSON.stringify(app.log)).not.toMatch(/Unusual|reader-\d/)
})
