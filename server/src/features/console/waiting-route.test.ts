import { randomBytes } from 'node:crypto'
import { listWaiting } from '@panai/contract/console/staff/waiting'
import { waitingKindNames, waitingKinds } from '@panai/contract/console/staff/waiting-kinds'
import { roleMay, type StaffRole } from '@panai/contract/http/permissions'
import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import { expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { anApplication } from '../../../test/an-application.ts'
import { aMessage, anAuthor, aPicture } from '../../../test/builders.ts'
import type { Database } from '../../db/database.ts'

async function aSubmission(
  db: Database,
  submitted_at: Date,
  status: SubmissionStatus = 'manuscript_submitted',
) {
  const author = await anAuthor(db)
  const row = {
    author_id: author.id,
    author_name: 'கயல்',
    title: 'பனை ஓலை',
    language: 'tamil' as const,
    genres: ['poetry' as const],
    contributor_types: [],
    drive_link: 'https://drive.google.com/file/d/abc',
    cover_id: (await aPicture(db)).id,
    digest: randomBytes(32).toString('hex'),
  }
  const { id } = await db
    .insertInto('submissions')
    .values({ ...row, status, submitted_at, status_since: submitted_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('submission_steps').values({ submission_id: id, status, at: submitted_at }).execute()
}

test('each role is told what waits for it, how much and since when', async () => {
  const { db, get, post } = await anApplication()
  const longAgo = new Date('2026-10-01T05:00:00Z')
  await aSubmission(db, new Date('2026-11-01T05:00:00Z'))
  await aSubmission(db, longAgo)
  await aSubmission(db, new Date('2026-09-01T05:00:00Z'), 'in_review')
  expect((await post('/api/contact', aMessage())).status).toBe(200)
  const given_up = {
    kind: 'a-test',
    details: '{}',
    status: 'failed' as const,
    done_at: new Date(),
    created_at: longAgo,
  }
  await db.insertInto('mails').values(given_up).execute()

  async function waitingFor(role: StaffRole) {
    const headers = await signInAs(db, await anAccount(db, { role }))
    return listWaiting.output.parse((await get('/api/staff/waiting', headers)).json()).data
  }
  const editors = await waitingFor('editor')
  expect(Object.fromEntries(editors.map(({ kind, ...found }) => [kind, found]))).toMatchObject({
    new_submissions: { count: 2, oldest_at: longAgo.toISOString() },
    unanswered_enquiries: { count: 1 },
    failed_mails: { count: 1, oldest_at: longAgo.toISOString() },
  })
  const shown = editors.map(({ kind }) => kind)
  expect(shown).toEqual(waitingKindNames.filter((kind) => shown.includes(kind)))
  expect(await waitingFor('admin')).toEqual(expect.arrayContaining(editors))

  const clerks = await waitingFor('accounts')
  expect(clerks).toContainEqual(editors.find(({ kind }) => kind === 'failed_mails'))
  expect(clerks.filter(({ kind }) => !roleMay('accounts', waitingKinds[kind]))).toEqual([])
})

test('nothing waits where there is nothing', async () => {
  const { db, get } = await anApplication()
  const headers = await signInAs(db, await anAccount(db, { role: 'editor' }))
  const { data } = listWaiting.output.parse((await get('/api/staff/waiting', headers)).json())
  expect(data.map(({ count, oldest_at }) => [count, oldest_at])).toEqual(data.map(() => [0, null]))
})
