/**
 * A statement is made as a draft, is verified by somebody, then issued, which its author is told of, and is locked once it is paid or
 * the next one is issued. An issued one never changes: what was wrong is put right by the next.
 */
export const statementStates = ['draft', 'verified', 'issued', 'locked'] as const
export type StatementState = (typeof statementStates)[number]
