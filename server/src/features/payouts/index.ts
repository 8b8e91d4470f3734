/** What reports need of payouts: how much tax a payout withholds, and by which rule. */
export {
  decideTaxDue,
  decideWithholding,
  financialYear,
  type TaxYear,
  type Withholding,
} from './decide-withholding.ts'
export { loadTaxYears } from './load-tax-years.ts'
export { taxRuleInForce } from './settings-in-force.ts'
