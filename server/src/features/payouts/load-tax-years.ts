import { paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { financialYear, type TaxRule, type TaxYear } from './decide-withholding.ts'
import { taxRuleInForce } from './settings-in-force.ts'

type Row = {
  author_id: number
  payee: number
  credited: number
  credited_before: number
  credited_last: number
  paid: number
  paid_before: number
  paid_last: number
  taxed: number
  taxed_last: number
  carried_taxed: number
  arrears_taxed: number
}

/** The financial year of a day (ISO 8601) for each author, as it is now: that of their payee, who may have other author records. */
export async function loadTaxYears(
  db: Database | Tx,
  { authorIds, day }: { authorIds: readonly number[]; day: string },
): Promise<Map<number, TaxYear>> {
  const year = financialYear(day)
  const begins = `${year}-04-01`
  const lastRule = await taxRuleInForce(db, `${year}-03-31`)
  const { rows } = await sql<Row>`
    with records as (${recordsOf(authorIds)}),
    payees as (select author_id, array_agg(record_id) as records, min(record_id) as payee from records group by author_id)
    select author_id, payee, coalesce(credits.this, 0) as credited, coalesce(credits.before, 0) as credited_before,
      coalesce(credits.last, 0) as credited_last,
      paid.this as paid, paid.before as paid_before, paid.last as paid_last, taxed.this as taxed, taxed.last as taxed_last,
      taxed.carried as carried_taxed, taxed.arrears as arrears_taxed
    from payees
      cross join lateral (
        select coalesce(sum(amount_paise + withheld_paise) filter (where paid_on >= ${begins}::date), 0) as this,
          coalesce(sum(amount_paise + withheld_paise) filter (where paid_on < ${begins}::date), 0) as before,
          coalesce(sum(amount_paise + withheld_paise) filter (where paid_on < ${begins}::date
            and paid_on >= ${begins}::date - interval '1 year'), 0) as last
        from payouts where payouts.author_id = any(records) and status <> 'failed'
      ) as paid
      cross join lateral (
        select sum(credited_paise) filter (where year = ${year}) as this,
          sum(credited_paise) filter (where year < ${year}) as before,
          sum(credited_paise) filter (where year = ${year - 1}) as last
        from author_credits where author_credits.author_id = any(records)
      ) as credits
      cross join lateral (
        select coalesce(sum(base_paise - arrears_paise) filter (where year = ${year}), 0) as this,
          coalesce(sum(base_paise - arrears_paise) filter (where year = ${year - 1}), 0) as last,
          coalesce(sum(base_paise - arrears_paise) filter (where year = ${year} and of_year < year), 0) as carried,
          coalesce(sum(arrears_paise) filter (where year = ${year}), 0) as arrears
        from tax_entries
        where tax_entries.author_id = any(records) and year in (${year}, ${year - 1}) and reversed_on is null
      ) as taxed`.execute(db)
  return new Map(rows.map((row) => [row.author_id, toYear(row, lastRule)]))
}

/** All author records of the payees of these authors, these among them. */
export async function findRecordsOfPayees(tx: Tx, authorIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ record_id: number }>`
    select distinct record_id from (${recordsOf(authorIds)}) as records`.execute(tx)
  return rows.map(({ record_id }) => record_id)
}

/**
 * Author records are of one payee who have the same PAN in details that were verified with it, be these in force still or not. Who stopped details
 * that somebody else had given has no part in them.
 */
const recordsOf = (authorIds: readonly number[]) => sql`
  select asked.author_id, asked.author_id as record_id from unnest(${[...authorIds]}::integer[]) as asked (author_id)
  union
  select asked.author_id, other.author_id
  from unnest(${[...authorIds]}::integer[]) as asked (author_id)
    join payee_details as own on own.author_id = asked.author_id and own.pan_verified and own.ended_as is distinct from 'stopped'
    join payee_details as other on other.pan_mark = own.pan_mark and other.pan_verified and other.ended_as is distinct from 'stopped'`

function toYear(row: Row, lastRule: TaxRule): TaxYear {
  const { paid_last, taxed_last, arrears_taxed, credited_before, paid_before } = row
  const wasAbove = Math.max(Number(row.credited_last), Number(paid_last)) > lastRule.threshold
  const ifAbove = (amount: number) => paise(wasAbove ? Math.max(0, amount) : 0)
  return {
    payee: row.payee,
    credited: paise(Number(row.credited)),
    paid: paise(Number(row.paid)),
    taxed: paise(Number(row.taxed)),
    // What the year began with counts as last year's, in which it was credited.
    carried: ifAbove(Number(credited_before) - Number(paid_before)),
    carriedTaxed: paise(Number(row.carried_taxed)),
    arrears: ifAbove(Number(paid_last) - Number(taxed_last) - Number(arrears_taxed)),
    lastRates: lastRule,
  }
}
