import {
  type StatementFlag,
  type StatementRunState,
  type StatementState,
  statementFlags,
} from '@panai/contract/statements/statement-states'

export const stateLooks = {
  draft: { label: 'Draft', color: 'default' },
  verified: { label: 'Verified', color: 'info' },
  issued: { label: 'Issued', color: 'success' },
  locked: { label: 'Locked', color: 'success' },
} as const satisfies Record<StatementState, object>

const runLooks = {
  working: { label: 'Being made', color: 'warning' },
  ready: { label: 'Ready to verify and issue', color: 'info' },
  issuing: { label: 'Being issued', color: 'warning' },
  discarded: { label: 'Discarded', color: 'default' },
} as const satisfies Record<StatementRunState, object>

type Counts = { state: StatementRunState; draft: number; verified: number; issued: number }

/** A run has no state of its own for "issued": it is one of which nothing is left to issue. */
export function looksOf({ state, draft, verified, issued }: Counts) {
  const isIssued = state === 'ready' && issued > 0 && draft + verified === 0
  return isIssued ? stateLooks.issued : runLooks[state]
}

/** How many drafts have which flag: "Closes below zero (2), More than half returned (1)". A draft may have several. */
export function sayFlags(flags: Readonly<Record<StatementFlag, number>>): string {
  return statementFlags
    .filter((flag) => flags[flag] > 0)
    .map((flag) => `${flagWords[flag]} (${flags[flag]})`)
    .join(', ')
}

export const flagWords: Record<StatementFlag, string> = {
  negative: 'Closes below zero',
  doubled: 'More than double the last one',
  halved: 'Less than half of the last one',
  many_returns: 'More than half returned',
}
