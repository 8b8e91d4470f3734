import { refusalReply } from '@panai/contract/http/refusal-reply'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import { type StaffSubmission, staffSubmission } from '@panai/contract/submissions/staff/submission-records'
import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { usualDays } from '@panai/contract/submissions/usual-days'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../../test/a-form.ts'
import { aSubmission } from '../../../test/a-submission.ts'
import { type AccountRow, anAccount, sendJson, signInAs } from '../../../test/accounts.ts'
import { SECRET_KEY, startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { type Answer, ask } from '../../../test/ask.ts'
import { aManuscript, aPdf } from '../../../test/manuscripts.ts'
import { mailsIn } from '../../../test/outbox.ts'
import { createKeyring } from '../../keys/keyring.ts'
import { submissionMoved } from './submission-moved.ts'

type Headers = { authorization: string }
const keys = createKeyring([SECRET_KEY])
let app: TestApplication
let writer: AccountRow
let own: Headers
let editor: Headers
let second: Headers
let clerk: Headers
beforeAll(async () => {
  app = await startTestApplication()
  writer = await anAccount(app.db, { name: 'மு. செல்வி' })
  own = await signInAs(app.db, writer)
  editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor', name: 'Anbu' }))
  second = await signInAs(app.db, await anAccount(app.db, { role: 'editor', name: 'Bala' }))
  clerk = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
})
afterAll(() => app.stop())

const one = (id: number, rest = '') => `/api/staff/submissions/${id}${rest}`
const post = (path: string, body: object, who = editor) => app.post(path, body, who)

function read(answer: Answer): StaffSubmission {
  expect([answer.status, answer.text]).toEqual([200, answer.text])
  return staffSubmission.parse((answer.json() as { data: unknown }).data) // parsed here
}

function refusedWith(answer: Answer): { status: number; message: string; errors: unknown } {
  const { message, errors } = refusalReply.parse(answer.json())
  return { status: answer.status, message, errors }
}

async function detail(id: number): Promise<StaffSubmission> {
  return read(await app.get(one(id), editor))
}

async function handIn(given: Parameters<typeof aManuscript>[0] = {}): Promise<number> {
  const { body, type } = aForm(...(await aManuscript(given)))
  const headers = { 'content-type': type, ...own }
  const answer = await ask(app.origin, '/api/submit', { method: 'POST', headers, body })
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

function dayIn(days: number): string {
  const there = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(there)
}

test('an editor sees everything of what was handed in', async () => {
  const pdf = await aPdf({ pages: 2 })
  const earlier = await handIn({ title: 'Earlier' })
  const id = await handIn({ bookPdf: pdf, contributors: 'Ravi', contributor_types: 'translator' })
  expect(await detail(id)).toMatchObject({
    title: 'பனை ஓலை',
    status: 'manuscript_submitted',
    due_on: dayIn(usualDays.manuscript_submitted ?? 0),
    assignee: null,
    contributors: [{ name: 'Ravi', role: 'translator' }],
    manuscript: {
      kind: 'pdf',
      pages: 2,
      bytes: pdf.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      has_text: true,
      page_width_mm: 215.9,
      page_height_mm: 279.4,
    },
    steps: [{ status: 'manuscript_submitted', by: { name: 'மு. செல்வி' }, note: null, reason: null }],
    notes: [],
    author: {
      is_public: false,
      account: { email: writer.email },
      submissions: expect.arrayContaining([expect.objectContaining({ id: earlier, title: 'Earlier' })]),
      books: [],
    },
    book: null,
  })
  const file = await app.get(one(id, '/manuscript'), editor)
  expect([file.status, Buffer.compare(file.body, pdf)]).toEqual([200, 0])
  expect(file.headers['content-disposition']).toMatch(/^attachment;/)
  expect(file.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
})

test('a submission goes on and back, the author sees each step and is mailed', async () => {
  const id = await handIn({ title: 'ஒரு நாவல்' })
  const { version } = await detail(id)
  const on = read(await post(one(id, '/steps'), { version, to: 'in_review', note: 'நன்றாக உள்ளது' }))
  expect(on).toMatchObject({ status: 'in_review', due_on: dayIn(usualDays.in_review ?? 0) })
  const back = read(
    await post(one(id, '/steps'), {
      version: on.version,
      to: 'manuscript_submitted',
      reason: 'SECRET-REASON',
      due_on: '2999-01-01',
    }),
  )
  expect(back).toMatchObject({ status: 'manuscript_submitted', due_on: '2999-01-01' })
  expect(back.steps.slice(1)).toMatchObject([
    { status: 'in_review', by: { name: 'Anbu' }, note: 'நன்றாக உள்ளது', reason: null },
    { status: 'manuscript_submitted', by: { name: 'Anbu' }, note: null, reason: 'SECRET-REASON' },
  ])

  const lastLetters = async () =>
    Promise.all(
      (await mailsIn(app.db))
        .filter(({ kind }) => kind === submissionMoved.name)
        .slice(-2)
        .map(({ details }) =>
          submissionMoved.compose({ db: app.db, publicUrl: 'https://books.example', keys }, details),
        ),
    )
  const letters = await lastLetters()
  expect(letters.map((letter) => [letter?.to, letter?.title])).toEqual([
    [writer.email, 'We are reading your manuscript'],
    [writer.email, 'Your manuscript is waiting for its review'],
  ])
  const dashboards = (all: typeof letters) =>
    all.map((letter) => /https:[^"]*dashboard/.exec(JSON.stringify(letter))?.[0])
  expect(dashboards(letters)).toEqual(Array(2).fill('https://books.example/dashboard'))
  await app.db.updateTable('accounts').set({ language: 'ta' }).where('id', '=', writer.id).execute()
  expect(dashboards(await lastLetters())).toEqual(Array(2).fill('https://books.example/ta/dashboard'))
  expect(JSON.stringify(letters[0])).toContain('நன்றாக உள்ளது')
  expect(JSON.stringify(letters)).toContain('ஒரு நாவல்')
  expect(JSON.stringify(letters)).not.toContain('SECRET-REASON')
})

test('what staff write for themselves reaches no call of the author', async () => {
  const id = await handIn({ title: 'With secrets' })
  const { version } = await detail(id)
  const moved = read(await post(one(id, '/steps'), { version, to: 'in_review' }))
  await post(one(id, '/steps'), {
    version: moved.version,
    to: 'manuscript_submitted',
    reason: 'HIDDEN reason',
  })
  const noted = read(await post(one(id, '/notes'), { text: 'HIDDEN note' }))
  expect(noted.notes).toMatchObject([{ text: 'HIDDEN note', by: { name: 'Anbu' } }])

  const calls = ['/api/author/booklists', `/api/author/submissions/${id}`, '/api/author/export']
  const [list, single, everything] = await Promise.all(calls.map((call) => app.get(call, own)))
  const files = Object.values(unzipSync(everything?.body ?? new Uint8Array()))
  const told = [list?.body, single?.body, ...files].map((bytes) => Buffer.from(bytes ?? []).toString())
  for (const text of told.slice(0, 2)) expect(text).toContain('With secrets')
  expect(told.slice(2).join()).toContain('With secrets')
  expect(told.join()).not.toContain('HIDDEN')
})

test.each<[SubmissionStatus, SubmissionStatus, string]>([
  ['manuscript_submitted', 'final_validation', 'Manuscript Submitted can’t become Final Validation'],
  ['manuscript_submitted', 'manuscript_submitted', 'one step forward or back'],
  ['in_review', 'published', 'In Review can’t become Published'],
  ['final_validation', 'manuscript_submitted', 'one step forward or back'],
  ['final_validation', 'published', editorialMessages.publishInstead],
])('from %s to %s is refused', async (status, to, message) => {
  const { id, version } = await aSubmission(app.db, { status })
  const refused = refusedWith(await post(one(id, '/steps'), { version, to, reason: 'x' }))
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining(message) })
  expect((await detail(id)).status).toBe(status)
})

test('back needs a reason', async () => {
  const { id, version } = await aSubmission(app.db, { status: 'in_review' })
  const answer = await post(one(id, '/steps'), { version, to: 'manuscript_submitted', reason: '  ' })
  expect(refusedWith(answer)).toMatchObject({
    status: 422,
    errors: { reason: [editorialMessages.reasonMissing] },
  })
})

test('of two editors who move at once one is told who was quicker, and one step is taken', async () => {
  const { id, version } = await aSubmission(app.db)
  const answers = await Promise.all([
    post(one(id, '/steps'), { version, to: 'in_review', note: 'of Anbu' }, editor),
    post(one(id, '/steps'), { version, to: 'in_review', note: 'of Bala' }, second),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = answers[0]?.status === 200 ? 'Anbu' : 'Bala'
  const refused = answers.find(({ status }) => status === 409)
  expect(refused && refusalReply.parse(refused.json())).toMatchObject({
    reason: 'stale',
    message: expect.stringContaining(winner),
  })
  expect((await detail(id)).steps.map(({ note }) => note)).toEqual([null, `of ${winner}`])
})

test('an assignment that was made of an older state overwrites nothing', async () => {
  const { id, version } = await aSubmission(app.db)
  const patch = (body: object, who = editor) => sendJson(app.origin, 'PATCH', one(id), body, who)
  const anbu = (
    await app.db.selectFrom('accounts').select('id').where('name', '=', 'Anbu').executeTakeFirstOrThrow()
  ).id
  const taken = read(await patch({ version, assignee_id: anbu, due_on: '2999-05-01' }))
  expect(taken).toMatchObject({ assignee: { name: 'Anbu' }, due_on: '2999-05-01' })
  expect((await patch({ version, assignee_id: null }, second)).status).toBe(409)
  expect((await patch({ version: taken.version, assignee_id: Number(writer.id) })).status).toBe(422)
  expect((await patch({ version: taken.version, due_on: '2026-02-30' })).status).toBe(422)
  expect((await detail(id)).assignee?.name).toBe('Anbu')
  const cleared = read(await patch({ version: taken.version, due_on: null }))
  expect(cleared).toMatchObject({ assignee: { name: 'Anbu' }, due_on: null })
})

test('every change is in the history of the submission, with who', async () => {
  const { id, version } = await aSubmission(app.db)
  await post(one(id, '/notes'), { text: 'A note' })
  await post(one(id, '/steps'), { version, to: 'in_review' })
  const entries = await app.db
    .selectFrom('audit_entries')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['accounts.name', 'action', 'operation', 'part'])
    .where('subject', '=', 'submissions')
    .where('subject_id', '=', String(id))
    .orderBy('audit_entries.id')
    .execute()
  expect(entries).toEqual([
    { name: 'Anbu', action: 'noteSubmission', operation: 'insert', part: 'submission_notes' },
    { name: 'Anbu', action: 'moveSubmission', operation: 'update', part: null },
    { name: 'Anbu', action: 'moveSubmission', operation: 'insert', part: 'submission_steps' },
    { name: 'Anbu', action: 'moveSubmission', operation: 'update', part: null },
  ])
})

test('who keeps the accounts neither sees submissions nor moves anything', async () => {
  const { id, version } = await aSubmission(app.db)
  const answers = [
    await app.get('/api/staff/submissions', clerk),
    await app.get(one(id), clerk),
    await app.get(one(id, '/manuscript'), clerk),
    await post(one(id, '/steps'), { version, to: 'in_review' }, clerk),
    await post(one(id, '/publication'), { version }, clerk),
    await post(one(id, '/steps'), { version, to: 'in_review' }, own),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
})

test('of what is not there nothing is told', async () => {
  const answers = [
    await app.get(one(999_999), editor),
    await post(one(999_999, '/steps'), { version: 1, to: 'in_review' }),
    await post(one(999_999, '/notes'), { text: 'x' }),
    await app.get(one((await aSubmission(app.db)).id, '/manuscript'), editor),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
