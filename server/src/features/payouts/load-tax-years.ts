import { paise } from '@panai/contract/money'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { financialYear, type TaxYear } from './decide-withholding.ts'
import { taxRuleInForce } from './settings-in-force.ts'

type Row = {
  author_id: number
  credited: number
  credited_before: number
  credited_last: number
  paid: number
  paid_before: number
  paid_last: number
  taxed: number
}

/** The financial year of a day (ISO 8601) for each author, as it is now. */
export async function loadTaxYears(
  db: Database | Tx,
  { authorIds, day }: { authorIds: readonly number[]; day: string },
): Promise<Map<number, TaxYear>> {
  const year = financialYear(day)
  const begins = `${year}-04-01`
  const lastRule = await taxRuleInForce(db, `${year}-03-31`)
  const { rows } = await sql<Row>`
    select author_id, coalesce(credits.this, 0) as credited, coalesce(credits.before, 0) as credited_before,
      coalesce(credits.last, 0) as credited_last,
      paid.this as paid, paid.before as paid_before, paid.last as paid_last, taxed.base as taxed
    from unnest(${[...authorIds]}::integer[]) as asked (author_id)
      cross join lateral (
        select coalesce(sum(amount_paise + withheld_paise) filter (where paid_on >= ${begins}::date), 0) as this,
          coalesce(sum(amount_paise + withheld_paise) filter (where paid_on < ${begins}::date), 0) as before,
          coalesce(sum(amount_paise + withheld_paise) filter (where paid_on < ${begins}::date
            and paid_on >= ${begins}::date - interval '1 year'), 0) as last
        from payouts where payouts.author_id = asked.author_id and status <> 'failed'
      ) as paid
      cross join lateral (
        select sum(credited_paise) filter (where year = ${year}) as this,
          sum(credited_paise) filter (where year < ${year}) as before,
          sum(credited_paise) filter (where year = ${year - 1}) as last
        from author_credits where author_credits.author_id = asked.author_id
      ) as credits
      cross join lateral (
        select coalesce(sum(base_paise), 0) as base from tax_entries
        where tax_entries.author_id = asked.author_id and year = ${year} and reversed_on is null
      ) as taxed`.execute(db)
  return new Map(rows.map((row) => [row.author_id, toYear(row, lastRule.threshold)]))
}

function toYear(row: Row, lastThreshold: number): TaxYear {
  return {
    credited: paise(Number(row.credited)),
    paid: paise(Number(row.paid)),
    taxed: paise(Number(row.taxed)),
    carried: carriedOver(row, lastThreshold),
  }
}

/** What the year began with counts as last year's, in which it was credited. */
function carriedOver(row: Row, threshold: number) {
  const wasAbove = Math.max(Number(row.credited_last), Number(row.paid_last)) > threshold
  return paise(wasAbove ? Math.max(0, Number(row.credited_before) - Number(row.paid_before)) : 0)
}
