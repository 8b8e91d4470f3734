import { type ReportCell, type ReportColumn, reportMessages } from '@panai/contract/accounting/staff/reports'
import { type Paise, paise } from '@panai/contract/money/money'
import { financialYearName } from '@panai/contract/payouts/staff/payout-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { todayInIndia } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import {
  decideTaxDue,
  decideWithholding,
  financialYear,
  loadTaxYears,
  type TaxYear,
  taxRuleInForce,
  type Withholding,
  yearAfter,
} from '../payouts/index.ts'
import { limitOf, type Page, type ReportTable, rupeesOf } from './report-table.ts'

/** `tax`: what is due, and what of it a payout of the balance would bear; null for anyone who lives abroad. */
type Due = Owed & { year: TaxYear; tax: (Withholding & { borne: Paise }) | null }
type Owed = { author_id: number; name: string; unpaid: number; has_pan: boolean; is_abroad: boolean }

/**
 * The tax that is due at credit and was not withheld yet, most first: reckoned by the rule of payouts, as if all of each balance were
 * paid today.
 */
export async function taxDueReport(db: Database, page: Page): Promise<ReportTable> {
  const { year, due } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const day = await todayInIndia(tx)
      return { year: financialYear(day), due: await listDue(tx, day) }
    })
  const { limit, offset } = limitOf(page)
  const sum = (figure: (one: Due) => number) => rupeesOf(due.reduce((total, one) => total + figure(one), 0))
  return {
    title: `Tax due on what is credited and not paid, ${financialYearName(year)}`,
    columns,
    rows: due.slice(offset, limit === null ? undefined : offset + limit).map(toCells),
    totals: [
      ...['Total', null, null],
      ...[sum(({ year }) => year.credited), sum(({ year }) => year.paid), sum(({ unpaid }) => unpaid)],
      ...[sum(({ tax }) => tax?.base ?? 0), null],
      ...[sum(({ tax }) => tax?.withheld ?? 0), sum(({ tax }) => tax?.borne ?? 0)],
    ],
    notes: [reportMessages.dueAtCredit, reportMessages.abroad],
    totalRows: due.length,
  }
}

const columns: ReportColumn[] = [
  { title: 'Author', kind: 'text' },
  { title: 'Author no.', kind: 'count' },
  { title: 'PAN', kind: 'text' },
  { title: 'Credited this year', kind: 'money' },
  { title: 'Paid this year, tax included', kind: 'money' },
  { title: 'Not paid yet', kind: 'money' },
  { title: 'Taxed on', kind: 'money' },
  { title: 'Rate', kind: 'text' },
  { title: 'Tax due', kind: 'money' },
  { title: 'A payout of today withholds', kind: 'money' },
]

function toCells({ name, author_id, has_pan, unpaid, year, tax }: Due): ReportCell[] {
  const pan = tax === null ? 'lives abroad' : has_pan ? 'yes' : 'no'
  return [
    ...[name, author_id, pan],
    ...[year.credited, year.paid, unpaid].map(rupeesOf),
    ...(tax === null
      ? [null, null, null, null]
      : [rupeesOf(tax.base), ratesOf(tax), ...[tax.withheld, tax.borne].map(rupeesOf)]),
  ]
}

/** Of this year and of the one before, where tax is due for both. */
function ratesOf({ base, rate, last }: Withholding): string {
  const rates = [...(last.base > 0 ? [last.rate] : []), ...(base > last.base ? [rate] : [])]
  return [...new Set(rates)].map((one) => `${one / 100}%`).join(', ')
}

async function listDue(tx: Tx, day: string): Promise<Due[]> {
  const rule = await taxRuleInForce(tx, day)
  const owed = await listOwed(tx)
  const years = await loadTaxYears(tx, { authorIds: owed.map(({ author_id }) => author_id), day })
  // The records of one payee one after the other, as a run would pay them.
  const [asDue, asBorne] = [new Map<number, TaxYear>(), new Map<number, TaxYear>()]
  return owed
    .map((author) => {
      const year = years.get(author.author_id)
      if (!year) throw new Error('each of the authors has a year')
      if (author.is_abroad) return { ...author, year, tax: null }
      const unpaid = paise(author.unpaid)
      const before = asDue.get(year.payee) ?? year
      const due = decideTaxDue(unpaid, before, rule, author.has_pan)
      asDue.set(year.payee, yearAfter(before, unpaid, due))
      const paidBefore = asBorne.get(year.payee) ?? year
      const borne = decideWithholding(unpaid, paidBefore, rule, author.has_pan)
      asBorne.set(year.payee, yearAfter(paidBefore, unpaid, borne))
      return { ...author, year, tax: { ...due, borne: borne.withheld } }
    })
    .filter(({ tax }) => tax === null || tax.withheld > 0)
    .toSorted((a, b) => (b.tax?.withheld ?? 0) - (a.tax?.withheld ?? 0) || a.author_id - b.author_id)
}

/** Everybody who is owed something. A PAN counts as in payouts: from details that are in force and verified. */
async function listOwed(tx: Tx): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select totals.author_id, authors.name, unpaid_paise as unpaid, coalesce(has_pan, false) as has_pan,
      coalesce(is_abroad, false) as is_abroad
    from author_totals as totals
      join authors on authors.id = totals.author_id
      left join lateral (
        select verification = 'verified' and pan_verified as has_pan, not resident as is_abroad
        from payee_details
        where payee_details.author_id = totals.author_id and ended_at is null and in_force_from <= now()
        order by payee_details.id desc limit 1
      ) as details on true
    where unpaid_paise > 0 order by totals.author_id`.execute(tx)
  return rows
}
