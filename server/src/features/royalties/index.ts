/** What others need of royalties: to record what was sold and to pay. */

export { completePayouts } from './complete-payouts.ts'
export type { Entry, NewPayout, NewSale } from './decide-entries.ts'
export { findLedgerDifferences, type LedgerDifference } from './find-ledger-differences.ts'
export { lockAuthors } from './lock-authors.ts'
export { makePayout } from './make-payout.ts'
export { makePayouts } from './make-payouts.ts'
export { openJournal, postTo } from './post.ts'
export { recordSales } from './record-sales.ts'
export { reverseJournal } from './reverse-journal.ts'
export { reverseSales } from './reverse-sales.ts'
export { settlePayout } from './settle-payout.ts'
export { payoutsTable, salesTable } from './tables.ts'
