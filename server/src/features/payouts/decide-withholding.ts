import { type Paise, paise } from '@panai/contract/money/money'

/** A rule of tax on royalty, as it holds on the day of a payout. */
export type TaxRule = {
  id: number
  /** Threshold for a financial year and payee: royalty up to it is not taxed. */
  threshold: Paise
  /** Ten-thousandths. */
  rateWithPan: number
  rateWithoutPan: number
}

/** What is known of the financial year (April to March) of a payee before a payout, over all author records with one PAN. */
export type TaxYear = {
  /** The first author record of the payee. */
  payee: number
  /** Royalties credited in the year, less what was taken back. */
  credited: Paise
  /** Paid in the year, tax included, without what failed. */
  paid: Paise
  /** How much of that tax was reckoned on. */
  taxed: Paise
  /** The part of the opening balance that is taxed when it is paid, because the year before was above its threshold. */
  carried: Paise
  /** How much of that tax was reckoned on. */
  carriedTaxed: Paise
  /** Paid in the year before, which was above its threshold in the end, and not taxed until now: the tax of it is due. */
  arrears: Paise
  /** By which the year before is taxed. */
  lastRates: Pick<TaxRule, 'rateWithPan' | 'rateWithoutPan'>
}

export type Withholding = {
  /** What tax is calculated on now: of this payout and of earlier ones that were not taxed. */
  base: Paise
  /** Ten-thousandths; that of the PAN's case also when nothing is withheld. */
  rate: number
  withheld: Paise
  /** The part of both that is due for the year before, by its rate; `arrears`: what of its base was paid then already. */
  last: { base: Paise; arrears: Paise; rate: number; withheld: Paise }
}

const FULL = 10_000
const RUPEE = 100

type Rates = Pick<TaxRule, 'threshold' | 'rateWithPan' | 'rateWithoutPan'>

/**
 * The tax that is due when a payout is made, or, of all of the balance, since it was credited. The year's total is what was credited or
 * paid in it, whichever is more by now: what is credited before it is paid counts when it is credited. Once the total exceeds the
 * threshold, tax is calculated on all that has been paid in the year and was not taxed yet. What was due when a year ended stays due in the next.
 * Tax is whole rupees, 50 paise up. Sources: docs/decisions/0030-tax-on-royalty.md
 * @param payout what leaves the balance, tax included.
 * @returns `withheld`: also when it is more than the payout.
 */
export function decideTaxDue(payout: Paise, year: TaxYear, rule: Rates, hasPan: boolean): Withholding {
  const [rate, lastRate] = [rule, year.lastRates].map((one) =>
    hasPan ? one.rateWithPan : one.rateWithoutPan,
  ) as [number, number] // as many as are mapped
  const paid = year.paid + payout
  const carried = Math.min(paid, Math.max(0, year.carried))
  const isAbove = Math.max(year.credited, paid) > rule.threshold
  const base = Math.max(0, (isAbove ? paid : carried) - year.taxed)
  const ofCarried = Math.min(base, Math.max(0, carried - year.carriedTaxed))
  const lastBase = year.arrears + ofCarried
  const lastWithheld = wholeRupees(lastBase * lastRate)
  // The sum of a payout is rounded, not its parts.
  const withheld = wholeRupees(lastBase * lastRate + (base - ofCarried) * rate)
  return {
    base: paise(year.arrears + base),
    rate,
    withheld: paise(withheld),
    last: { base: paise(lastBase), arrears: year.arrears, rate: lastRate, withheld: paise(lastWithheld) },
  }
}

/**
 * How much of a payout goes to the state: the tax that is due, and where that would be more than the payout, as much is taxed as the
 * payout bears, what is due for the year before first, and the rest with the next one.
 */
export function decideWithholding(payout: Paise, year: TaxYear, rule: Rates, hasPan: boolean): Withholding {
  const due = decideTaxDue(payout, year, rule, hasPan)
  if (due.withheld <= payout) return due
  const most = payout - (payout % RUPEE)
  const { last, rate } = due
  if (last.withheld > most) {
    const base = paise(Math.min(last.base, Math.floor((most * FULL) / last.rate)))
    const arrears = paise(Math.min(last.arrears, base))
    return { base, rate, withheld: paise(most), last: { ...last, base, arrears, withheld: paise(most) } }
  }
  const own = Math.min(due.base - last.base, Math.floor(((most - last.withheld) * FULL) / rate))
  return { base: paise(last.base + own), rate, withheld: paise(most), last }
}

/** The same year once the payout is made. */
export function yearAfter(year: TaxYear, payout: Paise, { base, last }: Withholding): TaxYear {
  return {
    ...year,
    paid: paise(year.paid + payout),
    taxed: paise(year.taxed + base - last.arrears),
    carriedTaxed: paise(year.carriedTaxed + last.base - last.arrears),
    arrears: paise(year.arrears - last.arrears),
  }
}

/** @param parts paise times ten-thousandths; amounts and rates are far from where that would not be exact. @returns whole rupees, in paise */
function wholeRupees(parts: number): number {
  return Math.floor((parts + (FULL * RUPEE) / 2) / (FULL * RUPEE)) * RUPEE
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
