import { Chip } from '@mui/material'
import type { PayoutSettings } from '@panai/contract/payouts/staff/payout-settings'

const states = {
  future: { label: 'Upcoming', color: 'info' },
  in_force: { label: 'In force', color: 'success' },
  past: { label: 'Past', color: 'default' },
} as const

export function StateChip({ state }: { state: PayoutSettings['state'] }) {
  return <Chip size="small" variant="outlined" {...states[state]} />
}
