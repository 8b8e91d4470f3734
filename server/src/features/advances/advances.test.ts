import { manualJournalMessages } from '@panai/contract/accounting/staff/manual-journal-rules'
import {
  approveManualJournal,
  createManualJournal,
  getManualJournal,
  reverseManualJournal,
} from '@panai/contract/accounting/staff/manual-journals'
import { paise } from '@panai/contract/money/money'
import { listAdvances } from '@panai/contract/royalties/royalties'
import { type StatementSummary, statementSummary } from '@panai/contract/statements/statements'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { anApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import { makeARun, payAll, payeesInMemory } from '../../../test/money/payouts.ts'
import { aSale, sell } from '../../../test/money/sales.ts'
import { aRun, issueAll, monthAfter } from '../../../test/money/statements.ts'
import { aClerk, type StaffMember } from '../../../test/staff-member.ts'
import type { Tx } from '../../db/transaction.ts'
import {
  decideRecoupment,
  findLedgerDifferences,
  lockAuthors,
  postOne,
  reverseSales,
} from '../royalties/index.ts'
import { findStatementDifferences } from '../statements/check-statements.ts'
import { recoupAdvances } from './recoup-advances.ts'

async function aDesk() {
  const app = await anApplication()
  const clerks = [await aClerk(app), await aClerk(app, 'Ravi')] as const
  const account = await anAccount(app.db)
  const authorId = account.author_id ?? 0
  const book = await aBook(app.db, { author_id: authorId, title: 'பனை ஓலை' })
  const other = await aBook(app.db, { author_id: authorId, title: 'Another book' })
  const headers = await signInAs(app.db, account)
  let months = 0
  return {
    ...{ app, clerks, authorId, book, other },
    own: (address: string) => app.get(address, headers),
    /** Royalty of so many rupees by one copy of a book. */
    earn: (rupees: number, bookId = book.id) => {
      const royalty = paise(rupees * 100)
      return sell(app.db, aSale(authorId, { bookId, quantity: 1, amount: royalty, royalty }))
    },
    advance: (amount: number, bookId: number | null = null) =>
      anAdvance(clerks, { authorId, bookId, amount }),
    async state() {
      await issueAll(app.db, await aRun(app.db, monthAfter(months++)))
      const answer = (await app.get('/api/author/statements', headers)).json() as { data: StatementSummary[] } // parsed below
      return statementSummary.parse(answer.data[0])
    },
  }
}

async function anAdvance(
  [one, other]: readonly [StaffMember, StaffMember],
  { authorId, bookId, amount }: { authorId: number; bookId: number | null; amount: number },
): Promise<number> {
  const given = { kind: 'advance', author_id: authorId, book_id: bookId, amount, occurred_on: '2026-10-01' }
  const { id } = (await one.calls(createManualJournal, { ...given, reason: 'கையெழுத்திட்டதும் முன்பணம்' })).data
  await other.calls(approveManualJournal, { id })
  return id
}

async function payEverybody({ db }: TestApplication, month: string) {
  await payAll(db, payeesInMemory(), await makeARun(db, payeesInMemory(), month))
  const { rows } = await sql<{ paid: number; withheld: number }>`
    select amount_paise / 100 as paid, withheld_paise / 100 as withheld from payouts order by id`.execute(db)
  return rows
}

async function recoupNow(tx: Tx, authorId: number) {
  await lockAuthors(tx, [authorId])
  await recoupAdvances(tx, [authorId])
}

async function expectBooksRight({ db }: TestApplication) {
  expect(await findLedgerDifferences(db)).toEqual([])
  expect(await findStatementDifferences(db)).toEqual([])
}

test('an advance is paid with the next run, before any statement; royalties recoup it, and what is over is paid', async () => {
  const { app, authorId, own, earn, advance, state, clerks } = await aDesk()
  const id = await advance(1_000)
  expect(await payEverybody(app, '2026-06')).toEqual([{ paid: 1_000, withheld: 0 }])

  await earn(700)
  expect(await state()).toMatchObject({
    ...{
      opening: 0,
      sales: 700,
      advances: 1_000,
      recouped: 700,
      paid: 1_000,
      closing: 0,
      advances_left: 300,
    },
  })
  expect(await payEverybody(app, '2026-07')).toHaveLength(1)
  const { data } = listAdvances.output.parse((await own(`/api/author/${authorId}/advances`)).json())
  expect(data.advances).toEqual([
    {
      ...{ id, date: '2026-10-01', book_id: null, book_title: null, reason: 'கையெழுத்திட்டதும் முன்பணம்' },
      ...{ amount: 1_000, recouped: 700, left: 300 },
    },
  ])
  expect((await clerks[0].calls(getManualJournal, { id })).data.recouped).toBe(700)

  await earn(1_000)
  const second = await state()
  expect(second).toMatchObject({ sales: 1_000, advances: 0, recouped: 300, closing: 700, advances_left: 0 })
  const lines = (await own(`/api/author/statements/${second.id}/lines`)).json() as { data: object[] } // looked at below
  expect(lines.data).toMatchObject([{ kind: 'sale' }, { kind: 'recoupment', balance: -300 }])
  for (const language of ['en', 'ta'])
    expect((await own(`/api/author/statements/${second.id}/pdf/${language}`)).status).toBe(200)
  expect((await payEverybody(app, '2026-08')).at(-1)).toEqual({ paid: 700, withheld: 0 })
  await expectBooksRight(app)
})

test('an advance for one book is recouped by that book alone, and by nothing that was earned before', async () => {
  const { earn, advance, state, book, other, app } = await aDesk()
  await earn(400)
  await advance(500, book.id)
  await earn(150)
  await earn(90, other.id)
  expect(await state()).toMatchObject({
    ...{ sales: 640, advances: 500, recouped: 150, closing: 990, advances_left: 350 },
  })
  await expectBooksRight(app)
})

test('what is taken back after it was recouped comes back, and an advance that is reversed gives back all', async () => {
  const { app, authorId, earn, advance, state, clerks } = await aDesk()
  const id = await advance(1_000)
  await earn(600)
  expect(await state()).toMatchObject({ recouped: 600, closing: 1_000, advances_left: 400 })
  const { journal_id } = await app.db
    .selectFrom('sales')
    .select('journal_id')
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  await app.db
    .transaction()
    .execute((tx) => reverseSales(tx, journal_id, { occurredOn: '2026-10-02', reason: 'A slip' }))
  expect(await state()).toMatchObject({
    ...{ opening: 1_000, corrections: -600, recouped: -600, closing: 1_000, advances_left: 1_000 },
  })
  await earn(250)
  const [one, other] = clerks
  const reversal = (await one.calls(reverseManualJournal, { id, reason: 'Never signed after all' })).data
  await other.calls(approveManualJournal, { id: reversal.id })
  expect(await state()).toMatchObject({ advances: -1_000, recouped: 0, closing: 250, advances_left: 0 })
  await expectBooksRight(app)
})

test('an advance that is reversed when it was paid and half recouped leaves the author owing what was not earned', async () => {
  const { app, earn, advance, state, clerks, book } = await aDesk()
  const id = await advance(1_000, book.id)
  const next = await advance(50)
  await payEverybody(app, '2026-06')
  await earn(600)
  expect(await state()).toMatchObject({ recouped: 600, closing: 0, advances_left: 450 })
  const [one, other] = clerks
  const reversal = (await one.calls(reverseManualJournal, { id, reason: 'The contract was dissolved' })).data
  await other.calls(approveManualJournal, { id: reversal.id })
  // 600 come back, of which 50 go to the advance that is left; 1,050 were paid and 600 earned.
  expect(await state()).toMatchObject({ advances: -1_000, recouped: -550, closing: -450, advances_left: 0 })
  expect((await one.calls(getManualJournal, { id })).data.recouped).toBe(0)
  expect((await one.calls(getManualJournal, { id: next })).data.recouped).toBe(50)
  await earn(500)
  expect(await state()).toMatchObject({ recouped: 0, closing: 50 })
  await expectBooksRight(app)
})

test('pressed by several at once, an advance is posted once and a royalty recoups it once', async () => {
  const { app, authorId, earn, state, clerks, advance } = await aDesk()
  const [one, other] = clerks
  const given = {
    kind: 'advance',
    author_id: authorId,
    amount: 900,
    occurred_on: '2026-10-01',
    reason: 'In advance',
  }
  await advance(100)
  await earn(150)
  const { id } = (await one.calls(createManualJournal, given)).data
  await Promise.all([
    ...Array.from({ length: 4 }, () => other.tries(approveManualJournal, { id })),
    ...Array.from({ length: 4 }, () => earn(80)),
    ...Array.from({ length: 3 }, () => app.db.transaction().execute((tx) => recoupNow(tx, authorId))),
  ])
  const made = await state()
  expect(made).toMatchObject({ sales: 470, advances: 1_000, closing: 1_470 - made.recouped })
  expect(made.advances_left).toBe(1_000 - made.recouped)
  // What was sold before the second advance was posted recouped the first alone.
  expect(made.recouped).toBeGreaterThanOrEqual(100)
  expect(made.recouped).toBeLessThanOrEqual(100 + 320)
  await expectBooksRight(app)
})

test('tax is withheld as the advance is paid, and royalty that recoups it is not taxed again', async () => {
  const { app, authorId, earn, advance, state } = await aDesk()
  await advance(60_000)
  expect(await payEverybody(app, '2026-06')).toEqual([{ paid: 54_000, withheld: 6_000 }])
  await earn(60_000)
  await state()
  const credited = await app.db
    .selectFrom('author_credits')
    .select('credited_paise')
    .where('author_id', '=', authorId)
    .execute()
  expect(credited).toEqual([{ credited_paise: 60_000_00 }])
  await earn(1_000)
  await state()
  expect((await payEverybody(app, '2026-07')).at(-1)).toEqual({ paid: 900, withheld: 100 })
  await expectBooksRight(app)
})

test('an advance of older books, with an opening balance against the author, is only recouped', async () => {
  const { app, authorId, clerks, earn, advance, state } = await aDesk()
  await advance(800)
  const [one, other] = clerks
  const opening = { kind: 'opening', author_id: authorId, amount: -800, occurred_on: '2026-10-01' }
  const { id } = (await one.calls(createManualJournal, { ...opening, reason: 'Paid in 2024' })).data
  await other.calls(approveManualJournal, { id })
  expect(await payEverybody(app, '2026-06')).toEqual([])
  await earn(1_000)
  expect(await state()).toMatchObject({ closing: 200, recouped: 800, advances_left: 0 })
  await expectBooksRight(app)
})

test('an advance against an author is refused, and the database lets no recoupment pass the advance', async () => {
  const { app, authorId, clerks, advance, earn, state } = await aDesk()
  const given = {
    kind: 'advance',
    author_id: authorId,
    amount: -5,
    occurred_on: '2026-10-01',
    reason: 'A slip',
  }
  const ofOthers = await aBook(app.db)
  const foreign = await clerks[0].tries(createManualJournal, { ...given, amount: 5, book_id: ofOthers.id })
  expect([foreign.status, foreign.json()]).toMatchObject([
    422,
    { errors: { book_id: [manualJournalMessages.bookOfOthers] } },
  ])
  const refused = await clerks[0].tries(createManualJournal, given)
  expect([refused.status, refused.json()]).toMatchObject([
    422,
    { errors: { amount: [manualJournalMessages.advance] } },
  ])
  const id = await advance(100)
  await earn(100)
  await state()
  const more = sql`
    insert into recoupments (journal_id, advance_id, amount_paise)
    select max(id), ${id}, 1 from journals where kind = 'sale'`
  await expect(more.execute(app.db)).rejects.toMatchObject({ code: '23514' })
  const beyond = app.db.transaction().execute(async (tx) => {
    const posted = {
      authorId,
      amount: paise(1),
      occurredOn: '2026-10-02',
      reason: 'Too much',
      reference: 'too much',
    }
    const journal_id = await postOne(tx, decideRecoupment(posted))
    await tx.insertInto('recoupments').values({ journal_id, advance_id: id, amount_paise: 1 }).execute()
  })
  await expect(beyond).rejects.toMatchObject({
    code: '23514',
    message: expect.stringContaining('is recouped'),
  })
  for (const change of [sql`update recoupments set amount_paise = 1`, sql`delete from recoupments`])
    await expect(change.execute(app.db)).rejects.toMatchObject({ code: '23001' })
})

test('the nightly check names a recoupment that the ledger has otherwise', async () => {
  const { app, authorId, advance, earn, state } = await aDesk()
  await advance(100)
  await earn(60)
  await state()
  await app.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update recoupments set amount_paise = 5000`.execute(tx)
  })
  const found = await findLedgerDifferences(app.db)
  expect(found.map(({ author_id, kept, counted }) => [author_id, kept, counted])).toEqual([
    [authorId, 5_000, 6_000],
    [null, 5_000, 4_000],
  ])
})
