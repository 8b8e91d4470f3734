import { type Paise, paise } from '@panai/contract/money'

/** A rule of tax on royalty, as it holds on the day of a payout. */
export type TaxRule = {
  id: number
  /** Threshold for a financial year and payee: royalty up to it is not taxed. */
  threshold: Paise
  /** Ten-thousandths. */
  rateWithPan: number
  rateWithoutPan: number
}

/** What is known of an author's financial year (April to March) before a payout. */
export type TaxYear = {
  /** Royalties credited in the year, less what was taken back. */
  credited: Paise
  /** Paid in the year, tax included, without what failed. */
  paid: Paise
  /** How much of that tax was reckoned on. */
  taxed: Paise
  /** The part of the opening balance that is taxed when it is paid, because the year before was above its threshold. */
  carried: Paise
}

export type Withholding = {
  /** What tax is calculated on now: of this payout and of earlier ones of the year that were not taxed. */
  base: Paise
  /** Ten-thousandths; that of the PAN's case also when nothing is withheld. */
  rate: number
  withheld: Paise
}

const FULL = 10_000
const RUPEE = 100

type Rates = Pick<TaxRule, 'threshold' | 'rateWithPan' | 'rateWithoutPan'>

/**
 * The tax that is due when a payout is made, or, of all of the balance, since it was credited. The year's total is what was credited or
 * paid in it, whichever is more by now: what is credited before it is paid counts when it is credited. Once the total exceeds the
 * threshold, tax is calculated on all that has been paid in the year and was not taxed yet. Tax is whole rupees, 50 paise up.
 * Sources: docs/decisions/0030-tax-on-royalty.md
 * @param payout what leaves the balance, tax included.
 * @returns `withheld`: also when it is more than the payout.
 */
export function decideTaxDue(payout: Paise, year: TaxYear, rule: Rates, hasPan: boolean): Withholding {
  const rate = hasPan ? rule.rateWithPan : rule.rateWithoutPan
  const paid = year.paid + payout
  const isAbove = Math.max(year.credited, paid) > rule.threshold
  const taxable = isAbove ? paid : Math.min(paid, Math.max(0, year.carried))
  const base = Math.max(0, taxable - year.taxed)
  return { base: paise(base), rate, withheld: paise(toRupee(base, rate)) }
}

/**
 * How much of a payout goes to the state: the tax that is due, and where that would be more than the payout, as much is taxed as the
 * payout bears and the rest with the next one.
 */
export function decideWithholding(payout: Paise, year: TaxYear, rule: Rates, hasPan: boolean): Withholding {
  const due = decideTaxDue(payout, year, rule, hasPan)
  if (due.withheld <= payout) return due
  const most = payout - (payout % RUPEE)
  const { rate } = due
  return { base: paise(Math.min(due.base, Math.floor((most * FULL) / rate))), rate, withheld: paise(most) }
}

/** Amounts and rates are far from where their product would not be exact. */
function toRupee(base: number, rate: number): number {
  return Math.floor((base * rate + (FULL * RUPEE) / 2) / (FULL * RUPEE)) * RUPEE
}

/** The financial year of a day (ISO 8601) by the year in which it begins: April to March. */
export function financialYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 4 ? year : year - 1
}

/** The quarter of a financial year: 1 is April to June. */
export function financialQuarter(day: string): 1 | 2 | 3 | 4 {
  const month = Number(day.slice(5, 7))
  if (month >= 4 && month <= 6) return 1
  if (month >= 7 && month <= 9) return 2
  return month >= 10 ? 3 : 4
}
