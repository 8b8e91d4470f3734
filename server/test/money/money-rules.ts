import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import { findLedgerDifferences } from '../../src/features/royalties/index.ts'
import { findStatementDifferences } from '../../src/features/statements/check-statements.ts'
import { expectEarned } from './expect-earned.ts'
import type { World } from './money-world.ts'
import { findCreditDifferences } from './payouts.ts'

type Account = {
  author_id: number
  /** The sum of all entries. */
  owed: number
  /** As it is kept with the author. */
  total: number
  /** Sales that were not taken back and what was entered by hand, less payouts that did not fail. */
  counted: number
  /** What may be paid: the last issued statement less what was paid since, never more than is owed. */
  payable: number
}

/** How money stood at one moment. */
export type Stand = {
  accounts: ReadonlyMap<number, Account>
  last: { journal: number; sale: number; payout: number }
  /** Statements that were issued, with their lines. */
  issued: ReadonlyMap<number, string>
}

export async function standOf(world: World): Promise<Stand> {
  const [accounts, issued, last] = await Promise.all([
    accountsOf(world),
    issuedOf(world),
    sql<Stand['last']>`
      select (select coalesce(max(id), 0) from journals) as journal, (select coalesce(max(id), 0) from sales) as sale,
        (select coalesce(max(id), 0) from payouts) as payout`.execute(world.db),
  ])
  const [newest] = last.rows
  if (!newest) throw new Error('the newest entries were not found')
  return { accounts, issued, last: newest }
}

async function accountsOf({ db }: World): Promise<Stand['accounts']> {
  const { rows } = await sql<Account>`
    with entries as (
      select author_id, journals.id as journal, -amount_paise as amount, coalesce(first.kind, journals.kind) = 'payout' as is_payout
      from postings join ledger_accounts on ledger_accounts.id = account_id join journals on journals.id = journal_id
        left join journals as first on first.id = journals.reverses
      where author_id is not null),
    stated as (
      select distinct on (author_id) author_id, closing_paise, last_journal_id
      from statements where state in ('issued', 'locked') order by author_id, id desc)
    select authors.id as author_id, coalesce(unpaid_paise, 0) as total,
      coalesce((select sum(amount) from entries where author_id = authors.id), 0)::bigint as owed,
      (select coalesce(sum(royalty_paise), 0) from sales where author_id = authors.id and reversed_by is null)::bigint
        + (select coalesce(sum(amount_paise), 0) from manual_journals where author_id = authors.id and state = 'posted')::bigint
        - (select coalesce(sum(recoupments.amount_paise), 0) from recoupments join manual_journals as advance on advance.id = advance_id
            where advance.author_id = authors.id)::bigint
        - (select coalesce(sum(amount_paise + withheld_paise), 0) from payouts
            where author_id = authors.id and status <> 'failed')::bigint as counted,
      greatest(0, least(
        coalesce((select sum(amount) from entries where author_id = authors.id), 0),
        coalesce(closing_paise, 0) + coalesce((select sum(amount) from entries
          where author_id = authors.id and is_payout and journal > coalesce(last_journal_id, 0)), 0)
          + coalesce((select sum(amount_paise) from manual_journals where author_id = authors.id and kind = 'advance'
            and journal_id > coalesce(last_journal_id, 0)), 0)))::bigint as payable
    from authors left join author_totals on author_totals.author_id = authors.id left join stated on stated.author_id = authors.id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.author_id, row]))
}

async function issuedOf({ db }: World): Promise<Stand['issued']> {
  const { rows } = await sql<{ id: number; text: string }>`
    select id, concat(to_jsonb(statements) - array['state', 'locked_at'], (select jsonb_agg(to_jsonb(line) order by position)
      from statement_lines as line where statement_id = statements.id)) as text
    from statements where state in ('issued', 'locked')`.execute(db)
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** What money has to be after any step. @returns how it stands. */
export async function expectRulesKept(world: World, before: Stand): Promise<Stand> {
  const after = await standOf(world)
  for (const { owed, total, counted } of after.accounts.values())
    expect([total, counted]).toEqual([owed, owed])
  expect(await whatIsSomewhere(world)).toEqual([])
  for (const [id, text] of before.issued) expect(after.issued.get(id)).toBe(text)
  await expectPaidByRules(world, before, after)
  await expectNobodyBelow(world, before, after)
  await expectEarned(world, before.last.sale)
  return after
}

/** What is kept of sums and what is counted is the same: what went wrong in a step still is after later ones. */
export async function expectRecounted({ db }: World): Promise<void> {
  expect(await findLedgerDifferences(db)).toEqual([])
  expect(await findStatementDifferences(db)).toEqual([])
  expect(await findCreditDifferences(db)).toEqual([])
}

/** @returns what there must be none of, and is there all the same, with where it is. */
async function whatIsSomewhere({ db }: World): Promise<{ rule: string; rows: unknown[] }[]> {
  // All in one: each that is asked for alone costs as much again to be sent as to be answered.
  const asked = Object.entries(nowhere).map(
    ([rule, wrong]) => sql`select ${sql.lit(rule)} as rule where exists (${wrong})`,
  )
  const { rows: broken } = await sql<{ rule: string }>`${sql.join(asked, sql` union all `)}`.execute(db)
  return Promise.all(
    broken.map(async ({ rule }) => ({ rule, rows: (await nowhere[rule]?.execute(db))?.rows ?? [] })),
  )
}

/** All that was payable, and no paisa more. */
async function expectPaidByRules({ db }: World, { last, accounts }: Stand, after: Stand): Promise<void> {
  const made = await db
    .selectFrom('payouts')
    .select(['author_id', 'amount_paise', 'withheld_paise'])
    .where('id', '>', last.payout)
    .execute()
  for (const { author_id, amount_paise, withheld_paise } of made) {
    const [one, other] = [accounts.get(author_id), after.accounts.get(author_id)]
    expect(amount_paise + withheld_paise).toBe(one?.payable)
    expect(other?.owed).toBeGreaterThanOrEqual(0)
  }
}

/** Only what was taken back, or entered against somebody, leads below zero, and no further than that. */
async function expectNobodyBelow({ db }: World, { last, accounts }: Stand, after: Stand): Promise<void> {
  const { rows } = await sql<{ author_id: number; back: number }>`
    select author_id, sum(abs(amount))::bigint as back from (
      select author_id, royalty_paise as amount from sales
      where (journal_id > ${last.journal} and royalty_paise < 0) or (reversed_by > ${last.journal} and royalty_paise > 0)
      union all
      select author_id, amount_paise from manual_journals where journal_id > ${last.journal} and amount_paise < 0
      union all
      select author_id, recoupments.amount_paise from recoupments join manual_journals on manual_journals.id = advance_id
      where recoupments.journal_id > ${last.journal} and recoupments.amount_paise > 0
    ) as taken group by author_id`.execute(db)
  const back = new Map(rows.map((row) => [row.author_id, row.back]))
  for (const [author, { owed }] of after.accounts) {
    const least = Math.min(0, accounts.get(author)?.owed ?? 0) - (back.get(author) ?? 0)
    expect(owed).toBeGreaterThanOrEqual(least)
  }
}

/** What there must be none of where something is advanced. */
export const advanceRules = {
  'an advance of which more is recouped than there is, or less than nothing': sql`
    select id from manual_journals as advance where kind = 'advance' and reverses is null and (
      select coalesce(sum(recoupments.amount_paise), 0) from recoupments where advance_id = advance.id
    ) not between 0 and case when exists (select from manual_journals where reverses = advance.id and state = 'posted')
      then 0 else amount_paise end`,
  'royalty that was stated while an advance had a claim on it': sql`
    with stated as (select distinct on (author_id) author_id, last_journal_id from statements order by author_id, id desc),
    standing as (
      select advance.*, last_journal_id, exists (select from manual_journals as opposite
          where opposite.reverses = advance.id and opposite.state = 'posted') as is_reversed
      from manual_journals as advance join stated using (author_id)
      where kind = 'advance' and state = 'posted' and reverses is null and journal_id <= last_journal_id)
    select this.id from standing as this where not is_reversed
      and amount_paise > (select coalesce(sum(recoupments.amount_paise), 0) from recoupments
        where advance_id = this.id and recoupments.journal_id <= last_journal_id)
      and (select coalesce(sum(royalty_paise) filter (where sales.journal_id between this.journal_id and last_journal_id), 0)
          - coalesce(sum(royalty_paise) filter (where reversed_by between this.journal_id and last_journal_id), 0) from sales
        where sales.author_id = this.author_id and (this.book_id is null or sales.book_id = this.book_id))
      > (select coalesce(sum(greatest(0, (select sum(recoupments.amount_paise) from recoupments where advance_id = earlier.id
            and recoupments.journal_id between this.journal_id and this.last_journal_id))), 0)
        from standing as earlier where earlier.author_id = this.author_id
          and (this.book_id is null or earlier.book_id = this.book_id)
          and ((earlier.book_id is null)::integer, earlier.id) <= ((this.book_id is null)::integer, this.id))`,
  'a statement that recoups more than was earned in it since the advances': sql`
    select id from statements where recouped_paise > (
      select coalesce(sum(greatest(0, most)), 0) from (
        select book_id, max(earned) as most from (
          select advance.id, event.book_id, sum(event.amount) as earned from manual_journals as advance
            join (
              select author_id, book_id, journal_id as journal, royalty_paise as amount from sales
              union all
              select author_id, book_id, reversed_by, -royalty_paise from sales where reversed_by is not null
            ) as event on event.author_id = advance.author_id and event.journal > advance.journal_id
          where advance.author_id = statements.author_id and advance.kind = 'advance' and advance.reverses is null
            and (advance.book_id is null or advance.book_id = event.book_id)
            and event.journal between first_journal_id and last_journal_id
          group by advance.id, event.book_id) as since
        group by book_id) as by_book)`,
}

/** What there must be none of. */
const nowhere: Record<string, RawBuilder<unknown>> = {
  'a journal that is not at zero': sql`
    select journal_id from postings group by journal_id having sum(amount_paise) <> 0`,
  'a row that is posted without a sale, or has one without being posted': sql`
    select id, state from sale_lines where (state = 'posted')
      <> exists (select from sales where line_id = sale_lines.id and reversed_by is null)`,
  'a row that is posted twice': sql`
    select line_hash from sales where reversed_by is null and line_hash is not null
    group by line_hash having count(distinct line_id) > 1`,
  // A return that waits in two files to be posted is one: the second that is posted leaves it out.
  'a sale of which more has come back than was sold': sql`
    select sale.id from sale_lines as sale join (
      select sale_id, max(copies) as copies from returned_copies join sale_lines as back on back.id = return_id
      where back.state in ('new', 'posted') group by sale_id, back.hash) as back on sale_id = sale.id
    group by sale.id having sum(copies) > sale.units`,
  'a return that takes back what was never posted': sql`
    select back.id from returned_copies join sale_lines as back on back.id = return_id join sale_lines as sale on sale.id = sale_id
    where back.state = 'posted' and sale.state not in ('posted', 'undone') and not exists (select from sales where line_id = sale.id)`,
  'a return of which not all copies are taken back': sql`
    select return_id from returned_copies join sale_lines as back on back.id = return_id
    where back.state in ('new', 'posted') group by return_id, back.units having sum(copies) <> -back.units`,
  'an estimate that pays': sql`
    select sales.id from sales join sale_lines on sale_lines.id = line_id where is_estimate`,
  'a file of which rows have vanished': sql`
    select id from sales_imports where state in ('ready', 'posted', 'undone')
      and rows_read <> (select count(*) from sale_lines where import_id = sales_imports.id)`,
  'a statement whose closing balance is not opening and lines': sql`
    select id from statements where closing_paise <> opening_paise + (
      select coalesce(sum(balance_paise), 0) from statement_lines where statement_id = statements.id)`,
  'a statement whose closing balance is not opening and sales less payouts': sql`
    select id from statements where closing_paise
      <> opening_paise + sales_paise + returns_paise + corrections_paise + adjustments_paise + advances_paise
        - recouped_paise - paid_paise - withheld_paise`,
  'a statement that does not begin where the last one ended': sql`
    select id from (select id, opening_paise, first_journal_id, lag(closing_paise) over of_author as closed,
        lag(last_journal_id) over of_author as reached
      from statements window of_author as (partition by author_id order by id)) as one
    where opening_paise <> coalesce(closed, 0) or first_journal_id <> coalesce(reached, 0) + 1`,
  'a manual journal that one person entered and approved': sql`
    select id from manual_journals where state = 'posted' and decided_by = entered_by`,
  'a journal by hand that nobody entered, or that is another': sql`
    select journals.id from journals left join manual_journals on journal_id = journals.id
      left join journals as first on first.id = journals.reverses
    where coalesce(first.kind, journals.kind) in ('adjustment', 'opening', 'advance') and (manual_journals.id is null or not exists (
      select from postings join ledger_accounts on ledger_accounts.id = account_id
      where journal_id = journals.id and author_id = manual_journals.author_id and postings.amount_paise = -manual_journals.amount_paise))`,
  ...advanceRules,
  'somebody paid twice for a month': sql`
    select payout_items.author_id, month from payout_items join payouts on payouts.id = payout_id
    where payout_items.state = 'paid' and status <> 'failed' group by payout_items.author_id, month having count(*) > 1`,
  'somebody waiting in two runs': sql`
    select author_id from payout_items where state = 'to_pay' group by author_id having count(*) > 1`,
  'a payout without its tax, or whose tax is another': sql`
    select payouts.id from payouts left join (
      select payout_id, sum(withheld_paise) as withheld, sum(paid_paise) as paid, bool_and(reversed_on is not null) as is_reversed
      from tax_entries group by payout_id) as entered on payout_id = payouts.id
    where payouts.withheld_paise is distinct from withheld
      or paid is distinct from amount_paise + payouts.withheld_paise or (status = 'failed') is distinct from is_reversed`,
  'somebody paid above the threshold of a year without tax on all of it': sql`
    select author_id from tax_entries group by author_id, year
    having bool_and(reversed_on is null) and sum(paid_paise) > 5000000 and sum(base_paise) < sum(paid_paise)`,
}
