/** What reports need of payouts: how much tax a payout withholds, and by which rule; and what the close of a month does. */
export {
  decideTaxDue,
  decideWithholding,
  financialYear,
  type TaxYear,
  type Withholding,
  yearAfter,
} from './decide-withholding.ts'
export { findTaxToDeposit } from './find-tax-to-deposit.ts'
export { loadTaxYears } from './load-tax-years.ts'
export { findPayoutsFor, findReturnedFor } from './payouts-of-month.ts'
export { taxRuleInForce } from './settings-in-force.ts'
