/** What others need of payouts. */
export { payoutToAuthor } from './payout-to-author.ts'
export { payoutRoutes } from './routes.ts'
