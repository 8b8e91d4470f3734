import { paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { AuthorFacts } from './decide-items.ts'
import { loadTaxYears } from './load-tax-years.ts'
import type { PayeeLookup } from './payee.ts'

type Row = {
  author_id: number
  unpaid: number
  of_statement: number | null
  in_other_run: boolean
  paid_this_month: boolean
}

/** The authors of a run: everybody whose balance is not zero, or these. */
export type Whom = 'all' | readonly number[]

/**
 * What a run has to know of each author, as things are on a day (ISO 8601).
 * @param month the run's first day: who was paid for it is not paid again.
 * @param runId in which the authors may stand already.
 */
export async function loadFacts(
  tx: Tx,
  deps: PayeeLookup,
  { whom, day, month, runId }: { whom: Whom; day: string; month: string; runId: number | null },
): Promise<AuthorFacts[]> {
  const chosen =
    whom === 'all' ? sql`unpaid_paise <> 0` : sql`totals.author_id = any(${[...whom]}::integer[])`
  const { rows } = await sql<Row>`
    select totals.author_id, totals.unpaid_paise as unpaid,
      case when stated.closing_paise is not null or advanced.entries > 0
        then coalesce(stated.closing_paise, 0) - since.paid + advanced.amount end as of_statement,
      exists (select from payout_items where author_id = totals.author_id and state = 'to_pay'
        and run_id is distinct from ${runId}::integer) as in_other_run,
      exists (select from payout_items
        where author_id = totals.author_id and month = ${month}::date and state = 'paid') as paid_this_month
    from author_totals as totals
      left join lateral (
        select closing_paise from statements
        where author_id = totals.author_id and state in ('issued', 'locked') order by id desc limit 1
      ) as stated on true
      -- A statement in whose time nothing was posted goes on from where the one before it ended.
      left join lateral (
        select last_journal_id from statements
        where author_id = totals.author_id and state in ('issued', 'locked') and last_journal_id is not null
        order by id desc limit 1
      ) as reached on true
      cross join lateral (
        select coalesce(sum(amount_paise + withheld_paise) filter (where journal_id > coalesce(last_journal_id, 0)), 0)
          - coalesce(sum(amount_paise + withheld_paise) filter (where returned_by > coalesce(last_journal_id, 0)), 0) as paid
        from payouts where author_id = totals.author_id
      ) as since
      -- An advance is paid without waiting for a statement.
      cross join lateral (
        select count(*) as entries, coalesce(sum(amount_paise), 0) as amount from manual_journals
        where author_id = totals.author_id and kind = 'advance' and journal_id > coalesce(reached.last_journal_id, 0)
      ) as advanced
    where ${chosen}
    order by totals.author_id`.execute(tx)
  const authorIds = rows.map(({ author_id }) => author_id)
  const years = await loadTaxYears(tx, { authorIds, day })
  const payees = await deps.payeesFor(tx, authorIds)
  return rows.map((row) => {
    const year = years.get(row.author_id)
    if (!year) throw new Error('each of the authors has a year')
    return {
      authorId: row.author_id,
      unpaid: paise(row.unpaid),
      ofStatement: row.of_statement === null ? null : paise(Number(row.of_statement)),
      year,
      payee: payees.get(row.author_id) ?? null,
      inOtherRun: row.in_other_run,
      paidThisMonth: row.paid_this_month,
    }
  })
}
