/**
 * A statement is made as a draft, is verified by somebody, then issued, which its author is told of, and is locked once it is paid or
 * the next one is issued. An issued one never changes: what was wrong is put right by the next.
 */
export const statementStates = ['draft', 'verified', 'issued', 'locked'] as const
export type StatementState = (typeof statementStates)[number]

/** A run makes its statements in the background, and issues them so. One that nobody has been told of may be thrown away. */
export const statementRunStates = ['working', 'ready', 'issuing', 'discarded'] as const
export type StatementRunState = (typeof statementRunStates)[number]

/**
 * What a line of a statement stands for. `return`: copies that came back. `correction`: a sale that was taken back since it was
 * recorded. `payout` and `tax` leave the balance, or come back to it when a payout failed. `adjustment`, `opening` and `advance` were entered by
 * hand, with a reason; `recoupment`: royalty that was set off against an advance. `other`: any other entry of the ledger.
 */
export const statementLineKinds = [
  'sale',
  'return',
  'correction',
  'payout',
  'tax',
  'adjustment',
  'opening',
  'advance',
  'recoupment',
  'other',
] as const
export type StatementLineKind = (typeof statementLineKinds)[number]

/** Lines that stand for a sum of sales; the others are single entries, with a day. */
export function isOfSales(kind: StatementLineKind): boolean {
  return kind === 'sale' || kind === 'return' || kind === 'correction'
}

/** What somebody should look at before a statement is verified. */
export const statementFlags = ['negative', 'doubled', 'halved', 'many_returns'] as const
export type StatementFlag = (typeof statementFlags)[number]

/** How a royalty was worked out, as it is kept with each sale. */
export const royaltyWays = ['net', 'mrp', 'calculator', 'file'] as const
export type RoyaltyWay = (typeof royaltyWays)[number]
