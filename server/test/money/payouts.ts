import { paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { Tx } from '../../src/db/transaction.ts'
import type { BankAccount } from '../../src/features/payees/index.ts'
import { discardRun } from '../../src/features/payouts/discard-run.ts'
import { makeRun } from '../../src/features/payouts/make-run.ts'
import { type Change, payRun } from '../../src/features/payouts/pay-run.ts'
import type { Payee, PayeeLookup } from '../../src/features/payouts/payee.ts'
import { anAccount } from '../accounts.ts'
import { anAuthor } from '../builders.ts'
import { aSale, sell } from './sales.ts'

/** What the tests of this feature stand on. */

export const MONTH = '2026-10'

/** Payees in memory: who is not said to be otherwise has a bank account and a PAN. */
export function payeesInMemory(others: Map<number, Payee | null> = new Map()): PayeeLookup {
  return {
    payeesFor: async (_, ids) =>
      new Map(
        ids.flatMap((id) => {
          const payee = others.has(id) ? others.get(id) : aPayee(id)
          return payee ? [[id, payee] as const] : []
        }),
      ),
    accountsOf: async (_, ids) => new Map(ids.map((id) => [id, anAccountOf(id)])),
  }
}

export function aPayee(detailsId: number, given: Partial<Extract<Payee, { payable: true }>> = {}): Payee {
  return { payable: true, detailsId, method: 'Bank transfer', masked: '•••• 4321', hasPan: true, ...given }
}

function anAccountOf(id: number): BankAccount {
  const accountNumber = String(10_000_000_000 + id)
  return { method: 'Bank transfer', name: `Holder ${id}`, accountNumber, ifsc: 'SBIN0000300' }
}

/** An author with royalties of so many rupees, and the statement of them. */
export async function anEarner(db: Database, rupees: number): Promise<number> {
  const { id } = await anAuthor(db)
  await earn(db, id, rupees)
  await state(db, [id])
  return id
}

export async function earn(db: Database, authorId: number, rupees: number): Promise<void> {
  const royalty = paise(Math.abs(rupees) * 100)
  const back = { quantity: -1, amount: paise(-royalty), royalty: paise(-royalty) }
  await sell(db, aSale(authorId, rupees < 0 ? back : { amount: royalty, royalty, quantity: 1 }))
}

/** Many of them at once, with Rs. 600, 601 and so on. */
export async function manyEarners(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into authors (slug, name, language)
    select 'earner-' || gen_random_uuid(), 'Earner ' || n, 'en' from generate_series(1, ${count}) as n
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  const amountOf = (at: number) => paise((600 + at) * 100)
  await sell(
    db,
    ...ids.map((id, at) => aSale(id, { amount: amountOf(at), royalty: amountOf(at), quantity: 1 })),
  )
  await state(db, ids)
  return ids
}

/** Issues a statement of all that is in the ledger of these authors. */
export async function state(db: Database, authorIds: readonly number[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Its lines are another feature's: what guards that they add up is left out.
    await sql`set local session_replication_role = replica`.execute(tx)
    await insertStatements(tx, authorIds)
  })
}

async function insertStatements(db: Tx, authorIds: readonly number[]): Promise<void> {
  await sql`
    with run as (
      insert into statement_runs (period_from, period_to, last_journal_id)
      select day, day, (select coalesce(max(id), 0) from journals)
      from (select date '1900-01-01' + (select count(*) from statement_runs)::integer as day) as next
      returning id, last_journal_id
    ), balances as (
      select author_id, -sum(amount_paise) as closing
      from postings join ledger_accounts on ledger_accounts.id = account_id
      where author_id = any(${[...authorIds]}::integer[]) group by author_id
    )
    insert into statements (run_id, author_id, author_name, state, first_journal_id, last_journal_id, opening_paise, sales_paise,
      returns_paise, corrections_paise, paid_paise, withheld_paise, closing_paise, copies, lines, verified_at, issued_at)
    select run.id, balances.author_id, authors.name, 'issued', coalesce(before.last_journal_id, 0) + 1, run.last_journal_id,
      coalesce(before.closing_paise, 0), closing - coalesce(before.closing_paise, 0), 0, 0, 0, 0, closing, 0, 0, now(), now()
    from run, balances join authors on authors.id = balances.author_id left join lateral (
      select closing_paise, last_journal_id from statements where statements.author_id = balances.author_id
      order by id desc limit 1
    ) as before on true`.execute(db)
}

/** What a route gives, without who calls. */
export function changing(db: Database): Change {
  return (work) => db.transaction().execute(work)
}

/** Who makes the runs of a database and who approves them: two of the company's people. */
export async function twoClerks(db: Database): Promise<{ maker: number; approver: number }> {
  return { maker: await clerkCalled(db, 'maker'), approver: await clerkCalled(db, 'approver') }
}

async function clerkCalled(db: Database, name: string): Promise<number> {
  const email = `${name}@panai.example`
  const found = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  return found?.id ?? (await anAccount(db, { role: 'accounts', name, email })).id
}

/** The run of a month, made by one of them. */
export async function makeARun(
  db: Database,
  deps: PayeeLookup = payeesInMemory(),
  month = MONTH,
): Promise<number> {
  const { maker } = await twoClerks(db)
  return db.transaction().execute((tx) => makeRun(tx, deps, maker, month))
}

/** Approved and paid in full by the other one. */
export async function payAll(db: Database, deps: PayeeLookup, runId: number): Promise<void> {
  const { approver: by } = await twoClerks(db)
  for (let paid = false; !paid; ) paid = await payRun(changing(db), deps, { runId, by, forMs: 60_000 })
}

/** How many payouts each of the authors has that did not fail, with the balance. */
export async function standOf(db: Database, authorIds: readonly number[]) {
  const { rows } = await sql<{ author_id: number; unpaid_paise: number; made: number }>`
    select author_id, unpaid_paise, (select count(*) from payouts
      where payouts.author_id = author_totals.author_id and status <> 'failed')::integer as made
    from author_totals where author_id = any(${[...authorIds]}::integer[]) order by author_id`.execute(db)
  return rows.map(({ unpaid_paise, made }) => [unpaid_paise / 100, made])
}

/** The sums that are kept by triggers, counted again: none, all is well. */
export async function findCreditDifferences(db: Database) {
  const { rows } = await sql`
    select author_id, kept.credited_paise, counted.credited_paise as counted
    from author_credits as kept full join (
      select author_id, financial_year(journals.created_at) as year, -sum(amount_paise)::bigint as credited_paise
      from postings join ledger_accounts on ledger_accounts.id = account_id join journals on journals.id = journal_id
        left join journals as first on first.id = journals.reverses
      where author_id is not null and coalesce(first.kind, journals.kind) <> 'payout'
      group by author_id, year
    ) as counted using (author_id, year)
    where coalesce(kept.credited_paise, 0) <> coalesce(counted.credited_paise, 0)`.execute(db)
  return rows
}

/** Its items, by author. */
export function itemsOf(db: Database, runId: number) {
  return db.selectFrom('payout_items').selectAll().where('run_id', '=', runId).orderBy('author_id').execute()
}

export async function discardARun(db: Database, runId: number): Promise<void> {
  await db.transaction().execute((tx) => discardRun(tx, runId))
}
