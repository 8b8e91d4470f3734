/** What other features know of accounts: who may call. */
export { anyAccount, ownAuthor, signedIn, staff } from './access.ts'
export type { AuthorCaller, Caller } from './caller.ts'
