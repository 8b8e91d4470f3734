/** What others need of agreements: to decide what a sale earns, and whom. */
export { decideRoyalty } from './decide-royalty.ts'
export { loadTerms } from './load-terms.ts'
export type { Earned, PricedLine, RoyaltyDecision } from './royalty-decision.ts'
