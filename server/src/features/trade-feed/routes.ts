import { tradeFeedAsCsv, tradeFeedAsOnix } from '@panai/contract/catalogue/staff/trade-feed'
import { staffFileRoute } from '../../access/staff-route.ts'
import { eachTradeBook } from './each-trade-book.ts'
import { writeOnix, writeTradeTable } from './write-feed.ts'

/** @param origin where the covers are found. */
export function tradeFeedRoutes(origin: string) {
  const place = ({ since }: { since?: string | undefined }) => ({
    origin,
    since: since === undefined ? null : new Date(since),
  })
  return [
    staffFileRoute(tradeFeedAsOnix, async ({ db, input }) =>
      writeOnix(eachTradeBook(db, place(input)), new Date()),
    ),
    staffFileRoute(tradeFeedAsCsv, async ({ db, input }) => writeTradeTable(eachTradeBook(db, place(input)))),
  ]
}
