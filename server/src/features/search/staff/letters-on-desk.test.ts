import type { StaffRole } from '@panai/contract/http/permissions'
import { listMails } from '@panai/contract/operations/staff/mails'
import { type DeskKind, MOST_FOUND_OF_A_KIND, searchDesk } from '@panai/contract/search/staff/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountRow, anAccount, signInAs, signInEachRole } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aMessage } from '../../../../test/builders.ts'
import { aSubmissionOf, type Headers, write } from '../../../../test/correspondence.ts'

let app: TestApplication
let headers: Record<StaffRole, Headers>
let writer: AccountRow
let submissionId: number

beforeAll(async () => {
  app = await startTestApplication()
  const { db } = app
  headers = await signInEachRole(db)
  writer = await anAccount(db, { name: 'செந்தாமரை', email: 'lotus@writer.example' })
  submissionId = await aSubmissionOf(db, writer.author_id ?? 0, 'ஆற்றங்கரை')
  const text = 'The cover shows a heron.\nபக்கம் எண்கள் தவறு: 50% of them.'
  expect((await write(app, 'author', submissionId, await signInAs(db, writer), { text })).status).toBe(200)
})
afterAll(() => app.stop())

async function find(q: string, role: StaffRole = 'admin') {
  const answer = await app.get(`/api/staff/search?${new URLSearchParams({ q })}`, headers[role])
  return searchDesk.output.parse(answer.json()).data
}

async function found(kind: DeskKind, q: string, role?: StaffRole) {
  return (await find(q, role)).filter((one) => one.kind === kind)
}

test.each([
  'heron',
  'HERON cover',
  'heron, shows',
  'எண்கள் தவறு',
  '50% of them',
  'lotus@writer.example',
  'செந்தாமரை',
  'senthamarai',
  'aatrangarai',
])('messages with an author are found by %s', async (q) => {
  const conversation = {
    kind: 'threads',
    id: submissionId,
    title: 'ஆற்றங்கரை',
    detail: 'Meena Kandan',
    run_id: null,
  }
  for (const role of ['editor', 'accounts', 'admin'] as const)
    expect(await found('threads', q, role)).toEqual([conversation])
})

test('they are found by the number of their submission, and not where nobody wrote', async () => {
  const silent = await aSubmissionOf(app.db, writer.author_id ?? 0, 'Silent')
  for (const q of [`#${submissionId}`, `${submissionId}`])
    expect(await found('threads', q)).toMatchObject([{ id: submissionId }])
  expect(await found('threads', `#${silent}`)).toEqual([])
  expect(await found('threads', 'silent')).toEqual([])
  for (const q of ['heron swimming', 'he', '%%%', '்']) expect(await found('threads', q)).toEqual([])
})

test('what is found of a message is in no entry of what was done', async () => {
  const answer = await write(app, 'staff', submissionId, headers.editor, { text: 'A kingfisher instead?' })
  expect(answer.status).toBe(200)
  expect(await found('threads', 'kingfisher')).toMatchObject([{ id: submissionId }])
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['after', 'before'])
    .where('part', '=', 'thread_messages')
    .execute()
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).not.toContain('kingfisher')
})

test('each role finds the messages and mails that it may see', async () => {
  const kinds = async (role: StaffRole) => [...new Set((await find('ஆற்றங்கரை', role)).map(({ kind }) => kind))]
  await app.db
    .insertInto('mails')
    .values({
      kind: 'submission-received',
      details: JSON.stringify({ submissionId }),
      status: 'sent',
      done_at: new Date(),
    })
    .execute()
  expect(await kinds('editor')).toEqual(['submissions', 'threads', 'mails'])
  expect(await kinds('accounts')).toEqual(['threads', 'mails'])
})

test('mails are found by their kind, their receiver and what they are about, and by no secret', async () => {
  const { db } = app
  const secret = 'K7QM2XRD'
  const nonce = '0b0e7c59-52a4-4d6c-9f0e-6f1c2a6d7b11'
  const { id: account_id } = await anAccount(db, { name: 'Ilango Maran', email: 'ilango@mail.example' })
  const { id: resetId } = await db
    .insertInto('password_resets')
    .values({ account_id, nonce, token_hash: 'a'.repeat(64), expires_at: new Date('2030-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mail = (kind: string, details: object) =>
    db
      .insertInto('mails')
      .values({ kind, details: JSON.stringify(details), status: 'sent', done_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
  const reset = await mail('reset-link', { resetId })
  const changed = await mail('password-changed', { accountId: account_id, token: secret })
  const code = await mail('second-factor-code', { accountId: account_id, nonce })
  await mail('password-changed', { accountId: writer.id })
  const idsOf = async (q: string) => (await found('mails', q)).map(({ id }) => id)

  for (const q of ['ilango', 'maran ilango', 'ilango@mail.example'])
    expect([q, await idsOf(q)]).toEqual([q, [code.id, changed.id, reset.id]])
  expect(await found('mails', 'reset link')).toEqual([
    {
      kind: 'mails',
      id: reset.id,
      title: 'Password reset link',
      detail: `reset ${resetId}, Sent`,
      run_id: null,
    },
  ])
  expect(await idsOf(`#${changed.id}`)).toEqual([changed.id])
  for (const q of [secret, nonce, nonce.slice(0, 8), 'a'.repeat(64), 'accountId', 'nonce'])
    expect([q, await idsOf(q)]).toEqual([q, []])
  const shown = JSON.stringify(await find('ilango'))
  for (const hidden of [secret, nonce, 'ilango@mail.example']) expect(shown).not.toContain(hidden)

  const listed = await app.get(`/api/staff/mails?id=${changed.id}`, headers.editor)
  expect(listMails.output.parse(listed.json())).toMatchObject({
    data: [{ id: changed.id }],
    meta: { total: 1 },
  })
})

test('the mails about a letter are found by its words, those about a suspect one are not', async () => {
  await app.post('/api/contact', aMessage({ name: 'Valli', message: 'Do you print on handmade paper?' }))
  const mailed = { kind: 'mails', title: 'New enquiry (to staff)' }
  expect((await find('handmade paper')).map(({ kind }) => kind)).toEqual(['enquiries', 'mails'])
  expect(await found('mails', 'valli')).toMatchObject([mailed])
  await app.db.updateTable('enquiries').set({ is_suspect: true }).execute()
  expect(await find('handmade paper')).toEqual([])
})

test('of mails of a kind the newest are shown', async () => {
  const rows = await app.db
    .insertInto('mails')
    .values(
      Array.from({ length: MOST_FOUND_OF_A_KIND + 2 }, () => ({
        ...{ kind: 'ledger-differs', details: JSON.stringify({ count: 1, shown: [] }) },
        ...{ status: 'sent' as const, done_at: new Date() },
      })),
    )
    .returning('id')
    .execute()
  const newest = rows
    .map(({ id }) => id)
    .toReversed()
    .slice(0, MOST_FOUND_OF_A_KIND)
  expect((await found('mails', 'ledger difference')).map(({ id }) => id)).toEqual(newest)
})
