import type { FindingSeverity } from '@panai/contract/manuscripts/manuscript-checks'

/** How bad a finding is, as a colour of the console; its name says it too. */
export const severityColours = {
  stops: 'error',
  mend: 'warning',
  information: 'default',
} as const satisfies Record<FindingSeverity, string>
