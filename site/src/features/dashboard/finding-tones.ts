import type { FindingSeverity } from '@panai/contract/manuscripts/manuscript-checks'
import type { BadgeTone } from '../../ui/badge.tsx'

/** How bad a finding is, as a colour; its name says it too. */
export const findingTones = {
  stops: 'yellow',
  mend: 'blue',
  information: 'grey',
} as const satisfies Record<FindingSeverity, BadgeTone>
