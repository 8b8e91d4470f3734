/** What other features know of the desk, and how it writes a book. */
export { waitingAtDesk } from './count-waiting.ts'
export { freeName } from './free-name.ts'
export { putContributors } from './put-book.ts'
export { orIsbnTaken, refuseBadReferences } from './refuse-bad-references.ts'
