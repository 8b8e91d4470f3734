import { type SalesChannel, salesChannels } from '@panai/contract/sales/sales-channels'
import type { Database } from '../../db/database.ts'
import { noFigures } from './figures.ts'
import { sumKinds } from './sales-query.ts'

type Compared = Record<'before' | 'now', { copies: number; royalty: number }> & { channel: SalesChannel }

/** Copies and royalty (in paise) of two months (`2026-09`, `2026-10`) that follow each other, by channels that sold in one of them. */
export async function compareChannels(db: Database, before: string, month: string): Promise<Compared[]> {
  const cells = await sumKinds(db, { from: before, to: month }, 'channel', 'month')
  const of = (channel: SalesChannel, column: string) => {
    const found = cells.find((cell) => cell.row === channel && cell.column === column)
    const { copies, royalty } = found ?? noFigures
    return { copies, royalty }
  }
  return salesChannels
    .filter((channel) => cells.some(({ row }) => row === channel))
    .map((channel) => ({ channel, before: of(channel, before), now: of(channel, month) }))
}
