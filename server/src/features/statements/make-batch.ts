import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { recoupAdvances } from '../advances/index.ts'
import { lockAuthors } from '../royalties/index.ts'

/** A sum is called doubled or halved from this much on, in paise: below, everything doubles now and then. */
const LEAST_NOTABLE = 100_00

/**
 * Makes the statements of these authors as drafts: all that was posted for each since the last one, up to `lastJournalId`. Who has
 * one in this run is left alone, and so is who neither has a balance nor anything posted. @returns how many were made.
 */
export async function makeBatch(
  tx: Tx,
  { runId, lastJournalId }: { runId: number; lastJournalId: number },
  authorIds: readonly number[],
): Promise<number> {
  // Whatever is being posted for them is waited for, and has a number below the last journal's or is of the next statement. What is
  // recouped here belongs to this one, and so does all of theirs that was posted before it.
  await lockAuthors(tx, authorIds)
  await recoupAdvances(tx, authorIds)
  const { rows } = await sql<{ made: number }>`
    with batch as materialized (
      select author.id as author_id, author.name as author_name, account.id as account_id, last.sales_paise as before_paise,
        coalesce(last.closing_paise, 0) as opening, coalesce(last.last_journal_id, 0) + 1 as first,
        greatest(${lastJournalId}, coalesce(last.last_journal_id, 0), coalesce(recouped.last_journal_id, 0)) as last
      from authors as author
      join ledger_accounts as account on account.author_id = author.id
      left join lateral (
        select closing_paise, last_journal_id, sales_paise from statements
        where statements.author_id = author.id order by id desc limit 1
      ) as last on true
      left join lateral (
        select max(recoupments.journal_id) as last_journal_id
        from manual_journals join recoupments on advance_id = manual_journals.id where manual_journals.author_id = author.id
      ) as recouped on true
      where author.id = any(${authorIds}::integer[])
        and not exists (select from statements where statements.author_id = author.id
          and (run_id = ${runId} or state in ('draft', 'verified')))
    ),
    found as materialized (${soldLines} union all ${takenBackLines} union all ${payoutLines}
      union all ${manualLines} union all ${recoupedLines} union all ${otherLines}),
    summed as (
      select author_id, count(*) as lines,
        coalesce(sum(balance) filter (where kind = 'sale'), 0) as sales,
        coalesce(sum(balance) filter (where kind = 'return'), 0) as returns,
        coalesce(sum(balance) filter (where kind in ('correction', 'other')), 0) as corrections,
        coalesce(sum(balance) filter (where kind in ('adjustment', 'opening')), 0) as adjustments,
        coalesce(sum(balance) filter (where kind = 'advance'), 0) as advances,
        coalesce(-sum(balance) filter (where kind = 'recoupment'), 0) as recouped,
        coalesce(-sum(balance) filter (where kind = 'payout'), 0) as paid,
        coalesce(-sum(balance) filter (where kind = 'tax'), 0) as withheld,
        coalesce(sum(copies), 0) as copies
      from found group by author_id
    ),
    figures as (
      select batch.*, coalesce(lines, 0) as lines, coalesce(sales, 0) as sales, coalesce(returns, 0) as returns,
        coalesce(corrections, 0) as corrections, coalesce(adjustments, 0) as adjustments, coalesce(advances, 0) as advances,
        coalesce(summed.recouped, 0) as recouped, ${advancesLeft} as advances_left, coalesce(paid, 0) as paid,
        coalesce(withheld, 0) as withheld, coalesce(copies, 0) as copies,
        opening + coalesce(sales + returns + corrections + adjustments + advances - summed.recouped - paid - withheld, 0) as closing
      from batch left join summed using (author_id)
      where opening <> 0 or summed.lines > 0
    ),
    made as (
      insert into statements (run_id, author_id, author_name, first_journal_id, last_journal_id, opening_paise, sales_paise,
        returns_paise, corrections_paise, adjustments_paise, advances_paise, recouped_paise, advances_left_paise, paid_paise,
        withheld_paise, closing_paise, copies, lines, before_paise, flags)
      select ${runId}, author_id, author_name, first, last, opening, sales, returns, corrections, adjustments, advances, recouped,
        advances_left, paid, withheld, closing, copies, lines, before_paise, array_remove(array[
          case when closing < 0 then 'negative' end,
          case when sales > 2 * before_paise and sales >= ${LEAST_NOTABLE} then 'doubled' end,
          case when 2 * sales < before_paise and before_paise >= ${LEAST_NOTABLE} then 'halved' end,
          case when -2 * returns > sales and returns < 0 then 'many_returns' end], null)
      from figures order by author_id
      returning id, author_id
    ),
    listed as (
      insert into statement_lines (statement_id, position, kind, occurred_on, book_id, title, format, channel, entries, copies,
        list_price_paise, amount_paise, base_paise, cost_paise, basis, rate_bp, share_bp, rule_id, balance_paise, journal_id, note)
      select made.id, row_number() over (partition by made.id order by kind_order, title, book_id, occurred_on, channel, format,
          rule_id, basis, rate_bp, share_bp, journal_id), kind, occurred_on, book_id, title, format, channel, entries, copies,
        list_price, amount, base, cost, basis, rate_bp, share_bp, rule_id, balance, journal_id, note
      from made join (
        select found.*, books.title, array_position(array['sale', 'return', 'correction', 'other', 'opening',
          'adjustment', 'advance', 'recoupment', 'payout', 'tax'], kind) as kind_order
        from found left join books on books.id = book_id
      ) as told using (author_id)
    )
    select count(*)::integer as made from made`.execute(tx)
  return rows[0]?.made ?? 0
}

/** What all lines of sales are summed by: one line for each book, edition, channel, month and rule. */
const together = sql`author_id, kind, date_trunc('month', sold_on)::date, book_id, format, channel, basis, rate_bp, share_bp, rule_id`

const figuresOfSales = sql`
  count(*)::integer as entries, case when min(list_price_paise) = max(list_price_paise) then min(list_price_paise) end as list_price`

const soldLines = sql`
  select author_id, kind, date_trunc('month', sold_on)::date as occurred_on, book_id, format, channel, basis, rate_bp, share_bp,
    rule_id, ${figuresOfSales}, sum(quantity)::integer as copies, sum(amount_paise)::bigint as amount,
    sum(base_paise)::bigint as base, sum(cost_paise)::bigint as cost, sum(royalty_paise)::bigint as balance,
    null::bigint as journal_id, null as note
  from (
    select sales.*, case when quantity < 0 or royalty_paise < 0 then 'return' else 'sale' end as kind
    from batch join sales using (author_id) where journal_id between batch.first and batch.last
  ) as sold group by ${together}`

/** Sales that were taken back since, each journal that did so apart. */
const takenBackLines = sql`
  select author_id, kind, date_trunc('month', sold_on)::date, book_id, format, channel, basis, rate_bp, share_bp, rule_id,
    ${figuresOfSales}, -sum(quantity)::integer, -sum(amount_paise)::bigint, -sum(base_paise)::bigint, -sum(cost_paise)::bigint,
    -sum(royalty_paise)::bigint, reversed_by, max(reason)
  from (
    select sales.*, 'correction' as kind
    from batch join sales using (author_id) where reversed_by between batch.first and batch.last
  ) as sold join (select id, reason from journals) as journal on journal.id = reversed_by group by ${together}, reversed_by`

/** What left the balance on its way to the author and to the state, and what came back of either. */
const payoutLines = sql`
  select author_id, line.kind, moved.occurred_on, null, null, null, null, null, null, null, 1, null, 0, 0, null, null,
    line.balance, moved.journal_id, moved.note
  from (
    select payouts.author_id, paid_on as occurred_on, -amount_paise as amount, -withheld_paise as withheld, journal_id, method as note
    from batch join payouts using (author_id) where journal_id between batch.first and batch.last
    union all
    select payouts.author_id, journals.occurred_on, amount_paise, withheld_paise, returned_by, journals.reason
    from batch join payouts using (author_id) join journals on journals.id = returned_by
    where returned_by between batch.first and batch.last
  ) as moved cross join lateral (values ('payout', moved.amount), ('tax', moved.withheld)) as line(kind, balance)
  where line.balance <> 0`

/** What was entered by hand, each entry apart, with the reason that was given for the author. */
const manualLines = sql`
  select author_id, manual.kind, manual.occurred_on, book_id, null, null, null, null, null, null, 1, null, 0, 0, null, null,
    amount_paise, journal_id, reason
  from batch join manual_journals as manual using (author_id) where journal_id between batch.first and batch.last`

/** What went to an advance, or came back of it, each time apart. */
const recoupedLines = sql`
  select author_id, 'recoupment', journals.occurred_on, advance.book_id, null, null, null, null, null, null, 1, null, 0, 0, null, null,
    -recoupments.amount_paise, recoupments.journal_id, advance.reason
  from batch join manual_journals as advance using (author_id) join recoupments on advance_id = advance.id
    join journals on journals.id = recoupments.journal_id
  where recoupments.journal_id between batch.first and batch.last`

/** What was advanced by the end of a statement, less what was recouped by then. */
const advancesLeft = sql`(
  select coalesce(sum(amount_paise - (select coalesce(sum(recoupments.amount_paise), 0) from recoupments
    where advance_id = manual_journals.id and recoupments.journal_id <= batch.last)), 0)
  from manual_journals where manual_journals.author_id = batch.author_id and kind = 'advance' and journal_id <= batch.last)::bigint`

const otherLines = sql`
  select author_id, 'other', journals.occurred_on, null, null, null, null, null, null, null, 1, null, 0, 0, null, null,
    -amount_paise, journals.id, journals.reason
  from batch join postings using (account_id) join journals on journals.id = journal_id
  where journal_id between batch.first and batch.last
    and journals.kind not in ('sale', 'payout', 'reversal', 'adjustment', 'opening', 'advance', 'recoupment')`
