import { getHistory, listAudit } from '@panai/contract/console/staff/audit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountRow, anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import { rowsLookedAt } from '../../../test/rows-looked-at.ts'
import { actingAs } from '../../access/acting-as.ts'
import { findSaidEntries } from './history/find-said-entries.ts'

let app: TestApplication
let owner: AccountRow
let signed: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  owner = await anAccount(app.db, { role: 'admin', name: 'Owner' })
  signed = await signInAs(app.db, owner)
})
afterAll(() => app.stop())

const read = async (address: string, by = signed) => {
  const answer = await app.get(address, by)
  return { status: answer.status, ...(answer.status === 200 && listAudit.output.parse(answer.json())) }
}

async function aChange(account: AccountRow, title: string) {
  const book = await aBook(app.db)
  await actingAs(app.db, { accountId: account.id, address: '192.0.2.7', action: 'changeBook' }, (tx) =>
    tx.updateTable('books').set({ title }).where('id', '=', book.id).execute(),
  )
  return book
}

test('who did what, when, from where, with before and after', async () => {
  const book = await aChange(owner, 'பனை ஓலை')
  const { data = [], meta } = await read(`/api/staff/audit?subject=books&subject_id=${book.id}`)
  expect(meta).toMatchObject({ total: 1, at_least: false })
  expect(data).toMatchObject([
    {
      account_id: owner.id,
      by: 'Owner',
      network: '192.0.2.7',
      action: 'changeBook',
      operation: 'update',
      before: { title: book.title },
      after: { title: 'பனை ஓலை' },
    },
  ])
})

const DAY_MS = 86_400_000

/** As if it had been written so many days ago. */
function entryOf({ id }: AccountRow, days: number) {
  const written = {
    action: 'changeBook',
    operation: 'insert' as const,
    subject: 'books',
    subject_id: '1',
    after: '{}',
  }
  return { ...written, account_id: id, at: new Date(Date.now() - days * DAY_MS) }
}

test('entries are found by person, time and operation', async () => {
  const editor = await anAccount(app.db, { role: 'editor' })
  await aChange(editor, 'Another')
  expect((await read(`/api/staff/audit?account_id=${editor.id}`)).meta?.total).toBe(1)
  expect((await read(`/api/staff/audit?account_id=${editor.id}&operation=delete`)).meta?.total).toBe(0)
  const soon = encodeURIComponent(new Date(Date.now() + 60_000).toISOString())
  expect((await read(`/api/staff/audit?from=${soon}`)).meta?.total).toBe(0)
  expect((await read(`/api/staff/audit?account_id=${editor.id}&until=${soon}`)).meta?.total).toBe(1)
  await app.db
    .insertInto('audit_entries')
    .values([30, 20, 10].map((days) => entryOf(editor, days)))
    .execute()
  const ago = (days: number) => encodeURIComponent(new Date(Date.now() - days * DAY_MS).toISOString())
  for (const [days, total] of [
    [[31, 29], 1],
    [[31, 9], 3],
    [[25, 15], 1],
    [[9, 5], 0],
    [[60, 40], 0],
  ] as const) {
    const between = `account_id=${editor.id}&from=${ago(days[0])}&until=${ago(days[1])}`
    expect([days, (await read(`/api/staff/audit?${between}`)).meta?.total]).toEqual([days, total])
  }
  for (const wrong of ['from=yesterday', 'subject=books;drop', 'operation=truncate', 'page=401'])
    expect([wrong, (await read(`/api/staff/audit?${wrong}`)).status]).toEqual([wrong, 422])
})

test('the table holds what the filters leave, and no formula', async () => {
  const editor = await anAccount(app.db, { role: 'editor', name: '=1+1' })
  const book = await aChange(editor, 'பனை, ஓலை')
  await aChange(editor, 'Another')
  const address = '/api/staff/audit.csv'
  const answer = await app.get(`${address}?subject=books&subject_id=${book.id}`, signed)
  expect([answer.status, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('changes.csv'),
  ])
  const [heads, row, end] = answer.text.split('\r\n')
  expect(heads).toContain(
    'At,By,No. of the person,Network,Call,Operation,Table,No. of the record,Part,Before,After',
  )
  expect(row).toContain(`'=1+1,${editor.id},192.0.2.7,changeBook,update,books,${book.id},,`)
  expect(row).toContain('"{""title"":""பனை, ஓலை""}"')
  expect(end).toBe('')
  expect((await app.get(`${address}?operation=truncate`, signed)).status).toBe(422)
  for (const role of ['editor', 'accounts'] as const) {
    const headers = await signInAs(app.db, await anAccount(app.db, { role }))
    expect([role, (await app.get(address, headers)).status]).toEqual([role, 403])
  }
})

test('the table goes on behind its first thousand rows', async () => {
  const editor = await anAccount(app.db, { role: 'editor' })
  await app.db
    .insertInto('audit_entries')
    .values(Array.from({ length: 1_001 }, () => entryOf(editor, 5)))
    .execute()
  const { text } = await app.get(`/api/staff/audit.csv?account_id=${editor.id}`, signed)
  expect(text.split('\r\n')).toHaveLength(1_003)
})

test('the history of a record is read by those who look after it', async () => {
  const editor = await anAccount(app.db, { role: 'editor' })
  const book = await aChange(editor, 'Of an editor')
  const byEditor = await signInAs(app.db, editor)
  const ofBook = await app.get(`/api/staff/history?subject=books&subject_id=${book.id}`, byEditor)
  expect(getHistory.output.parse(ofBook.json()).data).toMatchObject([
    { changes: [`changed the title from “${book.title}” to “Of an editor”`] },
  ])
  const statusOf = async (subject: string, by = signed) =>
    (await app.get(`/api/staff/history?subject=${subject}&subject_id=1`, by)).status
  for (const subject of ['accounts', 'book_terms']) expect(await statusOf(subject, byEditor)).toBe(403)
  for (const subject of ['jobs', 'payouts', 'constructor'])
    expect([await statusOf(subject, byEditor), await statusOf(subject)]).toEqual([422, 422])
  expect(await statusOf('accounts')).toBe(200)
  const clerk = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
  expect(await statusOf('submissions', clerk)).toBe(403)
})

test('no page of a hundred thousand entries reads them all', async () => {
  await sql`
    insert into audit_entries (at, account_id, action, operation, subject, subject_id, before, after)
    select now() - (100000 - n) * interval '10 minutes', ${owner.id}::integer, 'changeBook', 'update', 'authors',
      (n % 1000)::text, '{}', '{}'
    from generate_series(1, 100000) as n`.execute(app.db)
  await sql`analyze audit_entries`.execute(app.db)
  const longAgo = encodeURIComponent(new Date(Date.now() - 300 * DAY_MS).toISOString())
  for (const query of [
    '',
    'page=400',
    'sort=id',
    `account_id=${owner.id}`,
    'subject=authors&subject_id=7',
    'subject=authors',
    'subject=books',
    'operation=update',
    `until=${longAgo}`,
    `from=${longAgo}&sort=id`,
  ]) {
    const asked = listAudit.query.parse(Object.fromEntries(new URLSearchParams(query)))
    let total = 0
    const looked = await rowsLookedAt(app.db, ['audit_entries'], async (tx) => {
      total = (await findSaidEntries(tx, asked)).total
    })
    // Once to count them, up to ten thousand, and once to show them; a database may choose to find those among half of all.
    expect([query, looked >= total, looked <= 2 * total + 50_000]).toEqual([query, true, true])
    expect(total).toBeLessThanOrEqual(10_000)
    if (query.includes(longAgo)) expect(total).toBe(10_000)
  }
})

test('each entry says in words what was done, to which record and from where', async () => {
  const editor = await anAccount(app.db, { role: 'editor' })
  const book = await aBook(app.db, { title: 'பனை' })
  await actingAs(app.db, { accountId: editor.id, address: '::1', action: 'changeBook' }, (tx) =>
    tx.updateTable('books').set({ title: 'ஓலை' }).where('id', '=', book.id).execute(),
  )
  await app.db
    .insertInto('audit_entries')
    .values({
      ...{ account_id: editor.id, network: '192.168.1.4', action: 'giveSecondFactor' },
      ...{ operation: 'update' as const, subject: 'sessions', subject_id: '7' },
      before: JSON.stringify({ second_factor_at: null }),
      after: JSON.stringify({ second_factor_at: '2026-11-24T09:00:00Z' }),
    })
    .execute()
  await app.db
    .insertInto('audit_entries')
    .values({
      ...{ account_id: editor.id, network: null, action: 'approvePayoutRun' },
      ...{ operation: 'update' as const, subject: 'tax_entries', subject_id: '5' },
      before: JSON.stringify({ challan: null }),
      after: JSON.stringify({ challan: '12' }),
    })
    .execute()
  const { data = [] } = await read(`/api/staff/audit?account_id=${editor.id}&sort=id`)
  expect(data).toMatchObject([
    {
      changes: ['changed the title from “பனை” to “ஓலை”'],
      record: `book ${book.id}`,
      network: 'This machine',
    },
    {
      changes: [],
      call: 'Gives the second factor for this session, for twelve hours',
      record: 'login 7',
      network: 'Local network (192.168.1.4)',
    },
    { changes: [], call: 'Approves a payout run and pays it', record: 'tax entry 5' },
  ])
})
