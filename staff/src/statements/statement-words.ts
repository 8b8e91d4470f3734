import type { StatementFlag, StatementRunState, StatementState } from '@panai/contract/statement-states'

export const stateLooks = {
  draft: { label: 'Draft', color: 'default' },
  verified: { label: 'Verified', color: 'info' },
  issued: { label: 'Issued', color: 'success' },
  locked: { label: 'Locked', color: 'success' },
} as const satisfies Record<StatementState, object>

export const runLooks = {
  working: { label: 'Being made', color: 'warning' },
  ready: { label: 'Ready', color: 'success' },
  issuing: { label: 'Being issued', color: 'warning' },
  discarded: { label: 'Thrown away', color: 'default' },
} as const satisfies Record<StatementRunState, object>

export const flagWords: Record<StatementFlag, string> = {
  negative: 'Closes below zero',
  doubled: 'More than double the last one',
  halved: 'Less than half of the last one',
  many_returns: 'More than half came back',
}
