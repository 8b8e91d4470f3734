import { depositDay } from '@panai/contract/accounting/staff/close-steps'
import type { CloseFound } from '@panai/contract/accounting/staff/month-close'
import { paise, toRupees } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { financialQuarter, financialYear } from './decide-withholding.ts'

type Tax = Omit<CloseFound['tax'], 'state'>
const MOST_MONTHS = 12

/** Tax without a challan by the months in which it was withheld, and what was deposited of that of one month (`2026-10`). */
export async function findTaxToDeposit(db: Database, month: string, today: string): Promise<Tax> {
  const first = `${month}-01`
  const [{ rows }, { rows: sums }] = await Promise.all([
    sql<{ month: string; payouts: number; withheld: number }>`
      select to_char(paid_on, 'YYYY-MM') as month, count(*)::integer as payouts, sum(withheld_paise)::bigint as withheld
      from tax_entries
      where deposit_reference is null and reversed_on is null and withheld_paise > 0
      group by 1 order by 1 limit ${MOST_MONTHS}`.execute(db),
    sql<{ deposited: number }>`
      select coalesce(sum(withheld_paise), 0)::bigint as deposited from tax_entries
      where year = ${financialYear(first)} and quarter = ${financialQuarter(first)}
        and paid_on >= ${first}::date and paid_on < ${first}::date + interval '1 month'
        and deposit_reference is not null and reversed_on is null`.execute(db),
  ])
  return {
    to_deposit: rows.map(({ month: of, payouts, withheld }) => {
      const due_on = depositDay(of)
      return { month: of, payouts, withheld: toRupees(paise(withheld)), due_on, is_late: due_on < today }
    }),
    deposited: toRupees(paise(sums[0]?.deposited ?? 0)),
  }
}
