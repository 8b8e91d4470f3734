/** What the rest of the server may use of the sales files. */

export { importSales } from './import-sales.ts'
export { filesToLookAt } from './imports/show-import.ts'
export { countOpenRows } from './month/count-open-rows.ts'
export { findMissingFiles } from './month/find-missing-files.ts'
export { findCounted, lockOwed, type OwedRow } from './posting/lock-owed.ts'
export { findStanding, standingOf, toNamed } from './sales-accounts/known-accounts.ts'
export { changeBooks } from './waiting/change-books.ts'
