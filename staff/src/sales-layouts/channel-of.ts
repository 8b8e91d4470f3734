import { channelNames } from '@panai/contract/sales/sales-channels'
import type { SalesLayout } from '@panai/contract/sales-import/staff/sales-layouts'

export function channelOf({ channel, sales_account_name }: SalesLayout): string {
  return sales_account_name ?? (channel === null ? 'as its rows say' : channelNames[channel])
}
