import { Chip } from '@mui/material'
import {
  basisNames,
  publisherNames,
  publishersOfRecord,
  ruleBases,
} from '@panai/contract/royalties/royalty-terms'
import type { RoyaltyRule } from '@panai/contract/royalties/staff/terms'
import { channelNames, salesChannels } from '@panai/contract/sales/sales-channels'

/** How terms are called on the console's screens. */

const states = {
  future: { label: 'Upcoming', color: 'info' },
  in_force: { label: 'In force', color: 'success' },
  past: { label: 'Past', color: 'default' },
  withdrawn: { label: 'Revoked', color: 'default' },
} as const

export function StateChip({ state }: Pick<RoyaltyRule, 'state'>) {
  return <Chip size="small" variant="outlined" {...states[state]} />
}

export function sayRate({ percent, basis }: Pick<RoyaltyRule, 'percent' | 'basis'>): string {
  return `${percent} % ${basisNames[basis]}`
}

export const channelChoices = salesChannels.map((id) => ({ id, name: channelNames[id] }))
export const basisChoices = ruleBases.map((id) => ({ id, name: basisNames[id] }))
export const publisherChoices = publishersOfRecord.map((id) => ({ id, name: publisherNames[id] }))
