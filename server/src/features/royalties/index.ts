/** What others need of royalties: to record what was sold and to pay. */
export type { NewPayout, NewSale } from './decide-entries.ts'
export { findLedgerDifferences, type LedgerDifference } from './find-ledger-differences.ts'
export { lockAuthors } from './lock-authors.ts'
export { makePayout } from './make-payout.ts'
export { recordSales } from './record-sales.ts'
export { settlePayout } from './settle-payout.ts'
export { payoutsTable, salesTable } from './tables.ts'
