import {
  getEarnings,
  getSalesCoverage,
  getSalesSummary,
  listPayouts,
  listSales,
  payoutsAsCsv,
  salesAsCsv,
} from '@panai/contract/royalties/royalties'
import { shared } from '../../access/access.ts'
import { ok, success } from '../../http/answers.ts'
import { fileRoute, route } from '../../http/route.ts'
import { listDataUpTo, listEstimates } from './get-coverage.ts'
import { listBooksOf, listMonthsOf } from './get-earnings.ts'
import { getTotals } from './get-totals.ts'
import { extentOf, placeIn } from './history-place.ts'
import { listPayoutsOf } from './list-payouts.ts'
import { listSalesOf } from './list-sales.ts'
import { staffSaleRoutes } from './staff/routes.ts'
import { payoutsTable, salesTable } from './tables.ts'

export const royaltyRoutes = [
  route(getSalesSummary, shared(getSalesSummary.access), async ({ db, input }) =>
    ok((await getTotals(db, input.id)).summary),
  ),
  route(listSales, shared(listSales.access), async ({ db, input }) => {
    const place = placeIn(input)
    const [{ sales }, sales_history] = await Promise.all([
      getTotals(db, input.id),
      listSalesOf(db, input.id, place),
    ])
    return { success, data: { sales_history }, meta: { ...place, ...extentOf(sales, place) } }
  }),
  route(listPayouts, shared(listPayouts.access), async ({ db, input }) => {
    const place = placeIn(input)
    const [{ payouts }, payout_history] = await Promise.all([
      getTotals(db, input.id),
      listPayoutsOf(db, input.id, place),
    ])
    return { success, data: { payout_history }, meta: { ...place, ...extentOf(payouts, place) } }
  }),
  route(getEarnings, shared(getEarnings.access), async ({ db, input }) => {
    await getTotals(db, input.id)
    const [by_month, by_book] = await Promise.all([listMonthsOf(db, input.id), listBooksOf(db, input.id)])
    return ok({ by_month, by_book })
  }),
  route(getSalesCoverage, shared(getSalesCoverage.access), async ({ db, input }) => {
    await getTotals(db, input.id)
    const [channels, estimates] = await Promise.all([listDataUpTo(db, input.id), listEstimates(db, input.id)])
    return ok({ channels, estimates })
  }),
  fileRoute(salesAsCsv, shared(salesAsCsv.access), async ({ db, input, language }) => {
    await getTotals(db, input.id)
    return salesTable(db, input.id, language)
  }),
  fileRoute(payoutsAsCsv, shared(payoutsAsCsv.access), async ({ db, input, language }) => {
    await getTotals(db, input.id)
    return payoutsTable(db, input.id, language)
  }),
  ...staffSaleRoutes,
]
