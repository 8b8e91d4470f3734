import { listWaiting } from '@panai/contract/console/staff/waiting'
import { listAssignees, listStaffSubmissions } from '@panai/contract/submissions/staff/submissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSubmission } from '../../../test/a-submission.ts'
import { type AccountRow, anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'

let app: TestApplication
let editor: AccountRow
let signedIn: { authorization: string }
/** The ids, by what is particular about each. */
let ids: Record<'palm' | 'mine' | 'late' | 'old' | 'published', number>

beforeAll(async () => {
  app = await startTestApplication()
  const { db } = app
  editor = await anAccount(db, { role: 'editor', name: 'Anbu Editor' })
  signedIn = await signInAs(db, editor)
  const palm = await aSubmission(db, { title: 'பனை ஓலை', due_on: '2999-01-03' })
  const mine = await aSubmission(db, { title: 'b mine', assignee_id: editor.id, due_on: '2999-01-02' })
  const late = await aSubmission(db, {
    title: 'a late one',
    subtitle: 'of 100% palm',
    author_name: 'Kavitha Raman',
    status: 'in_review',
    due_on: '2020-01-01',
  })
  const old = await aSubmission(db, { title: 'c old', due_on: null })
  await sql`update submissions set status_since = now() - interval '40 days 1 hour' where id = ${old.id}`.execute(
    db,
  )
  const book = await aBook(db, { author_id: old.author_id })
  const published = await aSubmission(db, {
    title: 'd out',
    status: 'published',
    book_id: book.id,
    due_on: '2020-01-01',
  })
  ids = { palm: palm.id, mine: mine.id, late: late.id, old: old.id, published: published.id }
})
afterAll(() => app.stop())

async function queue(query: string) {
  const answer = await app.get(`/api/staff/submissions?${query}`, signedIn)
  expect([answer.status, answer.text]).toEqual([200, answer.text])
  return listStaffSubmissions.output.parse(answer.json())
}

async function found(query: string): Promise<string[]> {
  const { data } = await queue(query)
  return data.map(({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? '?')
}

test.each([
  ['', ['late', 'published', 'mine', 'palm', 'old']],
  ['sort=-due', ['palm', 'mine', 'published', 'late', 'old']],
  ['sort=submitted', ['palm', 'mine', 'late', 'old', 'published']],
  ['sort=-submitted&per_page=2&page=2', ['late', 'mine']],
  ['sort=title', ['late', 'mine', 'old', 'published', 'palm']],
  ['sort=waiting&per_page=1', ['old']],
  ['status=open', ['late', 'mine', 'palm', 'old']],
  ['status=in_review', ['late']],
  ['status=published', ['published']],
  ['assignee=me', ['mine']],
  ['assignee=nobody&status=open', ['late', 'palm', 'old']],
  ['overdue=true', ['late']],
  ['overdue=false&status=open', ['mine', 'palm', 'old']],
  ['older_than=39', ['old']],
  ['older_than=40', ['old']],
  ['older_than=41', []],
  [`q=${encodeURIComponent('ஓலை')}`, ['palm']],
  ['q=KAVITHA', ['late']],
  ['q=100%25%20p', ['late']],
  ['q=%25', []],
  [`q=${encodeURIComponent('்')}`, []],
  ['q=panai+olai', ['palm']],
  ['q=kavita+ramen', ['late']],
  ['q=_', []],
  ['q=old', ['old']],
])('%s finds what it should, in its order', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test('a number finds the submission of that number', async () => {
  for (const q of [`${ids.mine}`, `No. ${ids.mine}`, `#${ids.mine}`].map(encodeURIComponent))
    expect(await found(`q=${q}&author_id=${(await row('mine'))?.author_id}`)).toEqual(['mine'])
})

async function row(which: keyof typeof ids) {
  return (await queue('per_page=100')).data.find(({ id }) => id === ids[which])
}

test('a row tells what an editor needs to know', async () => {
  expect(await row('mine')).toMatchObject({
    assignee: { id: editor.id, name: 'Anbu Editor' },
    due_on: '2999-01-02',
    is_overdue: false,
    days_in_status: 0,
    status: 'manuscript_submitted',
  })
  expect(await row('old')).toMatchObject({
    assignee: null,
    due_on: null,
    is_overdue: false,
    days_in_status: 40,
  })
  expect((await row('late'))?.is_overdue).toBe(true)
})

test('the whole is counted whatever the page shows', async () => {
  expect((await queue('per_page=1&page=2&status=open')).meta).toEqual({ page: 2, per_page: 1, total: 4 })
  expect((await queue('page=9')).data).toEqual([])
})

test('what is not asked as it should be is refused by name', async () => {
  const answer = await app.get(
    '/api/staff/submissions?sort=size&assignee=x&older_than=-1&status=lost',
    signedIn,
  )
  const { errors } = answer.json() as { errors: Record<string, string[]> } // a refusal names its fields
  expect([answer.status, Object.keys(errors).sort()]).toEqual([
    422,
    ['assignee', 'older_than', 'sort', 'status'],
  ])
})

test('those can take a submission whose role may move it, and who still work here', async () => {
  const { db } = app
  const admin = await anAccount(db, { role: 'admin', name: 'Bala Admin' })
  await anAccount(db, { role: 'accounts', name: 'Clerk' })
  await anAccount(db, { role: 'editor', name: 'Gone', disabled_at: new Date() })
  const { data } = listAssignees.output.parse((await app.get('/api/staff/assignees', signedIn)).json())
  expect(data).toEqual([
    { id: editor.id, name: 'Anbu Editor' },
    { id: admin.id, name: 'Bala Admin' },
  ])
})

test('what waits is counted, with since when', async () => {
  const { data } = listWaiting.output.parse((await app.get('/api/staff/waiting', signedIn)).json())
  const counts = Object.fromEntries(data.map(({ kind, count, oldest_at }) => [kind, { count, oldest_at }]))
  expect(counts).toMatchObject({
    new_submissions: { count: 3 },
    overdue_moves: { count: 1, oldest_at: '2020-01-01T18:30:00.000Z' },
  })
  const [, longest] = (await queue('sort=waiting&status=manuscript_submitted')).data.map(
    ({ status_since }) => status_since,
  )
  expect(Date.parse(counts.new_submissions?.oldest_at ?? '')).toBeLessThan(Date.parse(longest ?? ''))
})
