import { type ReportColumn, reportMessages, type taxRows } from '@panai/contract/staff/reports'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { nameAuthors } from './names.ts'
import { type Period, periodWords } from './period.ts'
import { limitOf, type Page, type ReportTable, rupeesOf } from './report-table.ts'

type Sums = { payouts: number; due: number; withheld: number; paid: number }

const sums = sql`count(*)::integer as payouts, coalesce(sum(amount_paise + withheld_paise), 0)::bigint as due,
  coalesce(sum(withheld_paise), 0)::bigint as withheld, coalesce(sum(amount_paise), 0)::bigint as paid`

/** Tax withheld from the payouts of a period that did not fail. @throws Refusal invalid when the period ends before it begins. */
export async function taxReport(
  db: Database,
  asked: Period & { rows: (typeof taxRows)[number] },
  page: Page,
): Promise<ReportTable> {
  const { from, to, rows: by } = asked
  if (from > to)
    throw new Refusal('invalid', reportMessages.fromAfterTo, {
      errors: { from: [reportMessages.fromAfterTo] },
    })
  const { limit, offset } = limitOf(page)
  const made = sql`from payouts where status <> 'failed' and paid_on >= ${`${from}-01`}::date
    and paid_on < ${`${to}-01`}::date + interval '1 month'`
  const key = by === 'month' ? sql`to_char(paid_on, 'YYYY-MM')` : sql`author_id`
  const order = by === 'month' ? sql`1` : sql`withheld desc, 1`
  const [{ rows }, { rows: all }] = await Promise.all([
    sql<Sums & { row: string | number; total: number }>`
      select ${key} as row, ${sums}, (count(*) over ())::integer as total ${made}
      group by 1 order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<Sums>`select ${sums} ${made}`.execute(db),
  ])
  const [total] = all
  if (!total) throw new Error('a sum of nothing is a row too')
  const names =
    by === 'month'
      ? { columns: [], cells: (month: string | number) => [month] }
      : await nameAuthors(
          db,
          rows.map(({ row }) => Number(row)),
        )
  const lead: ReportColumn =
    by === 'month' ? { title: 'Month', kind: 'month' } : { title: 'Author', kind: 'text' }
  return {
    title: `Withheld tax by ${by}, ${periodWords({ from, to })}`,
    columns: [lead, ...names.columns, ...figures],
    rows: rows.map((row) => [...names.cells(row.row), ...cells(row)]),
    totals: ['Total', ...names.columns.map(() => null), ...cells(total)],
    notes: [],
    totalRows: rows[0]?.total ?? 0,
  }
}

const figures: ReportColumn[] = [
  { title: 'Payouts', kind: 'count' },
  { title: 'Royalty due', kind: 'money' },
  { title: 'Tax withheld', kind: 'money' },
  { title: 'Paid out', kind: 'money' },
]

function cells({ payouts, due, withheld, paid }: Sums) {
  return [payouts, rupeesOf(due), rupeesOf(withheld), rupeesOf(paid)]
}
