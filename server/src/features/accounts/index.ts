/** What other features know of accounts: who may call, and that an author can leave. */
export { anyAccount, ownAuthor, signedIn } from './access.ts'
export type { AuthorCaller, Caller } from './caller.ts'
export type { AtClosure } from './close-account.ts'
export { getOwnProfile } from './get-profile.ts'
