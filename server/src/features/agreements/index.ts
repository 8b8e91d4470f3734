/** What other features need of agreements: to decide who earns what from a sale. */
export { decideRoyalty } from './decide-royalty.ts'
export { loadTerms } from './load-terms.ts'
export type { Earned, PricedLine, RoyaltyDecision } from './royalty-decision.ts'
