import { channelNames } from '@panai/contract/royalties/royalties'
import type { SalesLayout } from '@panai/contract/sales-import/staff/sales-layouts'

export function channelOf({ channel, sales_account_name }: SalesLayout): string {
  return sales_account_name ?? (channel === null ? 'as its rows say' : channelNames[channel])
}
