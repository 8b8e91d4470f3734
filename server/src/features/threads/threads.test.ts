import { randomUUID } from 'node:crypto'
import { listWaiting } from '@panai/contract/console/staff/waiting'
import { listStaffMessages, listStaffThreads } from '@panai/contract/threads/staff/threads'
import { listOwnMessages, listOwnThreads, markOwnRead, sendOwnMessage } from '@panai/contract/threads/threads'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPhoto } from '../../../test/a-photo.ts'
import { anAccount, PASSWORD, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import { aSubmissionOf, type Headers, write } from '../../../test/correspondence.ts'
import { aPdf } from '../../../test/manuscripts.ts'

let app: TestApplication
let [own, other, editor, accountant]: Headers[] = []
let authorId: number
let id: number
beforeAll(async () => {
  app = await startTestApplication()
  other = await signInAs(app.db, await anAccount(app.db))
  editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor', name: 'Selvi' }))
  accountant = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
})
afterAll(() => app.stop())
beforeEach(async () => {
  const writer = await anAccount(app.db, { name: 'மீனா' })
  authorId = Number(writer.author_id)
  own = await signInAs(app.db, writer)
  id = await aSubmissionOf(app.db, authorId)
})

const asAuthor = (given: Parameters<typeof write>[4], who = own, which = id) =>
  write(app, 'author', which, who, given)
const asStaff = (given: Parameters<typeof write>[4], who = editor, which = id) =>
  write(app, 'staff', which, who, given)

async function seenBy(side: 'author' | 'staff', query = '', which = id) {
  const answer = await app.get(
    `/api/${side}/submissions/${which}/messages${query}`,
    side === 'author' ? own : editor,
  )
  return (side === 'author' ? listOwnMessages : listStaffMessages).output.parse(answer.json())
}

async function sent(given: Parameters<typeof write>[4]) {
  return sendOwnMessage.output.parse((await asAuthor(given)).json()).data
}

async function waiting() {
  const answer = await app.get('/api/staff/waiting', editor)
  return listWaiting.output.parse(answer.json()).data.find(({ kind }) => kind === 'unanswered_threads')
}

test('author and company write to each other, each knows what the other has seen', async () => {
  const before = await waiting()
  const question = await sent({ text: 'வணக்கம்.\nWhen is it printed?' })
  expect(question).toMatchObject({
    from: 'author',
    sender: 'மீனா',
    text: 'வணக்கம்.\nWhen is it printed?',
    read: false,
  })
  expect(await waiting()).toMatchObject({ count: Number(before?.count) + 1 })
  expect((await seenBy('staff')).meta).toMatchObject({ unread: 1, waiting_since: expect.any(String) })

  const marked = await app.post(`/api/staff/submissions/${id}/messages/read`, { up_to: question.id }, editor)
  expect(marked.json()).toMatchObject({ data: { unread: 0 } })
  expect(await waiting()).toMatchObject({ count: Number(before?.count) + 1 })
  expect((await seenBy('author')).data).toMatchObject([{ id: question.id, read: true }])

  expect((await asStaff({ text: 'In March.' })).status).toBe(200)
  expect(await waiting()).toEqual(before)
  const { data, meta } = await seenBy('author')
  expect(data).toMatchObject([
    { from: 'staff', sender: 'Selvi', text: 'In March.', read: false },
    { from: 'author' },
  ])
  expect(meta.unread).toBe(1)
  const mine = listOwnThreads.output.parse((await app.get('/api/author/messages', own)).json())
  expect(mine.data).toMatchObject([{ submission_id: id, unread: 1 }])

  const answer = await app.post(`/api/author/submissions/${id}/messages/read`, { up_to: data[0]?.id }, own)
  expect(markOwnRead.output.parse(answer.json()).data.unread).toBe(0)
  expect((await seenBy('staff')).data[0]).toMatchObject({ text: 'In March.', read: true })
})

test('nobody but its author and the company finds a thread', async () => {
  await asAuthor({ text: 'Mine' })
  const asked = [own, other, editor, undefined].map((who) =>
    app.get(`/api/author/submissions/${id}/messages`, who),
  )
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 404, 403, 401])
  const told = [own, accountant, editor].map((who) => app.get(`/api/staff/submissions/${id}/messages`, who))
  expect((await Promise.all(told)).map(({ status }) => status)).toEqual([403, 200, 200])
  expect((await asAuthor({ text: 'Yours' }, other)).status).toBe(404)
  expect((await app.post(`/api/author/submissions/${id}/messages/read`, { up_to: 1 }, other)).status).toBe(
    404,
  )
  expect((await asStaff({ text: 'x' }, editor, 999_999)).status).toBe(404)
  expect((await seenBy('author')).data).toHaveLength(1)
})

test('a message that is sent again is there once; the key is for that message only', async () => {
  const key = randomUUID()
  const pdf = { name: 'a.pdf', bytes: await aPdf() }
  const both = await Promise.all([
    asAuthor({ text: 'Once', files: [pdf], key }),
    asAuthor({ text: 'Once', files: [pdf], key }),
  ])
  const third = await asAuthor({ text: 'Once', files: [pdf], key })
  expect(new Set([...both, third].map(({ text }) => text)).size).toBe(1)
  expect((await asAuthor({ text: 'Twice', files: [pdf], key })).status).toBe(409)
  expect((await seenBy('author')).data).toHaveLength(1)
  const unattached = await app.db.selectFrom('unattached_files').selectAll().execute()
  expect(unattached).toEqual([])
})

test('pictures are re-encoded, documents kept, and both are saved, never shown', async () => {
  const photo = await sharp(await aPhoto({ width: 40, height: 20, format: 'jpeg' }))
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()
  const pdf = await aPdf({ pages: 2 })
  const message = await sent({
    files: [
      { name: '../அட்டை | 1.jpg', bytes: photo },
      { name: 'C:\\x\\the %22contract%22.exe', bytes: pdf },
    ],
  })
  expect(message).toMatchObject({
    text: null,
    files: [
      { file_name: 'அட்டை 1.webp', media_type: 'image/webp' },
      { file_name: 'the contract.pdf', media_type: 'application/pdf', bytes: pdf.length },
    ],
  })
  const [picture, document] = await Promise.all(
    message.files.map((file) => app.get(`/api/author/message-files/${file.id}`, own)),
  )
  const { exif, format } = await sharp(picture?.body).metadata()
  expect([exif, format]).toEqual([undefined, 'webp'])
  expect(document?.body.equals(pdf)).toBe(true)
  expect(document?.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="the contract.pdf"/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const file = message.files[0]?.id
  const asked = [other, undefined, editor].map((who) => app.get(`/api/author/message-files/${file}`, who))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 401, 403])
  const told = [editor, accountant, own].map((who) => app.get(`/api/staff/message-files/${file}`, who))
  expect((await Promise.all(told)).map(({ status }) => status)).toEqual([200, 200, 403])
})

test('what is no document and no picture is refused with every bad file named, and nothing is left', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const answer = await asAuthor({
    text: 'Look',
    files: [
      { name: 'a.svg', bytes: script },
      { name: 'b.pdf', bytes: await aPdf() },
      { name: 'c.pdf', bytes: await aPdf({ locked: { user: 'x', owner: 'y' } }) },
    ],
  })
  expect([answer.status, answer.json()]).toMatchObject([
    422,
    {
      errors: {
        file_1: [expect.stringContaining('Only PDF')],
        file_3: [expect.stringContaining('password')],
      },
    },
  ])
  expect((await asAuthor({})).status).toBe(422)
  expect((await asAuthor({ text: ' \n ' })).status).toBe(422)
  expect((await asAuthor({ text: 'x'.repeat(4_001) })).status).toBe(422)
  expect((await asAuthor({ text: '🌴'.repeat(4_000) })).status).toBe(200)
  expect((await seenBy('author')).data).toHaveLength(1)
  expect(await app.db.selectFrom('unattached_files').selectAll().execute()).toEqual([])
})

test('a long thread comes page by page', async () => {
  for (let at = 1; at <= 33; at++) expect((await asAuthor({ text: `No. ${at}` })).status).toBe(200)
  const first = await seenBy('author')
  expect([first.data.length, first.meta.more, first.data[0]?.text]).toEqual([30, true, 'No. 33'])
  const second = await seenBy('author', `?before=${first.data.at(-1)?.id}`)
  expect([second.data.map(({ text }) => text), second.meta.more]).toEqual([
    ['No. 3', 'No. 2', 'No. 1'],
    false,
  ])
})

test('an answer does not settle what came while it was written', async () => {
  const before = await waiting()
  const first = await sent({ text: 'First' })
  const second = await sent({ text: 'And this' })
  await asStaff({ text: 'To the first', seen: first.id })
  expect(await waiting()).toMatchObject({ count: Number(before?.count) + 1 })
  expect((await seenBy('staff')).meta).toMatchObject({ unread: 1, waiting_since: second.at })
  const settled = await app.post(
    `/api/staff/submissions/${id}/messages/settlement`,
    { up_to: second.id },
    editor,
  )
  expect(settled.status).toBe(200)
  expect(await waiting()).toEqual(before)
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'part', 'operation'])
    .where('subject', '=', 'submissions')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(entries).toContainEqual({ action: 'settleThread', part: 'threads', operation: 'update' })
  expect(entries).toContainEqual({ action: 'sendStaffMessage', part: 'thread_messages', operation: 'insert' })
  const texts = await app.db.selectFrom('audit_entries').select('after').execute()
  expect(JSON.stringify(texts)).not.toContain('To the first')
})

test('the company sees all threads by what waits longest', async () => {
  await asAuthor({ text: 'Waiting' })
  const answer = await app.get('/api/staff/threads?waiting=yes&sort=waiting_since&per_page=100', editor)
  const { data, meta } = listStaffThreads.output.parse(answer.json())
  expect(data.at(-1)).toMatchObject({
    id,
    title: 'பனை ஓலை',
    status: 'manuscript_submitted',
    last_from: 'author',
    beginning: 'Waiting',
    unread: 1,
  })
  expect(meta.total).toBe(data.length)
  const since = data.map(({ waiting_since }) => waiting_since ?? '')
  expect(since).toEqual(since.toSorted())
  expect((await app.get('/api/staff/threads', own)).status).toBe(403)
})

test('nobody writes to an author who has left', async () => {
  await app.db
    .updateTable('accounts')
    .set({ email: null, phone: null, password_hash: null, closed_at: new Date() })
    .where('author_id', '=', authorId)
    .execute()
  const answer = await asStaff({ text: 'Hello?' })
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('has been closed')])
  expect((await seenBy('staff')).data).toEqual([])
})

test('an author who leaves takes all messages along, also about a book, and their files', async () => {
  const book = await aBook(app.db, { author_id: authorId })
  const published = await aSubmissionOf(app.db, authorId, 'A book by now')
  await app.db.updateTable('submissions').set({ book_id: book.id }).where('id', '=', published).execute()
  const pdf = { name: 'a.pdf', bytes: await aPdf() }
  for (const which of [id, published]) await asAuthor({ text: 'Mine', files: [pdf] }, own, which)
  await asStaff({ text: 'Ours' }, editor, published)
  const keys = await app.db.selectFrom('message_files').select('key').orderBy('id', 'desc').limit(2).execute()

  expect((await app.post('/api/author/closure', { password: PASSWORD }, own)).status).toBe(200)
  for (const table of ['threads', 'thread_messages'] as const) {
    const left = await app.db
      .selectFrom(table)
      .select('submission_id')
      .where('submission_id', 'in', [id, published])
      .execute()
    expect(left).toEqual([])
  }
  const told = await app.db
    .selectFrom('notifications')
    .select('id')
    .where('author_id', '=', authorId)
    .execute()
  expect(told).toEqual([])
  const unattached = await app.db.selectFrom('unattached_files').select('key').execute()
  expect(unattached).toEqual(expect.arrayContaining(keys))
})
