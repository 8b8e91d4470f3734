import { mrpParts } from '@panai/contract/royalties/royalty-calculator'
import type { Earnings } from './earnings.ts'
import { partLooks } from './part-looks.ts'

export type ChartProps = { shares: NonNullable<Earnings['shares']>; ofEachRupee: Earnings['ofEachRupee'] }

/** A chart in one sentence. The table below it has the amounts. */
export function spokenShares(ofEachRupee: Earnings['ofEachRupee']): string {
  return mrpParts.map((part) => `${partLooks[part].title} ${ofEachRupee[part]}%`).join(', ')
}
