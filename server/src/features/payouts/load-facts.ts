import { paise } from '@panai/contract/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { AuthorFacts } from './decide-item.ts'
import { financialYear } from './decide-withholding.ts'
import type { PayeeDesk } from './payee.ts'
import { taxRuleInForce } from './settings-in-force.ts'

type Row = {
  author_id: number
  unpaid: number
  of_statement: number | null
  credited: number
  credited_before: number
  credited_last: number
  paid: number
  paid_before: number
  paid_last: number
  taxed: number
  in_other_run: boolean
  paid_this_month: boolean
}

/** For whom: everybody whose balance is not zero, or these. */
export type Whom = 'all' | readonly number[]

/**
 * What a run has to know of each author, as things are on a day (ISO 8601).
 * @param month the run's first day: who was paid for it is not paid again.
 * @param runId in which the authors may stand already.
 */
export async function loadFacts(
  tx: Tx,
  desk: PayeeDesk,
  { whom, day, month, runId }: { whom: Whom; day: string; month: string; runId: number | null },
): Promise<AuthorFacts[]> {
  const year = financialYear(day)
  const begins = `${year}-04-01`
  const lastRule = await taxRuleInForce(tx, `${year}-03-31`)
  const chosen =
    whom === 'all' ? sql`unpaid_paise <> 0` : sql`totals.author_id = any(${[...whom]}::integer[])`
  const { rows } = await sql<Row>`
    select totals.author_id, totals.unpaid_paise as unpaid,
      stated.closing_paise - since.paid as of_statement,
      coalesce(credits.this, 0) as credited, coalesce(credits.before, 0) as credited_before,
      coalesce(credits.last, 0) as credited_last,
      paid.this as paid, paid.before as paid_before, paid.last as paid_last,
      coalesce(taxed.base, 0) as taxed,
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
      cross join lateral (
        select coalesce(sum(amount_paise + withheld_paise) filter (where paid_on >= ${begins}::date), 0) as this,
          coalesce(sum(amount_paise + withheld_paise) filter (where paid_on < ${begins}::date), 0) as before,
          coalesce(sum(amount_paise + withheld_paise) filter (where paid_on < ${begins}::date
            and paid_on >= ${begins}::date - interval '1 year'), 0) as last
        from payouts where author_id = totals.author_id and status <> 'failed'
      ) as paid
      left join lateral (
        select sum(credited_paise) filter (where year = ${year}) as this,
          sum(credited_paise) filter (where year < ${year}) as before,
          sum(credited_paise) filter (where year = ${year - 1}) as last
        from author_credits where author_id = totals.author_id
      ) as credits on true
      left join lateral (
        select sum(base_paise) as base from tax_entries
        where author_id = totals.author_id and year = ${year} and reversed_on is null
      ) as taxed on true
    where ${chosen}
    order by totals.author_id`.execute(tx)
  const payees = await desk.payeesFor(
    tx,
    rows.map(({ author_id }) => author_id),
  )
  return rows.map((row) => ({
    authorId: row.author_id,
    unpaid: paise(row.unpaid),
    ofStatement: row.of_statement === null ? null : paise(Number(row.of_statement)),
    year: {
      credited: paise(Number(row.credited)),
      paid: paise(Number(row.paid)),
      taxed: paise(Number(row.taxed)),
      carried: carriedOver(row, lastRule.threshold),
    },
    payee: payees.get(row.author_id) ?? null,
    inOtherRun: row.in_other_run,
    paidThisMonth: row.paid_this_month,
  }))
}

/** What the year began with counts as last year's, in which it was credited. */
function carriedOver(row: Row, threshold: number) {
  const wasAbove = Math.max(Number(row.credited_last), Number(row.paid_last)) > threshold
  return paise(wasAbove ? Math.max(0, Number(row.credited_before) - Number(row.paid_before)) : 0)
}
