/** What others need of royalties: to record what was sold, to pay, and to post what was entered by hand. */

export { completePayouts } from './complete-payouts.ts'
export {
  type Debtor,
  debtorOf,
  decideManualJournal,
  decideRecoupment,
  type Entry,
  type NewPayout,
  type NewSale,
} from './decide-entries.ts'
export { exchangeRate } from './exchange-rate.ts'
export { findLedgerDifferences, type LedgerDifference } from './find-ledger-differences.ts'
export { getTotals } from './get-totals.ts'
export { extentOf, placeIn } from './history-place.ts'
export { lockAuthors } from './lock-authors.ts'
export { makePayout } from './make-payout.ts'
export { makePayouts } from './make-payouts.ts'
export { openJournal, post, postOne, postTo } from './post.ts'
export { recordSales } from './record-sales.ts'
export { reverseJournal } from './reverse-journal.ts'
export { reverseSales } from './reverse-sales.ts'
export { settlePayout } from './settle-payout.ts'
export { payoutsTable, salesTable } from './tables.ts'
export { figuresOfLine, workingOf } from './working-of.ts'
