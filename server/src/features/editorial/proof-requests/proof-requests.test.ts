import { getInterior } from '@panai/contract/manuscripts/interiors'
import { approvalOf } from '@panai/contract/submissions/proofs'
import { proofRequestMessages } from '@panai/contract/submissions/staff/proof-request-rules'
import { changeProofRequest, recallProof, sendProof } from '@panai/contract/submissions/staff/proof-requests'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import {
  getStaffSubmission,
  listStaffSubmissions,
  moveSubmission,
  requestChanges,
} from '@panai/contract/submissions/staff/submissions'
import { withdrawApprovalAsStaff } from '@panai/contract/submissions/staff/withdraw-approval-as-staff'
import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import { listSubmissions } from '@panai/contract/submissions/submissions'
import { usualProofDays } from '@panai/contract/submissions/usual-days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../../../test/a-form.ts'
import { aSubmission } from '../../../../test/a-submission.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aBook } from '../../../../test/builders.ts'
import { makeProofReady } from '../../../../test/make-proof-ready.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'

let app: TestApplication
let own: Record<string, string>
let authorId: number
let editor: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  const writer = await anAccount(app.db, { name: 'மு. செல்வி' })
  authorId = writer.author_id ?? 0
  own = await signInAs(app.db, writer)
  editor = await aStaffMember(app, 'editor', 'Anbu')
})
afterAll(() => app.stop())

function dayIn(days: number): string {
  const there = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(there)
}

/** Of the author, with a proof that can be approved. @returns its number. */
async function aProof(status: SubmissionStatus = 'in_review'): Promise<number> {
  const { id } = await aSubmission(app.db, { author_id: authorId, status })
  await makeProofReady(app.db, id)
  return id
}

const detail = async (id: number) => (await editor.calls(getStaffSubmission, { id })).data

type Call = typeof sendProof | typeof changeProofRequest | typeof recallProof | typeof requestChanges

/** Does something with a submission as it is now. */
async function act(endpoint: Call, id: number, input: object = {}): Promise<StaffSubmission> {
  const { version } = await detail(id)
  return (await editor.calls(endpoint, { id, version, ...input })).data
}

async function refused(endpoint: Call, id: number, input: object = {}): Promise<unknown> {
  const { version } = await detail(id)
  const answer = await editor.tries(endpoint, { id, version, ...input })
  const { message, errors, code } = answer.json() as Record<string, unknown> // a refusal
  return { status: answer.status, message, ...(errors ? { errors } : { code }) }
}
const conflict = (message: string, code: string) => ({
  ...{ status: 409, message, code: `proof_request.${code}` },
})

async function ofAuthor(id: number) {
  const { submitted } = listSubmissions.output.parse(
    (await app.get('/api/author/booklists', own)).json(),
  ).data
  return submitted.find((one) => one.id === id)?.proof_request
}

async function proofOf(id: number) {
  const answer = await app.get(`/api/author/submissions/${id}/interior`, own)
  return getInterior.output.parse(answer.json()).data.interior.proof
}

async function approve(id: number): Promise<number> {
  const { sha256 } = await proofOf(id)
  expect((await app.post(`/api/author/submissions/${id}/proof/approval`, { sha256 }, own)).status).toBe(200)
  return approvalOf(await proofOf(id))?.id ?? 0
}

async function handInAnother(id: number): Promise<void> {
  const { body, type } = aForm({ name: 'drive_link', value: 'https://drive.google.com/file/d/2/view' })
  const headers = { 'content-type': type, ...own }
  const path = `/api/author/submissions/${id}/versions`
  expect((await ask(app.origin, path, { method: 'POST', headers, body })).status).toBe(200)
}

async function endOf(id: number) {
  const { proof_requests, proof_due_on } = await detail(id)
  return { ended: proof_requests.at(-1)?.ended?.as ?? null, proof_due_on }
}

test('an editor sends a proof: the author sees until when and the note, and the bell tells of it', async () => {
  const id = await aProof()
  const sent = await act(sendProof, id, { note: ' முன்னுரையை மட்டும் பாருங்கள். ' })
  const due_on = dayIn(usualProofDays)
  const note = 'முன்னுரையை மட்டும் பாருங்கள்.'
  expect(sent).toMatchObject({
    ...{ status: 'in_review', due_on: null, proof_due_on: due_on, is_overdue: false },
    proof_requests: [{ by: { name: 'Anbu' }, due_on, note, ended: null }],
  })
  const shown = { at: sent.proof_requests[0]?.at, due_on, note, is_overdue: false }
  expect(await ofAuthor(id)).toEqual(shown)
  expect((await app.get(`/api/author/submissions/${id}`, own)).json()).toMatchObject({
    data: { submission: { proof_request: shown, steps: [{}, { status: 'in_review' }] } },
  })
  expect((await app.get('/api/author/notifications', own)).json()).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({
        ...{ kind: 'proof', heading: 'The proof of your book is ready', link: `/books-in-work/${id}/proof` },
      }),
    ]),
  })
  await approve(id)
  const history = await app.get(`/api/staff/history?subject=submissions&subject_id=${id}`, editor.headers)
  expect(history.text).toContain('sent the proof to the author')
  expect(history.text).toContain('set the outcome of the proof to approved by the author')
})

test('only those may send it who may ask for changes', async () => {
  const id = await aProof()
  const { version } = await detail(id)
  const clerk = await aStaffMember(app, 'accounts', 'Mani')
  const calls = [sendProof, changeProofRequest, recallProof]
  for (const endpoint of calls) {
    expect((await clerk.tries(endpoint, { id, version, note: 'Please' })).status).toBe(403)
    const missing = await editor.tries(endpoint, { id: 999_999, version, note: 'Please' })
    expect(missing.status).toBe(404)
  }
  expect(await ofAuthor(id)).toBeNull()
})

test('what can’t be sent says why', async () => {
  const { inPast, ...said } = proofRequestMessages
  const fresh = await aProof('manuscript_submitted')
  expect(await refused(sendProof, fresh)).toEqual(conflict(said.notYetInReview, 'not_yet_in_review'))
  const { id: bare } = await aSubmission(app.db, { author_id: authorId, status: 'in_review' })
  expect(await refused(sendProof, bare)).toEqual(conflict(said.noProof, 'no_proof'))

  const id = await aProof('final_validation')
  await sql`
    delete from ebooks where version_id = (select id from submission_versions where submission_id = ${id})`.execute(
    app.db,
  )
  expect(await refused(sendProof, id)).toEqual(conflict(said.beingMade, 'being_made'))
  await makeProofReady(app.db, id)
  for (const due_on of [dayIn(-1), '2020-01-01'])
    expect(await refused(sendProof, id, { due_on })).toMatchObject({
      ...{ status: 422, errors: { due_on: [inPast] } },
    })
  expect(await refused(sendProof, id, { note: 'அ'.repeat(2_001) })).toMatchObject({ status: 422 })
  await act(sendProof, id, { due_on: dayIn(0) })
  expect(await refused(sendProof, id)).toEqual(conflict(said.withAuthor, 'with_author'))
  await approve(id)
  expect(await refused(sendProof, id)).toEqual(conflict(said.approved, 'approved'))

  const asked = await aProof()
  await act(requestChanges, asked, { text: 'A glossary, please.' })
  expect(await refused(sendProof, asked)).toEqual(conflict(said.changesOpen, 'changes_open'))

  const book = await aBook(app.db, { author_id: authorId })
  const { id: published } = await aSubmission(app.db, {
    ...{ author_id: authorId, book_id: book.id, status: 'published' },
  })
  expect(await refused(sendProof, published)).toEqual(conflict(said.ofPublished, 'of_published'))
})

test('of two who send it at once one does; whoever has not seen the last change is told', async () => {
  const id = await aProof()
  const { version } = await detail(id)
  const both = await Promise.all([1, 2].map(() => editor.tries(sendProof, { id, version })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const seen = await detail(id)
  await act(changeProofRequest, id, { note: 'First' })
  const late = await editor.tries(changeProofRequest, { id, version: seen.version, note: 'Second' })
  expect([late.status, late.json()]).toEqual([409, expect.objectContaining({ reason: 'stale' })])
  expect((await detail(id)).proof_requests).toMatchObject([{ note: 'First' }])
})

test('day and note are changed while it is open, each alone too, and it can be recalled and sent again', async () => {
  const id = await aProof()
  const { notWithAuthor, inPast } = proofRequestMessages
  expect(await refused(changeProofRequest, id, { note: 'x' })).toEqual(
    conflict(notWithAuthor, 'not_with_author'),
  )
  await act(sendProof, id, { note: 'One' })
  expect(await act(changeProofRequest, id, { due_on: dayIn(20) })).toMatchObject({
    ...{ proof_due_on: dayIn(20), proof_requests: [{ due_on: dayIn(20), note: 'One' }] },
  })
  expect(await act(changeProofRequest, id, { note: '' })).toMatchObject({
    proof_requests: [{ due_on: dayIn(20), note: null }],
  })
  expect(await refused(changeProofRequest, id, { due_on: dayIn(-1) })).toMatchObject({
    errors: { due_on: [inPast] },
  })
  // Of one that is overdue the note can be changed, and the day said as it was.
  const { proof_requests } = await act(changeProofRequest, id, { note: null })
  await makeOverdue(id)
  const overdue = await act(changeProofRequest, id, { due_on: dayIn(-1), note: 'Soon, please' })
  expect(overdue).toMatchObject({ is_overdue: true, proof_requests: [{ note: 'Soon, please' }] })
  expect(await ofAuthor(id)).toMatchObject({ is_overdue: true, due_on: dayIn(-1) })

  expect(await act(recallProof, id)).toMatchObject({
    ...{ proof_due_on: null, is_overdue: false },
    proof_requests: [{ id: proof_requests[0]?.id, ended: { as: 'recalled', at: expect.any(String) } }],
  })
  expect(await ofAuthor(id)).toBeNull()
  expect(await refused(recallProof, id)).toEqual(conflict(notWithAuthor, 'not_with_author'))
  expect((await act(sendProof, id)).proof_requests).toMatchObject([{ ended: {} }, { ended: null }])
})

/** As if it had been sent eight days ago. */
async function makeOverdue(id: number): Promise<void> {
  await sql`
    update proof_requests set at = at - interval '8 days', due_given_on = due_given_on - 8, due_on = india_today() - 1
    where submission_id = ${id} and ended_at is null`.execute(app.db)
}

test('it ends by an approval, also of pages that were set meanwhile; one that is withdrawn reopens nothing', async () => {
  const id = await aProof()
  await act(sendProof, id)
  const before = await proofOf(id)
  await makeProofReady(app.db, id)
  expect((await proofOf(id)).sha256).not.toBe(before.sha256)
  expect(await endOf(id)).toEqual({ ended: null, proof_due_on: dayIn(usualProofDays) })
  // Of pages that are there no more nothing comes.
  const stale = { sha256: before.sha256 }
  expect((await app.post(`/api/author/submissions/${id}/proof/approval`, stale, own)).status).toBe(409)
  expect((await endOf(id)).ended).toBeNull()
  const approval = await approve(id)
  expect(await endOf(id)).toEqual({ ended: 'approved', proof_due_on: null })
  expect(await ofAuthor(id)).toBeNull()
  await editor.calls(withdrawApprovalAsStaff, { id, approval, reason: 'Its ISBN' })
  expect(await endOf(id)).toEqual({ ended: 'approved', proof_due_on: null })
  expect((await act(sendProof, id)).proof_requests).toMatchObject([
    { ended: { as: 'approved' } },
    { ended: null },
  ])
})

test('it ends by a new version, by changes that an editor asks for, and where the submission goes', async () => {
  const answered = await aProof()
  await act(sendProof, answered)
  await handInAnother(answered)
  expect((await endOf(answered)).ended).toBe('changes')

  const asked = await aProof()
  await act(sendProof, asked)
  await act(requestChanges, asked, { text: 'A glossary, please.' })
  expect((await endOf(asked)).ended).toBe('changes')

  const moved = await aProof()
  await act(sendProof, moved)
  const step = async (to: SubmissionStatus, reason = 'As it is') => {
    const { version } = await detail(moved)
    await editor.calls(moveSubmission, { id: moved, version, to, reason })
  }
  await step('final_validation')
  await step('in_review')
  expect((await endOf(moved)).ended).toBeNull()
  await step('manuscript_submitted')
  expect(await endOf(moved)).toEqual({ ended: 'moved_back', proof_due_on: null })
})

test('the queue goes by the day of the request while there is one, and finds those that are with their authors', async () => {
  const author_id = (await anAccount(app.db)).author_id ?? 0
  const made = async (due_on: string | null) =>
    (await aSubmission(app.db, { author_id, status: 'in_review', due_on })).id
  const [soon, sent, none] = [await made(dayIn(3)), await made(dayIn(1)), await made(null)]
  for (const id of [sent, none]) await makeProofReady(app.db, id)
  const queue = async (query: object = {}) =>
    (await editor.calls(listStaffSubmissions, { author_id, ...query })).data.map(({ id }) => id)
  expect(await queue()).toEqual([sent, soon, none])
  await act(sendProof, sent, { due_on: dayIn(9) })
  await act(sendProof, none, { due_on: dayIn(2) })
  expect(await queue()).toEqual([none, soon, sent])
  expect(await queue({ sort: '-due' })).toEqual([sent, soon, none])
  expect(await queue({ proof_with_author: true })).toEqual([none, sent])
  expect(await queue({ proof_with_author: false })).toEqual([soon])
  await makeOverdue(sent)
  expect(await queue({ overdue: true, proof_with_author: true })).toEqual([sent])
  expect(await queue()).toEqual([sent, none, soon])
  await act(recallProof, sent)
  expect(await queue({ overdue: true })).toEqual([])
  expect(await queue({ proof_with_author: true })).toEqual([none])
})

test('no question of the queue goes without an index', async () => {
  const used = async (query: ReturnType<typeof sql>) => {
    const { rows } = await app.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      return sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx)
    })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const day = sql`coalesce(proof_due_on, due_on)`
  for (const [query, index] of [
    [sql`select id from submissions order by ${day}, id limit 25`, 'submissions_due'],
    [
      sql`select id from submissions order by ${day} desc nulls last, id desc limit 25`,
      'submissions_due_last',
    ],
    [sql`select count(*) from submissions where proof_due_on is not null`, 'submissions_proofs_due'],
    [
      sql`select id from proof_requests where ended_at is null and due_on <= india_today()`,
      'proof_requests_due',
    ],
  ] as const)
    expect(await used(query)).toMatch(new RegExp(`(using|on) ${index}\\b`))
})

test('the database keeps one open request a submission, with an end of a kind, and what has ended as it was', async () => {
  const { db } = app
  const id = await aProof()
  const [day] = [dayIn(3)]
  const insert = (given: object) =>
    db
      .insertInto('proof_requests')
      .values({ submission_id: id, due_on: day, ...given })
      .execute()
  const ended_at = new Date(Date.now() + 60_000)
  for (const wrong of [
    { due_on: dayIn(-1) },
    { note: ' ' },
    { note: 'x'.repeat(2_001) },
    { ended_at },
    { ended_as: 'approved' },
    { ended_at, ended_as: 'forgotten' },
    { ended_at: new Date(0), ended_as: 'approved' },
    { account_id: 999_999 },
    { submission_id: (await aSubmission(db)).id },
  ])
    await expect(insert(wrong), JSON.stringify(wrong)).rejects.toThrow(/violates/)
  await insert({ ended_at, ended_as: 'recalled' })
  await insert({})
  await expect(insert({})).rejects.toThrow(/proof_requests_one_open/)
  await expect(
    db.insertInto('submission_steps').values({ submission_id: id, status: 'manuscript_submitted' }).execute(),
  ).rejects.toThrow(/check constraint/)
  await expect(
    db
      .updateTable('proof_requests')
      .set({ note: 'Other' })
      .where('ended_as', '=', 'recalled')
      .where('submission_id', '=', id)
      .execute(),
  ).rejects.toThrow(/stays as it was/)
  await db.deleteFrom('submissions').where('id', '=', id).execute()
  const left = await db.selectFrom('proof_requests').select('id').where('submission_id', '=', id).execute()
  expect(left).toEqual([])
})
