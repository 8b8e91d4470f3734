import { manualJournalMessages } from '@panai/contract/accounting/staff/manual-journal-rules'
import {
  approveManualJournal,
  createManualJournal,
  getManualJournal,
  listManualJournals,
  reverseManualJournal,
  turnDownManualJournal,
} from '@panai/contract/accounting/staff/manual-journals'
import { listWaiting } from '@panai/contract/console/staff/waiting'
import { fourEyesTexts } from '@panai/contract/payouts/staff/four-eyes-rule'
import { listAccountEntries } from '@panai/contract/royalties/royalties'
import { type StatementSummary, statementSummary } from '@panai/contract/statements/statements'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount, signInAs, signInWithFactor } from '../../../test/accounts.ts'
import { anApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import { aSale, sell } from '../../../test/money/sales.ts'
import { aRun, issueAll, monthAfter } from '../../../test/money/statements.ts'
import { aClerk, aStaffMember } from '../../../test/staff-member.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { findStatementDifferences } from '../statements/check-statements.ts'

/** Two clerks, and an author with a book and one sale: Rs. 179.40. */
async function aDesk() {
  const app = await anApplication()
  const [meena, ravi] = [await aClerk(app), await aClerk(app, 'Ravi')]
  const account = await anAccount(app.db)
  const authorId = account.author_id ?? 0
  const book = await aBook(app.db, { author_id: authorId, title: 'பனை ஓலை' })
  await sell(app.db, aSale(authorId, { bookId: book.id }))
  const headers = await signInAs(app.db, account)
  const own = (address: string) => app.get(address, headers)
  const given = {
    ...{ kind: 'adjustment', author_id: authorId, amount: 500, occurred_on: '2026-10-01' },
    reason: 'கண்காட்சியில் விற்ற 5 பிரதிகள்',
  }
  return { app, meena, ravi, authorId, book, own, given }
}

async function unpaidOf({ db }: TestApplication, authorId: number): Promise<number> {
  const { unpaid_paise } = await db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  return unpaid_paise
}

test('what one person enters another approves: then it is in the ledger, with the author and in the statement', async () => {
  const { app, meena, ravi, authorId, book, own, given } = await aDesk()
  const note = 'Asked for by telephone'
  const entered = (await meena.calls(createManualJournal, { ...given, book_id: book.id, note })).data
  expect(entered).toMatchObject({
    ...{ state: 'waiting', amount: 500, book_title: 'பனை ஓலை', entered_by: 'Meena', note },
    approval: { mode: 'two_people', refused: 'entered_journal', others: ['Ravi'] },
  })
  const { id } = entered
  expect(await unpaidOf(app, authorId)).toBe(17_940)
  const waiting = (await ravi.calls(listWaiting)).data
  expect(waiting.find(({ kind }) => kind === 'manual_journals')?.count).toBe(1)
  const refused = await meena.tries(approveManualJournal, { id })
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { message: fourEyesTexts.refusals.entered_journal },
  ])
  const approved = (await ravi.calls(approveManualJournal, { id })).data
  expect(approved).toMatchObject({
    ...{ state: 'posted', decided_by: 'Ravi', approved_under: 'two_people', approval: null },
  })
  await ravi.calls(approveManualJournal, { id })
  expect(await unpaidOf(app, authorId)).toBe(67_940)
  const { rows } = await sql<{ line: string }>`
    select journals.kind || ' ' || replace(name, ${`author:${authorId}`}, 'author') || ' ' || amount_paise as line
    from postings join journals on journals.id = journal_id join ledger_accounts on ledger_accounts.id = account_id
    where journals.kind = 'adjustment' order by name`.execute(app.db)
  expect(rows.map(({ line }) => line)).toEqual(['adjustment author -50000', 'adjustment company 50000'])

  const entries = listAccountEntries.output.parse(
    (await own(`/api/author/${authorId}/account-entries`)).json(),
  )
  expect(entries.data.entries).toEqual([
    {
      ...{ id, date: '2026-10-01', kind: 'adjustment', book_id: book.id, book_title: 'பனை ஓலை', amount: 500 },
      ...{ reason: given.reason, takes_back: false },
    },
  ])
  await issueAll(app.db, await aRun(app.db))
  const [statement] = await statementsOf(own)
  expect(statement).toMatchObject({
    opening: 0,
    sales: 179.4,
    corrections: 0,
    adjustments: 500,
    closing: 679.4,
  })
  const lines = (await own(`/api/author/statements/${statement?.id}/lines`)).json() as { data: object[] } // looked at below
  expect(lines.data).toMatchObject([
    { kind: 'sale' },
    {
      kind: 'adjustment',
      on: '2026-10-01',
      title: 'பனை ஓலை',
      note: given.reason,
      balance: 500,
      opens: false,
    },
  ])
  expect((await own(`/api/author/statements/${statement?.id}/pdf/ta`)).status).toBe(200)
  expect(await findLedgerDifferences(app.db)).toEqual([])
  expect(await findStatementDifferences(app.db)).toEqual([])
})

async function statementsOf(own: (address: string) => ReturnType<TestApplication['get']>) {
  const answer = (await own('/api/author/statements')).json() as { data: StatementSummary[] } // parsed on the next line
  return answer.data.map((one) => statementSummary.parse(one))
}

test('what was owed in earlier books is a balance of its own kind, and no cost of these', async () => {
  const { app, meena, ravi, authorId, given } = await aDesk()
  const opening = { ...given, kind: 'opening', amount: 1_250.75, reason: 'Balance on 31 March 2026' }
  const { id } = (await meena.calls(createManualJournal, opening)).data
  await ravi.calls(approveManualJournal, { id })
  const { rows } = await sql<{ name: string; amount: number }>`
    select name, sum(amount_paise)::bigint as amount from postings join ledger_accounts on ledger_accounts.id = account_id
    where name in ('company', 'opening_balances') group by name order by name`.execute(app.db)
  expect(rows).toEqual([
    { name: 'company', amount: -41_860 },
    { name: 'opening_balances', amount: 125_075 },
  ])
  expect(await unpaidOf(app, authorId)).toBe(17_940 + 125_075)
})

test('against an author, and back: a posted journal is reversed by another with its own two people, once', async () => {
  const { app, meena, ravi, authorId, own, given } = await aDesk()
  const { id } = (await meena.calls(createManualJournal, { ...given, amount: -200.5 })).data
  expect((await ravi.tries(reverseManualJournal, { id, reason: 'Too early' })).status).toBe(409)
  await ravi.calls(approveManualJournal, { id })
  expect(await unpaidOf(app, authorId)).toBe(17_940 - 20_050)
  const reason = 'இது தவறுதலாகப் பதிந்தது'
  const reversal = (await ravi.calls(reverseManualJournal, { id, reason })).data
  expect(reversal).toMatchObject({ reverses: id, amount: 200.5, state: 'waiting', entered_by: 'Ravi' })
  expect((await ravi.tries(approveManualJournal, { id: reversal.id })).status).toBe(409)
  const twice = await meena.tries(reverseManualJournal, { id, reason })
  expect([twice.status, twice.json()]).toMatchObject([409, { message: manualJournalMessages.reversed }])
  await meena.calls(approveManualJournal, { id: reversal.id })
  expect(await unpaidOf(app, authorId)).toBe(17_940)
  expect((await meena.calls(getManualJournal, { id })).data.reversed_by).toBe(reversal.id)
  expect((await meena.tries(reverseManualJournal, { id: reversal.id, reason })).status).toBe(409)
  const entries = listAccountEntries.output.parse(
    (await own(`/api/author/${authorId}/account-entries`)).json(),
  )
  expect(entries.data.entries.map(({ amount, takes_back }) => [amount, takes_back])).toEqual([
    [200.5, true],
    [-200.5, false],
  ])
  await aRun(app.db, monthAfter(1))
  expect(await findStatementDifferences(app.db)).toEqual([])
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('who turns it down posts nothing, and the reversal of one may then be entered again', async () => {
  const { app, meena, ravi, authorId, own, given } = await aDesk()
  const { id } = (await meena.calls(createManualJournal, given)).data
  expect((await meena.calls(turnDownManualJournal, { id })).data).toMatchObject({
    ...{ state: 'turned_down', decided_by: 'Meena', approved_under: null },
  })
  const late = await ravi.tries(approveManualJournal, { id })
  expect([late.status, late.json()]).toMatchObject([409, { message: manualJournalMessages.decided }])
  expect(await unpaidOf(app, authorId)).toBe(17_940)
  expect((await own(`/api/author/${authorId}/account-entries`)).json()).toMatchObject({
    data: { entries: [] },
  })
  const posted = (await meena.calls(createManualJournal, given)).data
  await ravi.calls(approveManualJournal, { id: posted.id })
  expect((await ravi.tries(turnDownManualJournal, { id: posted.id })).status).toBe(409)
  const first = (await meena.calls(reverseManualJournal, { id: posted.id, reason: given.reason })).data
  await ravi.calls(turnDownManualJournal, { id: first.id })
  const second = (await meena.calls(reverseManualJournal, { id: posted.id, reason: given.reason })).data
  expect(second.reverses).toBe(posted.id)
  const list = (await meena.calls(listManualJournals, { state: 'waiting', author_id: authorId })).data
  expect(list.map((one) => one.id)).toEqual([second.id])
})

test('a wrong entry is refused with all that is wrong, and the same key is the same journal', async () => {
  const { app, meena, given } = await aDesk()
  const wrong = await meena.tries(createManualJournal, {
    ...given,
    amount: 0,
    reason: 'no',
    occurred_on: 'then',
  })
  expect([wrong.status, wrong.json()]).toMatchObject([
    422,
    {
      errors: {
        amount: [manualJournalMessages.amount],
        reason: [expect.any(String)],
        occurred_on: [manualJournalMessages.day],
      },
    },
  ])
  const unknown = { ...given, author_id: 2_000_000, book_id: 2_000_000, occurred_on: '2126-01-01' }
  const refused = await meena.tries(createManualJournal, unknown)
  expect([refused.status, refused.json()]).toMatchObject([
    422,
    {
      errors: {
        author_id: [manualJournalMessages.author],
        book_id: [manualJournalMessages.book],
        occurred_on: [manualJournalMessages.dayToCome],
      },
    },
  ])
  const headers = {
    ...meena.headers,
    'idempotency-key': 'one-and-the-same',
    'content-type': 'application/json',
  }
  const post = () =>
    fetch(`${app.origin}/api/staff/manual-journals`, { method: 'POST', headers, body: JSON.stringify(given) })
  const answers = await Promise.all([post(), post(), post()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await meena.calls(listManualJournals)).data).toHaveLength(1)
})

test('the database itself refuses one person, another amount, a change and a deletion', async () => {
  const { app, meena, ravi, given } = await aDesk()
  const { id } = (await meena.calls(createManualJournal, given)).data
  const settle = (by: number) =>
    sql`update manual_journals set state = 'posted', decided_by = ${by}, decided_at = now(),
      journal_id = (select max(id) from journals) where id = ${id}`.execute(app.db)
  await expect(settle(meena.account.id)).rejects.toMatchObject({ code: '23001', constraint: 'four_eyes' })
  await expect(settle(ravi.account.id)).rejects.toMatchObject({ code: '23514' })
  await ravi.calls(approveManualJournal, { id })
  for (const change of [
    sql`update manual_journals set amount_paise = 1 where id = ${id}`,
    sql`update manual_journals set reason = 'Another reason' where id = ${id}`,
    sql`update manual_journals set state = 'turned_down' where id = ${id}`,
    sql`delete from manual_journals where id = ${id}`,
    sql`truncate manual_journals cascade`,
  ])
    await expect(change.execute(app.db)).rejects.toMatchObject({ code: '23001' })
  const other = sql`
    insert into manual_journals (kind, author_id, amount_paise, occurred_on, reason, reverses, entered_by)
    select kind, author_id, -amount_paise + 1, occurred_on, reason, id, entered_by from manual_journals where id = ${id}`
  await expect(other.execute(app.db)).rejects.toMatchObject({ code: '23514' })
  const { rows } = await sql<{ action: string; account_id: number }>`
    select action, account_id from audit_entries where subject = 'manual_journals' order by id`.execute(
    app.db,
  )
  expect(rows).toEqual([
    { action: 'createManualJournal', account_id: meena.account.id },
    { action: 'approveManualJournal', account_id: ravi.account.id },
  ])
})

test('the nightly check names an entry that the ledger has otherwise, and a journal that nobody approved', async () => {
  const { app, meena, ravi, authorId, given } = await aDesk()
  const { id } = (await meena.calls(createManualJournal, given)).data
  await ravi.calls(approveManualJournal, { id })
  await app.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update manual_journals set amount_paise = 60000 where id = ${id}`.execute(tx)
    await sql`insert into journals (kind, occurred_on, reason, reference) values ('opening', '2026-10-01', 'By hand', 'by hand')`.execute(
      tx,
    )
  })
  const found = await findLedgerDifferences(app.db)
  expect(found.map(({ what, author_id, kept, counted }) => [what, author_id, kept, counted])).toEqual([
    [`manual journal ${id}`, authorId, 60_000, 50_000],
    [expect.stringMatching(/^journal \d+ that nobody approved$/), null, 0, 1],
  ])
})

test('who is alone may approve what they entered, and that is written down with it', async () => {
  const app = await anApplication()
  const meena = await aStaffMember(app, 'admin', 'Meena', signInWithFactor)
  const { author_id } = await aBook(app.db)
  const given = {
    kind: 'adjustment',
    author_id,
    amount: 10,
    occurred_on: '2026-10-01',
    reason: 'A round figure',
  }
  const { id } = (await meena.calls(createManualJournal, given)).data
  expect((await meena.calls(approveManualJournal, { id })).data.approved_under).toBe('alone')
  expect(await unpaidOf(app, author_id)).toBe(1_000)
})
