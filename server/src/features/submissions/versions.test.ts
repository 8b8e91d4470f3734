import { listWaiting } from '@panai/contract/console/staff/waiting'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { listNotifications } from '@panai/contract/notifications/notifications'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import {
  getStaffSubmission,
  listStaffSubmissions,
  noteVersionSeen,
  requestChanges,
} from '@panai/contract/submissions/staff/submissions'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { listSubmissions, submitManuscript, uploadVersion } from '@panai/contract/submissions/submissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm, type Part } from '../../../test/a-form.ts'
import { type AccountRow, anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { ask } from '../../../test/ask.ts'
import { aBook } from '../../../test/builders.ts'
import { aManuscript, aPdf } from '../../../test/manuscripts.ts'
import { mailsIn } from '../../../test/outbox.ts'
import { aStaffMember, type StaffMember } from '../../../test/staff-member.ts'
import { inTransaction } from '../../db/transaction.ts'
import { forgetSubmissions } from './forget-submissions.ts'

let app: TestApplication
let writer: AccountRow
let own: Record<string, string>
let editor: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  writer = await anAccount(app.db, { name: 'மு. செல்வி' })
  own = await signInAs(app.db, writer)
  editor = await aStaffMember(app, 'editor', 'Anbu')
})
afterAll(() => app.stop())

function send(address: string, parts: Part[], who = own) {
  const { body, type } = aForm(...parts)
  return ask(app.origin, address, { method: 'POST', headers: { 'content-type': type, ...who }, body })
}

async function handIn(): Promise<number> {
  const answer = await send('/api/submit', await aManuscript())
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

const sendVersion = (id: number, parts: Part[], who = own) =>
  send(`/api/author/submissions/${id}/versions`, parts, who)

async function aVersion(pages: number, note = ''): Promise<Part[]> {
  return [
    { name: 'bookPdf', value: await aPdf({ pages }), file: 'new.pdf' },
    { name: 'note', value: note },
  ]
}

const detail = async (id: number) => (await editor.calls(getStaffSubmission, { id })).data

function messageOf(answer: { status: number; json: () => unknown }): [number, string] {
  return [answer.status, refusalReply.parse(answer.json()).message]
}

test('what an editor asks for is mailed and shown until a new version has come, and both versions stay', async () => {
  const id = await handIn()
  const { version } = await detail(id)
  const asked = await editor.calls(requestChanges, { id, version, text: 'The last chapter is missing' })
  expect(asked.data.change_request).toMatchObject({ text: 'The last chapter is missing' })
  const shown = async () => {
    const { submitted } = listSubmissions.output.parse(
      (await app.get('/api/author/booklists', own)).json(),
    ).data
    return submitted.find((one) => one.id === id)
  }
  expect((await shown())?.change_request).toMatchObject({ text: 'The last chapter is missing' })

  const answer = await sendVersion(id, await aVersion(7, 'It is there now'))
  expect(uploadVersion.output.parse(answer.json()).message).toBe(submissionMessages.versionReceived)
  const now = await detail(id)
  expect(now).toMatchObject({
    page_count: 7,
    change_request: null,
    versions: [
      { number: 1, by: 'மு. செல்வி', kind: 'pdf', note: null, is_published: false },
      { number: 2, by: 'மு. செல்வி', kind: 'pdf', note: 'It is there now', page_count: 7 },
    ],
  })
  expect((await shown())?.versions.map(({ number }) => number)).toEqual([1, 2])
  const kinds = (await mailsIn(app.db)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['changes-requested', 'version-to-staff']))
  const keys = await app.db
    .selectFrom('submission_versions')
    .select('manuscript_key')
    .where('submission_id', '=', id)
    .execute()
  for (const { manuscript_key } of keys) expect(await app.storage.exists(String(manuscript_key))).toBe(true)
})

test('the same file, another author’s book, a broken file and a published book are refused', async () => {
  const id = await handIn()
  const parts = await aVersion(9)
  expect((await sendVersion(id, parts)).status).toBe(200)
  expect(messageOf(await sendVersion(id, parts))).toEqual([409, submissionMessages.versionSame])
  const other = await signInAs(app.db, await anAccount(app.db))
  expect((await sendVersion(id, await aVersion(3), other)).status).toBe(404)
  expect((await sendVersion(id, await aVersion(3), editor.headers)).status).toBe(403)
  const html = [{ name: 'bookPdf', value: '<script>', file: 'new.pdf' }]
  expect((await sendVersion(id, html)).json()).toMatchObject({
    errors: { bookPdf: [submissionMessages.documentType] },
  })
  expect((await sendVersion(id, [{ name: 'note', value: 'No file' }])).status).toBe(422)
  expect((await detail(id)).versions).toHaveLength(2)

  const { id: book } = await aBook(app.db)
  await app.db.updateTable('submissions').set({ book_id: book }).where('id', '=', id).execute()
  for (const status of ['in_review', 'final_validation', 'published'] as const)
    await app.db.insertInto('submission_steps').values({ submission_id: id, status }).execute()
  expect(messageOf(await sendVersion(id, await aVersion(4)))).toEqual([
    409,
    submissionMessages.versionTooLate,
  ])
  const { version, versions } = await detail(id)
  expect(versions.map(({ is_published }) => is_published)).toEqual([false, true])
  expect(messageOf(await editor.tries(requestChanges, { id, version, text: 'Too late' }))).toEqual([
    409,
    editorialMessages.publishedAlready,
  ])
})

test('with the author every version of what has become no book goes', async () => {
  const id = await handIn()
  await sendVersion(id, await aVersion(11))
  const keys = await app.db
    .selectFrom('submission_versions')
    .select('manuscript_key')
    .where('submission_id', '=', id)
    .execute()
  await inTransaction(app.db, (tx) => forgetSubmissions(tx, writer.author_id ?? 0))
  const unattached = (await app.db.selectFrom('unattached_files').select('key').execute()).map(
    ({ key }) => key,
  )
  expect(keys).toHaveLength(2)
  for (const { manuscript_key } of keys) expect(unattached).toContain(manuscript_key)
})

test('staff download every version, and a link stands where there is no file', async () => {
  const id = await handIn()
  await sendVersion(id, await aVersion(5))
  const link = 'https://drive.google.com/file/d/third/view'
  await sendVersion(id, [{ name: 'drive_link', value: link }])
  expect((await detail(id)).versions.map(({ kind, drive_link }) => kind ?? drive_link)).toEqual([
    'pdf',
    'pdf',
    link,
  ])
  const download = (query: string) =>
    app.get(`/api/staff/submissions/${id}/manuscript${query}`, editor.headers)
  const [first, second] = [await download('?version=1'), await download('?version=2')]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.text).not.toBe(second.text)
  expect(decodeURIComponent(String(second.headers['content-disposition']))).toContain('(version 2).pdf')
  for (const query of ['', '?version=3', '?version=4']) expect((await download(query)).status).toBe(404)
  expect((await app.get(`/api/staff/submissions/${id}/manuscript?version=1`, own)).status).toBe(403)
})

test('the author is told behind the bell, and a new version waits for an editor until one has seen it', async () => {
  const id = await handIn()
  const changesTold = async () =>
    listNotifications.output
      .parse((await app.get('/api/author/notifications', own)).json())
      .data.filter(({ kind }) => kind === 'changes')
  const earlier = await changesTold()
  const asking = async (text: string) =>
    editor.calls(requestChanges, { id, version: (await detail(id)).version, text })
  await asking('The last chapter is missing')
  await asking('And the list of sources')
  const told = await changesTold()
  expect(told).toHaveLength(earlier.length + 1)
  expect(told[0]).toMatchObject({
    heading: 'Our editors ask for changes',
    link: '/dashboard?books=submitted',
  })

  const waiting = async () =>
    (await editor.calls(listWaiting, {})).data.find(({ kind }) => kind === 'new_versions')?.count ?? 0
  const listed = async () =>
    (await editor.calls(listStaffSubmissions, { new_version: 'true' })).data.map((one) => one.id)
  const before = await waiting()
  expect(await listed()).not.toContain(id)
  await sendVersion(id, await aVersion(6))
  await sendVersion(id, await aVersion(8))
  expect(await waiting()).toBe(before + 1)
  expect(await listed()).toContain(id)
  expect((await editor.calls(noteVersionSeen, { id })).data.has_new_version).toBe(false)
  expect(await waiting()).toBe(before)

  await sendVersion(id, await aVersion(10))
  expect((await detail(id)).has_new_version).toBe(true)
  await asking('One more thing')
  expect(await listed()).not.toContain(id)
})
