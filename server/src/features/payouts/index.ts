/** What others need of payouts. */
export type { BankAccount, Payee, PayeeDesk } from './payee.ts'
export { payoutToAuthor } from './payout-to-author.ts'
export { payoutRoutes } from './routes.ts'
