import { type ReportColumn, reportMessages, type TaxRows } from '@panai/contract/accounting/staff/reports'
import {
  financialYearName,
  type Quarter,
  quarterWords,
  SECTION_MISSING,
} from '@panai/contract/payouts/staff/payout-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { financialYear } from '../payouts/index.ts'
import { type Period, periodWords } from './period.ts'
import { limitOf, type Page, type ReportTable, rupeesOf } from './report-table.ts'

type Sums = Record<'payouts' | 'paid' | 'base' | 'withheld' | 'deposited' | 'reversed', number>
type Row = Sums & {
  year: number
  quarter: Quarter
  section: string | null
  author_id: number
  author_name: string
  has_pan: boolean
  pan: string | null
  challans: string | null
  total: number
}

/** For a failed payout nothing was withheld in the end: a deposit for it is still to be set off. */
const sums = sql`
  count(distinct payout_id) filter (where reversed_on is null)::integer as payouts,
  coalesce(sum(paid_paise) filter (where reversed_on is null), 0)::bigint as paid,
  coalesce(sum(base_paise) filter (where reversed_on is null), 0)::bigint as base,
  coalesce(sum(withheld_paise) filter (where reversed_on is null), 0)::bigint as withheld,
  coalesce(sum(withheld_paise) filter (where reversed_on is null and deposit_reference is not null), 0)::bigint as deposited,
  coalesce(sum(withheld_paise) filter (where reversed_on is not null), 0)::bigint as reversed`

/**
 * The tax register of a period by quarter of the financial year and section or code, and by payee too when asked. A payee before and
 * after the PAN was checked is two rows, as the rates are two. @throws Refusal invalid when the period ends before it begins.
 */
export async function taxReport(
  db: Database,
  { rows: by, ...period }: Period & { rows: TaxRows },
  page: Page,
): Promise<ReportTable> {
  if (period.from > period.to)
    throw new Refusal('invalid', reportMessages.fromAfterTo, {
      errors: { from: [reportMessages.fromAfterTo] },
    })
  const { limit, offset } = limitOf(page)
  const isByPayee = by === 'payee'
  const payee = isByPayee ? sql`, author_id, author_name, has_pan, pan` : sql``
  const [{ rows }, { rows: all }] = await Promise.all([
    sql<Row>`
      select year, quarter, section ${payee}, ${sums}, (count(*) over ())::integer as total,
        string_agg(distinct deposit_reference, ', ' order by deposit_reference) as challans
      from (${entriesOf(period)}) as entries group by year, quarter, section ${payee}
      order by year, quarter, section ${payee} limit ${limit} offset ${offset}`.execute(db),
    sql<Sums>`select ${sums} from (${entriesOf(period)}) as entries`.execute(db),
  ])
  const [total] = all
  if (!total) throw new Error('a sum of nothing is a row too')
  return {
    title: `Tax register by ${by}, ${periodWords(period)}`,
    columns: [...lead, ...(isByPayee ? payeeColumns : []), ...figures, challans],
    rows: rows.map((row) => [
      `${financialYearName(row.year)}, ${quarterWords(row.year, row.quarter)}`,
      row.section ?? SECTION_MISSING,
      ...(isByPayee ? [row.author_name, row.author_id, row.has_pan ? row.pan : 'none'] : []),
      ...cells(row),
      row.challans,
    ]),
    totals: ['Total', null, ...(isByPayee ? [null, null, null] : []), ...cells(total), null],
    notes: [reportMessages.ofRegister, reportMessages.reversedDeposits],
    totalRows: rows[0]?.total ?? 0,
  }
}

/** Those that count, with the names. The PAN is that of the details by which the payout was made. */
function entriesOf({ from, to }: Period): RawBuilder<unknown> {
  return sql`
    select tax_entries.*, section, authors.name as author_name, case when tax_entries.has_pan then pan_shown end as pan
    from tax_entries
      join tax_rules on tax_rules.id = tax_rule_id
      join authors on authors.id = author_id
      left join payout_items on payout_items.payout_id = tax_entries.payout_id
      left join payee_details on payee_details.id = details_id
    where tax_entries.year between ${financialYear(from)} and ${financialYear(to)}
      and paid_on >= ${`${from}-01`}::date and paid_on < ${`${to}-01`}::date + interval '1 month'
      and (reversed_on is null or deposit_reference is not null)`
}

const lead: ReportColumn[] = [
  { title: 'Quarter', kind: 'text' },
  { title: 'Section or code', kind: 'text' },
]
const payeeColumns: ReportColumn[] = [
  { title: 'Payee', kind: 'text' },
  { title: 'Author no.', kind: 'count' },
  { title: 'PAN', kind: 'text' },
]
const figures: ReportColumn[] = [
  { title: 'Payouts', kind: 'count' },
  { title: 'Paid, tax included', kind: 'money' },
  { title: 'Taxed on', kind: 'money' },
  { title: 'Tax withheld', kind: 'money' },
  { title: 'Deposited', kind: 'money' },
  { title: 'To be deposited', kind: 'money' },
  { title: 'Deposited for failed payouts', kind: 'money' },
]
const challans: ReportColumn = { title: 'Challans', kind: 'text' }

function cells({ payouts, paid, base, withheld, deposited, reversed }: Sums) {
  return [payouts, ...[paid, base, withheld, deposited, withheld - deposited, reversed].map(rupeesOf)]
}
