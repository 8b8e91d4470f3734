import { channelNames } from '@panai/contract/royalties'
import type { SalesLayout } from '@panai/contract/staff/sales-layouts'

export function channelOf({ channel }: SalesLayout): string {
  return channel === null ? 'as its rows say' : channelNames[channel]
}
