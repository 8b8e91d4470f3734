import { type Paise, paise } from '@panai/contract/money/money'
import type { PayoutMethod } from '@panai/contract/money/payout-methods'
import { type HeldReason, LEAST_PAYOUT_PAISE } from '@panai/contract/payouts/staff/payout-rules'
import {
  decideWithholding,
  type TaxRule,
  type TaxYear,
  type Withholding,
  yearAfter,
} from './decide-withholding.ts'
import type { Payee } from './payee.ts'

/** What is known of an author when it is decided whether to pay. */
export type AuthorFacts = {
  authorId: number
  /** The balance of the ledger. */
  unpaid: Paise
  /** What the last issued statement leaves, less payouts made since, with what was advanced since; null: there is neither. */
  ofStatement: Paise | null
  year: TaxYear
  payee: Payee | null
  inOtherRun: boolean
  paidThisMonth: boolean
}

export type Terms = {
  settings: { threshold: Paise; holdsWithoutPan: boolean; upiLimit: Paise }
  rule: Pick<TaxRule, 'threshold' | 'rateWithPan' | 'rateWithoutPan'>
}

export type Decision = {
  payable: Paise
  tax: Withholding
  hasPan: boolean
  /** Credited or paid to the payee in the financial year, whichever is more, this payout included. */
  yearTotal: Paise
} & (
  | { state: 'to_pay'; method: PayoutMethod; masked: string; detailsId: number }
  | {
      state: 'held'
      heldFor: HeldReason
      method: PayoutMethod | null
      masked: string | null
      detailsId: null
    }
)

const none = { base: paise(0), rate: 0, withheld: paise(0) }
const untaxed: Withholding = { ...none, last: { ...none, arrears: paise(0) } }

/**
 * Decides of all of them, in the order of their numbers: what is paid to one author record of a payee counts for the tax of the next.
 */
export function decideItems(facts: readonly AuthorFacts[], terms: Terms): Map<number, Decision> {
  const years = new Map<number, TaxYear>()
  const decisions = new Map<number, Decision>()
  for (const one of facts.toSorted((a, b) => a.authorId - b.authorId)) {
    const year = years.get(one.year.payee) ?? one.year
    const decision = decideItem({ ...one, year }, terms)
    decisions.set(one.authorId, decision)
    years.set(
      year.payee,
      decision.state === 'to_pay' ? yearAfter(year, decision.payable, decision.tax) : year,
    )
  }
  return decisions
}

/** Whether an author is paid, how much and with which tax, or the first reason why not. */
function decideItem(facts: AuthorFacts, { settings, rule }: Terms): Decision {
  const { unpaid, ofStatement, payee, year } = facts
  const payable = paise(unpaid < 0 ? unpaid : Math.max(0, Math.min(ofStatement ?? 0, unpaid)))
  const hasPan = payee?.hasPan ?? false
  const tax = payable > 0 ? decideWithholding(payable, year, rule, hasPan) : untaxed
  const yearTotal = paise(Math.max(0, year.credited, year.paid + Math.max(0, payable)))
  const shown = { payable, tax, hasPan, yearTotal }
  const reason = reasonNotToPay(facts, payable, tax.withheld, settings)
  if (reason === null && payee?.payable === true) {
    const { method, masked, detailsId } = payee
    return { ...shown, state: 'to_pay', method, masked, detailsId }
  }
  const way = payee?.payable ? { method: payee.method, masked: payee.masked } : { method: null, masked: null }
  return { ...shown, tax: untaxed, ...way, state: 'held', heldFor: reason ?? 'no_details', detailsId: null }
}

function reasonNotToPay(
  { unpaid, ofStatement, payee, inOtherRun, paidThisMonth }: AuthorFacts,
  payable: Paise,
  withheld: Paise,
  { threshold, holdsWithoutPan, upiLimit }: Terms['settings'],
): HeldReason | null {
  if (unpaid < 0) return 'negative_balance'
  if (inOtherRun) return 'in_other_run'
  if (ofStatement === null) return 'no_statement'
  if (payable <= 0) return 'nothing_payable'
  if (paidThisMonth) return 'paid_already'
  if (payable < threshold) return 'below_threshold'
  if (payee === null) return 'no_details'
  if (!payee.payable) return payee.reason
  if (holdsWithoutPan && !payee.hasPan) return 'no_pan'
  if (payable - withheld < LEAST_PAYOUT_PAISE) return 'tax_takes_all'
  return payee.method === 'UPI' && payable - withheld > upiLimit ? 'over_upi_limit' : null
}
