/** What others need of what is entered by hand for authors. */
export { listAllAccountEntries } from './list-account-entries.ts'
