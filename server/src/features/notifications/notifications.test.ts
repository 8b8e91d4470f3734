import { inRupees } from '@panai/contract/money/grouped-rupees'
import { paise } from '@panai/contract/money/money'
import {
  changeNotificationPreferences,
  countUnread,
  getNotificationPreferences,
  listNotifications,
} from '@panai/contract/notifications/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountRow, anAccount, sendJson, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { anAuthor } from '../../../test/builders.ts'
import { aSubmissionOf, type Headers, write } from '../../../test/correspondence.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { type News, notifyAuthor } from './index.ts'

let app: TestApplication
let [own, other, editor]: Headers[] = []
let account: AccountRow
let authorId: number
let submissionId: number
beforeAll(async () => {
  app = await startTestApplication()
  other = await signInAs(app.db, await anAccount(app.db))
  editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor' }))
})
afterAll(() => app.stop())
beforeEach(async () => {
  account = await anAccount(app.db)
  authorId = Number(account.author_id)
  own = await signInAs(app.db, account)
  submissionId = await aSubmissionOf(app.db, authorId)
})

const move = (): News => ({
  kind: 'move',
  submissionId,
  title: 'பனை ஓலை',
  from: 'manuscript_submitted',
  to: 'in_review',
})

/** As a move does it: the step and what the author is told are one transaction. */
function takeStep(news = move()) {
  return inTransaction(app.db, async (tx) => {
    await tx
      .insertInto('submission_steps')
      .values({ submission_id: submissionId, status: 'in_review' })
      .execute()
    await notifyAuthor(tx, authorId, news, (same) =>
      queueMail(same, { name: 'submission-moved', urgent: false }, { submissionId }),
    )
  })
}

async function list(query = '') {
  return listNotifications.output.parse((await app.get(`/api/author/notifications${query}`, own)).json())
}
async function unread(who = own) {
  return countUnread.output.parse((await app.get('/api/author/notifications/unread', who)).json()).data.unread
}
function mailsOf(kind: string) {
  return app.db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', kind)
    .where(sql<string>`details ->> 'submissionId'`, '=', String(submissionId))
    .execute()
}

test('a move is told with its place, and is unread until it is marked', async () => {
  await takeStep()
  const { data, meta } = await list()
  expect(data).toMatchObject([
    {
      kind: 'move',
      heading: 'Your manuscript has moved to In Review',
      subject: 'பனை ஓலை',
      detail: null,
      link: '/dashboard?books=submitted',
      read: false,
    },
  ])
  expect(meta).toEqual({ unread: 1, more: false })
  expect(await mailsOf('submission-moved')).toHaveLength(1)

  const one = `/api/author/notifications/${data[0]?.id}/read`
  expect((await app.post(one, {}, other)).status).toBe(404)
  expect((await app.post(one, {}, editor)).status).toBe(403)
  expect(await unread()).toBe(1)
  expect((await app.post(one, {}, own)).json()).toMatchObject({ data: { unread: 0 } })
  expect((await list()).data).toMatchObject([{ read: true }])
})

test('a page in Tamil is told in Tamil, everybody else in English', async () => {
  await takeStep()
  const headings = async (language: string) => {
    const answer = await app.get('/api/author/notifications', {
      ...own,
      'accept-language': language,
    })
    return listNotifications.output.parse(answer.json()).data.map(({ heading }) => heading)
  }
  expect(await headings('ta')).toEqual(['நீங்கள் அனுப்பிய நூல் அடுத்த கட்டத்தில்: பரிசீலனையில்'])
  expect(await headings('ta-IN,ta;q=0.9,en;q=0.8')).toEqual(['Your manuscript has moved to In Review'])
})

test('a step that is not taken is told to nobody', async () => {
  await takeStep()
  await expect(takeStep()).rejects.toThrow()
  expect((await list()).data).toHaveLength(1)
  expect(await mailsOf('submission-moved')).toHaveLength(1)
})

test('amounts have one sign, whatever they are told with', async () => {
  await inTransaction(app.db, (tx) =>
    notifyAuthor(tx, authorId, {
      kind: 'statement',
      ...{ statementId: 1, from: '2026-10-01', to: '2026-10-31', closing: 12_340_50 },
    }),
  )
  await inTransaction(app.db, (tx) =>
    notifyAuthor(tx, authorId, { kind: 'payout', outcome: 'paid', amount: inRupees(paise(500_00)) }),
  )
  const told = (await list()).data.map(({ subject, detail }) => `${subject} ${detail}`)
  expect(told).toEqual(['Rs. 500.00 null', expect.stringContaining('Closing balance: Rs. 12,340.50')])
})

test('several messages are one line, which goes out when the thread is read', async () => {
  for (const text of ['One', 'Two', 'Three']) await write(app, 'staff', submissionId, editor, { text })
  const { data, meta } = await list()
  expect(data).toMatchObject([
    {
      kind: 'message',
      heading: '3 messages for you',
      link: `/dashboard?books=submitted&messages=${submissionId}`,
    },
  ])
  expect(meta.unread).toBe(1)
  expect(await mailsOf('message-to-author')).toHaveLength(3)
  const thread = await app.get(`/api/author/submissions/${submissionId}/messages`, own)
  const newest = (thread.json() as { data: { id: number }[] }).data[0]?.id // parsed by the tests of threads
  await app.post(`/api/author/submissions/${submissionId}/messages/read`, { up_to: newest }, own)
  expect(await unread()).toBe(0)
  await write(app, 'staff', submissionId, editor, { text: 'Four' })
  expect((await list()).data.map(({ heading }) => heading)).toEqual([
    'A message for you',
    '3 messages for you',
  ])
})

test('all are marked up to the newest that was shown; what came since stays unread', async () => {
  await takeStep()
  const shown = await list()
  await write(app, 'staff', submissionId, editor, { text: 'Meanwhile' })
  const answer = await app.post('/api/author/notifications/read', { up_to: shown.data[0]?.id }, own)
  expect(answer.json()).toMatchObject({ data: { unread: 1 } })
  expect((await list()).data.map(({ kind, read }) => [kind, read])).toEqual([
    ['message', false],
    ['move', true],
  ])
  expect(await unread(other)).toBe(0)
})

test('who wants no mail gets none, and is told on the pages all the same', async () => {
  const place = '/api/author/notification-preferences'
  const usual = getNotificationPreferences.output.parse((await app.get(place, own)).json())
  expect(usual.data).toEqual({ move: true, message: true, statement: true, payout: true })
  const answer = await sendJson(app.origin, 'PATCH', place, { message: false }, own ?? {})
  expect(changeNotificationPreferences.output.parse(answer.json()).data).toEqual({
    move: true,
    message: false,
    statement: true,
    payout: true,
  })
  expect((await sendJson(app.origin, 'PATCH', place, { move: 'no' }, own ?? {})).status).toBe(422)

  await takeStep()
  await write(app, 'staff', submissionId, editor, { text: 'Hello' })
  expect(await mailsOf('submission-moved')).toHaveLength(1)
  expect(await mailsOf('message-to-author')).toEqual([])
  expect(await unread()).toBe(2)
})

test('a long list comes page by page', async () => {
  for (let at = 0; at < 23; at++) await inTransaction(app.db, (tx) => notifyAuthor(tx, authorId, move()))
  const first = await list()
  expect([first.data.length, first.meta]).toEqual([20, { unread: 23, more: true }])
  const second = await list(`?before=${first.data.at(-1)?.id}`)
  expect([second.data.length, second.meta.more]).toEqual([3, false])
})

test('an author without an account is told nothing', async () => {
  const { id } = await anAuthor(app.db)
  await inTransaction(app.db, (tx) =>
    notifyAuthor(tx, id, move(), () => Promise.reject(new Error('no mail is to be queued'))),
  )
  expect(await app.db.selectFrom('notifications').selectAll().where('author_id', '=', id).execute()).toEqual(
    [],
  )
})
