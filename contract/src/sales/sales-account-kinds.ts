import type { SalesChannel } from './sales-channels.ts'

/** Those that the company supplies itself, each by an account with a name. */
export const salesAccountKinds = ['shop', 'distributor', 'fair'] as const
export type SalesAccountKind = (typeof salesAccountKinds)[number]

export const salesAccountKindNames: Record<SalesAccountKind, string> = {
  shop: 'Shop',
  distributor: 'Distributor',
  fair: 'Fair',
}

/** What it sells is of one channel: rules of royalties, reports and statements go by that. At a fair the company sells by itself. */
export const channelOfKind = {
  shop: 'trade',
  distributor: 'trade',
  fair: 'direct',
} as const satisfies Record<SalesAccountKind, SalesChannel>

/** Channels whose sales may be of an account with a name. */
export const channelsOfAccounts: ReadonlySet<SalesChannel> = new Set(Object.values(channelOfKind))

/** Names are the same whatever their case and the blanks in them. */
export function salesAccountKey(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** An account as the reader of files knows it. */
export type KnownAccount = {
  id: number
  channel: SalesChannel
  /** What it keeps of the price, in ten-thousandths; null: nothing is agreed. */
  discount: number | null
  /** As `salesAccountKey` makes them. */
  names: readonly string[]
}
