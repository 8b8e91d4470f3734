import { changeProofRequest, recallProof, sendProof } from '@panai/contract/submissions/staff/proof-requests'
import { assignSubmission, getStaffSubmission } from '@panai/contract/submissions/staff/submissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSubmission } from '../../../../test/a-submission.ts'
import { type AccountRow, anAccount, signInAs } from '../../../../test/accounts.ts'
import { SECRET_KEY, startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { makeProofReady } from '../../../../test/make-proof-ready.ts'
import { mailsIn } from '../../../../test/outbox.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import type { JobDeps } from '../../../jobs/job-kind.ts'
import { createKeyring } from '../../../keys/keyring.ts'
import type { Letter } from '../../../mail/letter.ts'
import { mailKinds } from '../../../mail-kinds.ts'
import { remindOfProofs } from './remind-of-proofs.ts'

const keys = createKeyring([SECRET_KEY])
let app: TestApplication
let writer: AccountRow
let own: Record<string, string>
let editor: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  writer = await anAccount(app.db, { name: 'மு. செல்வி', language: 'ta' })
  own = await signInAs(app.db, writer)
  editor = await aStaffMember(app, 'editor', 'Anbu')
})
beforeEach(() => app.db.deleteFrom('mails').execute())
afterAll(() => app.stop())

async function aProof(): Promise<number> {
  const author_id = writer.author_id ?? 0
  const { id } = await aSubmission(app.db, { author_id, status: 'in_review', title: 'பனை ஓலை' })
  await makeProofReady(app.db, id)
  return id
}

type Call = typeof sendProof | typeof changeProofRequest | typeof recallProof

async function act(endpoint: Call, id: number, input: object = {}) {
  const { version } = (await editor.calls(getStaffSubmission, { id })).data
  return (await editor.calls(endpoint, { id, version, ...input })).data
}
/** As if so many days had passed since it was sent. */
async function passDays(id: number, days: number): Promise<void> {
  await sql`
    update proof_requests set at = at - make_interval(days => ${days}), due_given_on = due_given_on - ${days}::integer,
      due_on = due_on - ${days}::integer
    where submission_id = ${id} and ended_at is null`.execute(app.db)
}

const remind = () => remindOfProofs.work({ db: app.db } as JobDeps, new AbortController().signal) // it asks the database alone

/** What of the mails about proofs would leave now; null: nothing, since nobody needs it any more. */
async function letters(): Promise<{ kind: string; letter: Letter | null }[]> {
  const about = (await mailsIn(app.db)).filter(({ kind }) => kind.startsWith('proof-'))
  const deps = { db: app.db, keys, publicUrl: 'https://books.example' }
  return Promise.all(
    about.map(async ({ kind, details }) => {
      const letter = await mailKinds.find(({ name }) => name === kind)?.compose(deps, details)
      return { kind, letter: letter ?? null }
    }),
  )
}

const textOf = (letter: Letter | null | undefined) =>
  letter?.blocks.map((block) => ('text' in block ? block.text : JSON.stringify(block))).join('\n') ?? ''

function dayIn(days: number): string {
  const there = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(there)
}

async function approve(id: number): Promise<void> {
  const { json } = await app.get(`/api/author/submissions/${id}/interior`, own)
  const { sha256 } = (json() as { data: { interior: { proof: { sha256: string } } } }).data.interior.proof // as the contract has it
  expect((await app.post(`/api/author/submissions/${id}/proof/approval`, { sha256 }, own)).status).toBe(200)
}

test('the author is written to in their language, with the note, the day and the way to the pages, as long as the proof is there', async () => {
  const id = await aProof()
  await act(sendProof, id, { note: 'அட்டவணையைப் பாருங்கள்', due_on: '2999-12-06' })
  const [sent, ...others] = await letters()
  expect([sent?.kind, others]).toEqual(['proof-sent', []])
  expect(sent?.letter).toMatchObject({ language: 'ta', to: writer.email, title: 'உங்கள் நூலின் மெய்ப்பு தயார்' })
  const said = textOf(sent?.letter)
  expect(said).toContain('அட்டவணையைப் பாருங்கள்')
  expect(said).toContain('6 டிசம்பர் 2999-க்குள்')
  const link = sent?.letter?.blocks.find(({ kind }) => kind === 'link')
  expect(link).toMatchObject({ href: `https://books.example/ta/books-in-work/${id}/proof` })
  // The mail says what holds when it leaves.
  await act(changeProofRequest, id, { due_on: '2999-12-07' })
  expect(textOf((await letters())[0]?.letter)).toContain('7 டிசம்பர் 2999')
  await act(recallProof, id)
  expect(await letters()).toEqual([{ kind: 'proof-sent', letter: null }])
})

test('a reminder goes three days before, one the day after with a word to the editor; each once', async () => {
  const id = await aProof()
  await act(sendProof, id)
  await app.db.deleteFrom('mails').execute()
  await passDays(id, 3)
  expect(await remind()).toBe('No author had to be reminded.')
  await passDays(id, 1)
  // Two nodes at once, and once more.
  const said = await Promise.all([remind(), remind()])
  expect(said.toSorted()).toEqual(['1 author was reminded of a proof.', 'No author had to be reminded.'])
  await remind()
  const [before, ...none] = await letters()
  expect([before?.kind, none]).toEqual(['proof-reminder', []])
  expect(before?.letter).toMatchObject({ language: 'ta', to: writer.email })
  expect(textOf(before?.letter)).toContain('வரை நேரம் உள்ளது')
  expect((await app.get('/api/author/notifications', own)).text).toContain(
    'The proof of your book waits for you',
  )

  // On its last day nothing more is said.
  await passDays(id, 3)
  await remind()
  expect(await letters()).toHaveLength(1)
  await passDays(id, 1)
  await Promise.all([remind(), remind()])
  await remind()
  const [soon, ...after] = await letters()
  // What has not left meanwhile is not true any more.
  expect(soon).toEqual({ kind: 'proof-reminder', letter: null })
  expect(after).toMatchObject([
    { kind: 'proof-reminder', letter: { to: writer.email, title: expect.stringContaining('இன்னும்') } },
    { kind: 'proof-overdue-to-staff', letter: { to: editor.account.email, language: 'en' } },
  ])
  await approve(id)
  expect((await letters()).map(({ letter }) => letter)).toEqual([
    ...[null, null, null],
    expect.objectContaining({ subject: `The proof of manuscript No. ${id} is approved` }),
  ])
  expect(await remind()).toBe('No author had to be reminded.')
})

test('where less time is given there is no reminder before; of what has ended there is none at all', async () => {
  const short = await aProof()
  await act(sendProof, short, { due_on: dayIn(3) })
  const recalled = await aProof()
  await act(sendProof, recalled)
  await passDays(recalled, 8)
  await act(recallProof, recalled)
  expect(await remind()).toBe('No author had to be reminded.')
  await passDays(short, 4)
  expect(await remind()).toBe('1 author was reminded of a proof.')
  expect((await letters()).map(({ kind }) => kind)).toEqual([
    ...['proof-sent', 'proof-sent', 'proof-reminder', 'proof-overdue-to-staff'],
  ])
})

test('another day is reminded of anew, and letters about the earlier one don’t leave', async () => {
  const id = await aProof()
  await act(sendProof, id)
  await app.db.deleteFrom('mails').execute()
  await passDays(id, 8)
  await remind()
  expect((await letters()).map(({ letter }) => letter !== null)).toEqual([true, true])
  await act(changeProofRequest, id, { due_on: dayIn(10) })
  expect((await letters()).map(({ letter }) => letter)).toEqual([null, null])
  await passDays(id, 7)
  expect(await remind()).toBe('1 author was reminded of a proof.')
  expect((await letters()).map(({ letter }) => letter !== null)).toEqual([false, false, true])
  await act(recallProof, id)
})

test('the editor in charge is told, else who sent it, else the company; an author without an account is not', async () => {
  const { id, version } = await aSubmission(app.db, { status: 'in_review' })
  await makeProofReady(app.db, id)
  const inCharge = await aStaffMember(app, 'editor', 'Bala')
  await editor.calls(assignSubmission, { id, version, assignee_id: inCharge.account.id })
  await act(sendProof, id)
  await passDays(id, 8)
  await remind()
  const told = async () => (await letters()).map(({ kind, letter }) => [kind, letter?.to])
  expect(await told()).toEqual([['proof-overdue-to-staff', inCharge.account.email]])
  const leave = ({ account }: StaffMember) =>
    app.db.updateTable('accounts').set({ disabled_at: new Date() }).where('id', '=', account.id).execute()
  await leave(inCharge)
  expect(await told()).toEqual([['proof-overdue-to-staff', editor.account.email]])
  await leave(editor)
  expect(await told()).toEqual([
    ['proof-overdue-to-staff', expect.not.stringMatching(editor.account.email ?? '?')],
  ])
})
