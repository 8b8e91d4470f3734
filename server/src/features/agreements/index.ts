/** What the rest of the server needs of agreements: to decide who earns what from a sale, and what a book costs. */
export { decideRoyalty } from './decide-royalty.ts'
export { loadPrices } from './load-prices.ts'
export { loadTerms } from './load-terms.ts'
export type { Earned, PricedLine, RoyaltyDecision } from './royalty-decision.ts'
export { showPrices } from './show-prices.ts'
export { takeBack } from './take-back.ts'
export { changesWithin, mrpOn } from './terms.ts'
