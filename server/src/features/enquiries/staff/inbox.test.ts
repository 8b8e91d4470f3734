import { randomUUID } from 'node:crypto'
import { brand } from '@panai/contract/brand/brand'
import { listWaiting } from '@panai/contract/console/staff/waiting'
import {
  answerEnquiry,
  getStaffEnquiry,
  listLetterWriters,
  listStaffEnquiries,
} from '@panai/contract/enquiries/staff/enquiries'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, sendJson, signInAs } from '../../../../test/accounts.ts'
import { anApplication, startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anSmtpServer } from '../../../../test/an-smtp-server.ts'
import { aBook, aMessage } from '../../../../test/builders.ts'
import type { Headers } from '../../../../test/correspondence.ts'
import { untilMailsAre } from '../../../../test/outbox.ts'

let app: TestApplication
let [editor, accountant, author]: Headers[] = []
let editorId: number
beforeAll(async () => {
  app = await startTestApplication()
  const selvi = await anAccount(app.db, { role: 'editor', name: 'Selvi' })
  editorId = selvi.id
  editor = await signInAs(app.db, selvi)
  accountant = await signInAs(app.db, await anAccount(app.db, { role: 'accounts', name: 'Arun' }))
  author = await signInAs(app.db, await anAccount(app.db))
})
afterAll(() => app.stop())

async function arrive(given: Parameters<typeof aMessage>[0] = {}, of = app): Promise<number> {
  const message = aMessage(given)
  expect((await of.post('/api/contact', message)).status).toBe(200)
  const { id } = await of.db
    .selectFrom('enquiries')
    .select('id')
    .where('email', '=', String(message.email))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

async function inbox(query: string, who = editor) {
  const answer = await app.get(`/api/staff/enquiries?${query}`, who)
  return listStaffEnquiries.output.parse(answer.json())
}
async function idsIn(query: string, who = editor) {
  return (await inbox(query, who)).data.map(({ id }) => id)
}
async function one(id: number) {
  return getStaffEnquiry.output.parse((await app.get(`/api/staff/enquiries/${id}`, editor)).json()).data
}
async function unanswered() {
  const answer = await app.get('/api/staff/waiting', editor)
  return listWaiting.output.parse(answer.json()).data.find(({ kind }) => kind === 'unanswered_enquiries')
}
const change = (id: number, changes: object, who: Headers | undefined = editor) =>
  sendJson(app.origin, 'PATCH', `/api/staff/enquiries/${id}`, changes, { ...who })
const answerTo = (id: number, body: object, who = editor, key = randomUUID()) =>
  app.post(`/api/staff/enquiries/${id}/answers`, body, { ...who, 'idempotency-key': key })

test('who wants to buy a book is shown with the book and its price; a book that is gone turns no letter away', async () => {
  const book = await aBook(app.db, { title: 'திருக்குறள்', mrp_paise: 35_000 })
  const id = await arrive({ reason: 'Buying a book', book_id: book.id })
  const gone = await arrive({ reason: 'Buying a book', book_id: 2_000_000_000 })
  const shown = async (one: number) =>
    getStaffEnquiry.output.parse((await app.get(`/api/staff/enquiries/${one}`, editor)).json()).data.book
  expect(await shown(id)).toEqual({ id: book.id, title: 'திருக்குறள்', mrp: 350 })
  expect(await shown(gone)).toBeNull()
})

test('an answer goes out as a mail of the conversation, and the next one below it', async () => {
  const peer = await anSmtpServer()
  const mailed = await anApplication({ settings: { SMTP_URL: peer.url } })
  const person = await anAccount(mailed.db, { role: 'editor', name: 'செல்வி' })
  const me = await signInAs(mailed.db, person)
  const id = await arrive({ email: 'meena@mail.example', name: 'Meena', message: 'One.\n\nTwo?' }, mailed)
  const send = async (version: number, text: string) => {
    const answer = await mailed.post(`/api/staff/enquiries/${id}/answers`, { version, text }, me)
    return answerEnquiry.output.parse(answer.json()).data
  }
  const first = await send(1, 'Yes.\nIn Tamil too.\n\nநன்றி')
  await send(first.version, 'One more thing.')
  await untilMailsAre(mailed.db, 'sent')

  const [notice, ...answers] = peer.deliveries.toSorted(
    (a, b) => a.raw.indexOf('References') - b.raw.indexOf('References'),
  )
  const [reply, second] = answers.toSorted(
    (a, b) => Number(a.mail.text?.includes('One more')) - Number(b.mail.text?.includes('One more')),
  )
  expect(reply?.to).toEqual(['meena@mail.example'])
  expect(reply?.mail.replyTo).toMatchObject([{ address: brand.email }])
  expect(reply?.mail.subject).toBe(`Your message to ${brand.name} (No. ${id})`)
  expect(reply?.mail.text).toContain('Yes.\nIn Tamil too.\n\nநன்றி')
  expect(reply?.mail.text).toContain('> One.\n> \n> Two?')
  expect(reply?.mail.html).toContain('<br>In Tamil too.')
  expect(reply?.mail.inReplyTo).toBe(notice?.mail.messageId)
  expect(reply?.mail.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
  expect(second?.mail.inReplyTo).toBe(reply?.mail.messageId)
  expect(second?.mail.references).toBe(`${notice?.mail.messageId} ${reply?.mail.messageId}`)

  const inTamil = await arrive(
    { email: 'selvi@mail.example', name: 'மு. செல்வி', message: '200 பிரதிகள் என்ன விலை? Paperback போதும்.' },
    mailed,
  )
  await mailed.post(`/api/staff/enquiries/${inTamil}/answers`, { version: 1, text: 'ரூ. 38,000.00' }, me)
  await untilMailsAre(mailed.db, 'sent')
  const letter = peer.deliveries.find(({ to }) => to[0] === 'selvi@mail.example')?.mail
  expect(letter?.text).toContain('அன்புள்ள மு. செல்வி அவர்களுக்கு,')
  expect(letter?.html).toContain('<html lang="ta">')

  const seen = await mailed.get(`/api/staff/enquiries/${id}`, me)
  expect(getStaffEnquiry.output.parse(seen.json()).data.entries).toMatchObject([
    { kind: 'answer', by: { name: 'செல்வி' }, mail: { status: 'sent' } },
    { kind: 'answer', text: 'One more thing.', mail: { status: 'sent' } },
  ])
})

test('an enquiry is assigned, noted, answered, closed and opened again; all of it is written down', async () => {
  const before = await unanswered()
  const id = await arrive({ name: 'Meena', message: 'What does a book of 120 pages cost?' })
  expect(await unanswered()).toMatchObject({ count: Number(before?.count) + 1 })
  expect((await change(id, { version: 1, assignee_id: editorId })).status).toBe(200)
  expect(await idsIn('assignee=me')).toEqual([id])
  expect(await idsIn('assignee=me', accountant)).toEqual([])

  const noted = await app.post(`/api/staff/enquiries/${id}/notes`, { text: 'A school teacher' }, accountant)
  expect(noted.status).toBe(200)
  const { version } = await one(id)
  expect((await answerTo(id, { version, text: 'About Rs. 20,000.' })).status).toBe(200)
  const answered = await one(id)
  expect(answered).toMatchObject({
    state: 'answered',
    waiting_since: null,
    assignee: { name: 'Selvi' },
    entries: [
      { kind: 'note', text: 'A school teacher', by: { name: 'Arun' }, mail: null },
      { kind: 'answer', text: 'About Rs. 20,000.', by: { name: 'Selvi' } },
    ],
  })
  const waited = Date.parse(answered.entries[1]?.at ?? '') - Date.parse(answered.created_at)
  expect(answered.first_answer_seconds).toBe(Math.round(waited / 1000))
  expect(await unanswered()).toEqual(before)

  expect((await change(id, { version: answered.version, state: 'closed' })).status).toBe(200)
  expect(await idsIn('state=closed')).toContain(id)
  const closed = await one(id)
  await change(id, { version: closed.version, state: 'open', assignee_id: null })
  expect(await one(id)).toMatchObject({
    state: 'open',
    assignee: null,
    first_answer_seconds: answered.first_answer_seconds,
  })
  expect(await unanswered()).toMatchObject({ count: Number(before?.count) + 1 })

  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'part', 'account_id'])
    .where('subject', '=', 'enquiries')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(entries.map(({ action, part }) => [action, part])).toEqual([
    ['changeStaffEnquiry', null],
    ['noteEnquiry', 'enquiry_entries'],
    ['answerEnquiry', null],
    ['answerEnquiry', 'enquiry_entries'],
    ['answerEnquiry', 'enquiry_entries'],
    ['changeStaffEnquiry', null],
    ['changeStaffEnquiry', null],
  ])
})

test('of two at once the second is told, and nothing is overwritten or mailed twice', async () => {
  const id = await arrive()
  const both = await Promise.all([
    answerTo(id, { version: 1, text: 'From Selvi' }),
    answerTo(id, { version: 1, text: 'From Arun' }, accountant),
  ])
  const statuses = both.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  expect(refusalReply.parse(late?.json())).toMatchObject({
    reason: 'stale',
    message: expect.stringMatching(/Changed by (Selvi|Arun)/),
  })
  expect((await one(id)).entries).toHaveLength(1)
  expect((await change(id, { version: 1, state: 'closed' })).status).toBe(409)
  expect((await one(id)).state).toBe('answered')
})

test('an answer that is sent again after a lost reply goes out once', async () => {
  const id = await arrive()
  const key = randomUUID()
  const tries = await Promise.all(
    [1, 2, 3].map(() => answerTo(id, { version: 1, text: 'Once' }, editor, key)),
  )
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await one(id)).entries).toHaveLength(1)
  expect((await answerTo(id, { version: 1, text: 'Other' }, editor, key)).status).toBe(409)
  const mails = await app.db
    .selectFrom('mails')
    .select('details')
    .where('kind', '=', 'enquiry-answer')
    .execute()
  expect(mails.filter(({ details }) => JSON.stringify(details).includes(`"enquiryId":${id}`))).toHaveLength(1)
})

test('what looks like a robot’s is apart and raises no count, until somebody says it is none', async () => {
  const before = await unanswered()
  const id = await arrive({ homepage: 'https://spam.example' })
  expect(await unanswered()).toEqual(before)
  expect(await idsIn('')).not.toContain(id)
  expect(await idsIn('suspect=yes')).toContain(id)
  expect((await change(id, { version: 1, is_suspect: false })).status).toBe(200)
  expect(await unanswered()).toMatchObject({ count: Number(before?.count) + 1 })
  expect((await change(id, { version: 2, is_suspect: true })).status).toBe(200)
  expect(await unanswered()).toEqual(before)
})

test('the inbox is searched, filtered and put in order', async () => {
  const [first, second] = [
    await arrive({ name: 'மு. செல்வி', message: 'பனை ஓலையில் எழுதிய நூல்', reason: 'Royalty Questions' }),
    await arrive({ name: 'Thiru Kumar', message: 'A palmyra LEAF for the cover' }),
  ]
  expect(await idsIn(`q=${encodeURIComponent('ஓலையில்')}`)).toEqual([first])
  expect(await idsIn('q=palmyra%20leaf')).toEqual([second])
  expect(await idsIn('q=thiru')).toEqual([second])
  expect(await idsIn(`q=${first}`)).toContain(first)
  expect((await app.get('/api/staff/enquiries?q=ab', editor)).status).toBe(422)
  expect(await idsIn('reason=Royalty%20Questions')).toEqual([first])
  await app.db
    .updateTable('enquiries')
    .set({ created_at: new Date('2024-02-01'), waiting_since: new Date('2024-02-01') })
    .where('id', '=', first)
    .execute()
  expect(await idsIn('older_than_hours=48')).toEqual([first])
  expect((await idsIn('sort=created_at'))[0]).toBe(first)
  expect((await inbox('per_page=2&page=2')).data).toHaveLength(2)
  expect(await unanswered()).toMatchObject({ oldest_at: '2024-02-01T00:00:00.000Z' })
})

test('who is no colleague is assigned nothing, and an address that takes no mail is told', async () => {
  const id = await arrive({ email: 'அன்பு@mail.example' })
  const stranger = await anAccount(app.db)
  const writers = await app.get('/api/staff/letter-writers', accountant)
  expect(listLetterWriters.output.parse(writers.json()).data.map(({ name }) => name)).toEqual([
    'Arun',
    'Selvi',
  ])
  expect((await change(id, { version: 1, assignee_id: stranger.id })).status).toBe(422)
  expect((await change(id, { version: 1, state: 'answered' })).status).toBe(422)
  const answer = await answerTo(id, { version: 1, text: 'Hello' })
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('by phone')])
  expect(await one(id)).toMatchObject({ state: 'open', can_be_mailed: false, entries: [] })
})

test('authors see nothing of the inbox', async () => {
  const id = await arrive()
  const asked = ['', `/${id}`].map((place) => app.get(`/api/staff/enquiries${place}`, author))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403])
  expect((await answerTo(id, { version: 1, text: 'Hello' }, author)).status).toBe(403)
  expect((await app.get('/api/staff/enquiries/999999', editor)).status).toBe(404)
})
