import { randomUUID } from 'node:crypto'
import { listWaiting } from '@panai/contract/console/staff/waiting'
import { proofMessages } from '@panai/contract/submissions/proof-rules'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { commentMessages, commentRule } from '@panai/contract/threads/proof-comment-rules'
import { listProofComments } from '@panai/contract/threads/proof-comments'
import { listStaffMessages } from '@panai/contract/threads/staff/threads'
import { sentMessage } from '@panai/contract/threads/threads'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aSubmissionOf, type Headers, write } from '../../../../test/correspondence.ts'

let app: TestApplication
let own: Headers
let other: Headers
let editor: Headers
let accountant: Headers
let id: number
let sha256: string
beforeAll(async () => {
  app = await startTestApplication()
  other = await signInAs(app.db, await anAccount(app.db))
  editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor', name: 'Selvi' }))
  accountant = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
})
afterAll(() => app.stop())
beforeEach(async () => {
  const writer = await anAccount(app.db, { name: 'மீனா' })
  own = await signInAs(app.db, writer)
  id = await aSubmissionOf(app.db, Number(writer.author_id))
  sha256 = await aSetVersion(1)
})

/** A version whose pages are there. @returns the sum of their file. */
async function aSetVersion(number: number): Promise<string> {
  const { id: version_id } = await app.db
    .insertInto('submission_versions')
    .values({ submission_id: id, number, drive_link: 'https://drive.google.com/file/d/1AbC/view' })
    .onConflict((conflict) => conflict.columns(['submission_id', 'number']).doUpdateSet({ note: null }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const sum = randomUUID().replaceAll('-', '').padEnd(64, '0')
  await app.db
    .insertInto('interiors')
    .values({
      ...{ version_id, trim_size: '5 X 8 in', file_key: `interiors/${randomUUID()}`, file_bytes: 1_000 },
      ...{ page_counts: JSON.stringify({ '5 X 8 in': 40 }), file_sha256: sum },
    })
    .execute()
  return sum
}

const place = { page: 6, x: 250, y: 500, letters_before: 480 }
const at = (side: 'author' | 'staff', more = '', which = id) =>
  `/api/${side}/submissions/${which}/proof/comments${more}`
const add = (given: object = {}, who = own, side: 'author' | 'staff' = 'author') =>
  app.post(at(side), { sha256, ...place, text: 'இந்தச் சொல் தவறு', ...given }, who)

async function listed(who = own) {
  return listProofComments.output.parse((await app.get(at('author'), who)).json()).data.comments
}

async function commented(given: object = {}): Promise<number> {
  const { data } = listProofComments.output.parse((await add(given)).json())
  return Math.max(...data.comments.map((comment) => comment.id))
}

test('an author pins a comment to a place, an editor answers and closes it, the author opens it again', async () => {
  const comment = await commented()
  expect(await listed()).toEqual([
    {
      ...{ id: comment, version: 1, sha256, ...place, from: 'author', sender: 'மீனா' },
      ...{ text: 'இந்தச் சொல் தவறு', at: expect.any(String), carried: null, closed_at: null, answers: [] },
    },
  ])
  expect(await listed(editor)).toEqual(await listed())

  const answer = await app.post(at('staff', `/${comment}/answers`), { text: 'Mended.' }, editor)
  const { data } = listProofComments.output.parse(answer.json())
  expect(data.comments[0]?.answers).toEqual([
    { id: expect.any(Number), from: 'staff', sender: 'Selvi', text: 'Mended.', at: expect.any(String) },
  ])
  for (let time = 0; time < 2; time++)
    await app.post(at('staff', `/${comment}/state`), { closed: true }, editor)
  const closed = (await listed())[0]?.closed_at
  expect(closed).toEqual(expect.any(String))
  const changes = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'part', 'operation'])
    .where('part', '=', 'proof_comments')
    .where('subject_id', '=', String(id))
    .execute()
  expect(changes).toEqual([{ action: 'closeStaffComment', part: 'proof_comments', operation: 'update' }])
  await app.post(at('author', `/${comment}/state`), { closed: false }, own)
  expect((await listed())[0]?.closed_at).toBeNull()
})

test('a comment is a message: the company is waited for, and it says which page it is about', async () => {
  const comment = await commented({ x: null, y: null, letters_before: null })
  const messages = async () =>
    listStaffMessages.output.parse((await app.get(`/api/staff/submissions/${id}/messages`, editor)).json())
  expect(await messages()).toMatchObject({
    data: [{ id: comment, about: { version: 1, page: 6 } }],
    meta: { unread: 1, waiting_since: expect.any(String) },
  })
  const waiting = listWaiting.output.parse((await app.get('/api/staff/waiting', editor)).json()).data
  expect(waiting.find(({ kind }) => kind === 'unanswered_threads')?.count).toBeGreaterThan(0)
  await app.post(at('staff', `/${comment}/answers`), { text: 'Thank you.', seen: comment }, editor)
  await app.post(`/api/author/submissions/${id}/messages/read`, { up_to: comment + 1 }, own)
  expect(await messages()).toMatchObject({
    data: [{ from: 'staff', about: { version: 1, page: 6 } }, { id: comment }],
    meta: { unread: 0, waiting_since: null },
  })
  // The author is told as of any message.
  const mails = await app.db.selectFrom('mails').select('details').execute()
  expect(mails).toContainEqual({ details: expect.objectContaining({ submissionId: id }) })
})

test('who looks at pages has not seen what was asked elsewhere: that stays unread and unanswered', async () => {
  const thread = async () =>
    listStaffMessages.output.parse((await app.get(`/api/staff/submissions/${id}/messages`, editor)).json())
      .meta
  const sent = await write(app, 'author', id, own, { text: 'When is it printed?' })
  const question = sentMessage.parse(sent.json()).data.id
  expect((await add({ text: 'Page 6 is fine.' }, editor, 'staff')).status).toBe(200)
  expect(await thread()).toMatchObject({ unread: 1, waiting_since: expect.any(String) })
  const comment = await commented()
  await app.post(at('staff', `/${comment}/answers`), { text: 'Mended.', seen: comment }, editor)
  expect(await thread()).toMatchObject({ unread: 2, waiting_since: expect.any(String) })
  // Read, but not answered yet.
  await app.post(`/api/staff/submissions/${id}/messages/read`, { up_to: comment }, editor)
  await app.post(at('staff', `/${comment}/answers`), { text: 'Again.', seen: comment }, editor)
  expect(await thread()).toMatchObject({ unread: 0, waiting_since: expect.any(String) })
  await write(app, 'staff', id, editor, { text: 'In March.', seen: question })
  const next = await commented({ page: 7 })
  await app.post(at('staff', `/${next}/answers`), { text: 'Done.', seen: next }, editor)
  expect(await thread()).toMatchObject({ unread: 0, waiting_since: null })
})

test('comments of an older version stay with its file, and none comes onto pages that are not the newest', async () => {
  const first = sha256
  await commented()
  const second = await aSetVersion(2)
  const refused = await add({ sha256: first })
  expect([refused.status, refused.json()]).toEqual([
    409,
    expect.objectContaining({ message: proofMessages.outdated, code: 'proof.outdated' }),
  ])
  expect((await add({ sha256: second, page: 2 })).status).toBe(200)
  expect((await listed()).map(({ version, page, sha256 }) => [version, page, sha256])).toEqual([
    [2, 2, second],
    [1, 6, first],
  ])
})

test('the same try again is one comment, and with its key nothing else is sent', async () => {
  const headers = { ...own, 'idempotency-key': randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => add({}, headers as Headers)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await listed()).toHaveLength(1)
  expect((await add({ page: 7 }, headers as Headers)).status).toBe(409)
  expect(await listed()).toHaveLength(1)
})

test('nobody but the author of the book and those who answer authors writes, and nobody else reads', async () => {
  const comment = await commented()
  const none = { sha256, ...place, text: 'x' }
  for (const [who, status] of [
    [other, 404],
    [editor, 403],
  ] as const) {
    expect((await app.post(at('author'), none, who)).status).toBe(status)
    expect((await app.post(at('author', `/${comment}/answers`), { text: 'x' }, who)).status).toBe(status)
    expect((await app.post(at('author', `/${comment}/state`), { closed: true }, who)).status).toBe(status)
  }
  for (const who of [own, other])
    for (const [more, body] of [
      ['', none],
      [`/${comment}/answers`, { text: 'x' }],
      [`/${comment}/state`, { closed: true }],
    ] as const)
      expect((await app.post(at('staff', more), body, who)).status).toBe(403)
  expect((await app.get(at('author'), other)).status).toBe(404)
  expect((await app.get(at('author'), accountant)).status).toBe(403)
  expect((await app.get(at('author'), undefined)).status).toBe(401)
  expect(await listed()).toMatchObject([{ closed_at: null, answers: [] }])
  // Of another book it is no comment.
  const theirs = await aSubmissionOf(app.db, (await anAccount(app.db)).author_id ?? 0)
  const wrong = await app.post(at('staff', `/${comment}/answers`, theirs), { text: 'x' }, editor)
  expect([wrong.status, wrong.json()]).toEqual([
    404,
    expect.objectContaining({ message: submissionMessages.notFound }),
  ])
})

test('all that is wrong with a comment is named at once', async () => {
  const answer = await add({ sha256: 'x', page: 0, x: 1_001, y: -1, letters_before: 1_001, text: ' ' })
  expect([answer.status, answer.json()]).toEqual([
    422,
    expect.objectContaining({
      errors: {
        sha256: [proofMessages.sumMalformed],
        page: [commentMessages.page],
        x: [commentMessages.place],
        y: [commentMessages.place],
        letters_before: [commentMessages.lettersBefore],
        text: [commentRule.missing],
      },
    }),
  ])
  expect((await add({ x: null, y: null })).json()).toMatchObject({
    errors: { letters_before: [commentMessages.lettersBefore] },
  })
  expect((await add({ x: null, letters_before: null })).json()).toMatchObject({
    errors: { x: [commentMessages.place] },
  })
  const inTamil = await add({ page: 1.5 }, { ...own, 'accept-language': 'ta' } as Headers)
  expect(inTamil.json()).toMatchObject({ errors: { page: [expect.stringContaining('பக்க எண்')] } })
  expect(await listed()).toEqual([])
})
