import { staffMessages } from '@panai/contract/console/staff/messages'
import { toRupees } from '@panai/contract/money/money'
import { ratesToJson } from '@panai/contract/royalties/calculator-rates'
import { getCalculatorRates, type PriceParts } from '@panai/contract/royalties/rates'
import {
  type CopyEstimate,
  defaultCalculation,
  estimateCopy,
} from '@panai/contract/royalties/royalty-calculator'
import {
  changeRates,
  createRates,
  deleteRates,
  getStaffRates,
  listStaffRates,
} from '@panai/contract/royalties/staff/rates'
import { staffRoute } from '../../access/staff-route.ts'
import { ok } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { anyone, type Route, route } from '../../http/route.ts'
import { findStaffRates, listRates, ratesInForce } from './rates-queries.ts'
import { addRates, changeComingRates, takeBackRates } from './store-rates.ts'

export const ratesRoutes: Route[] = [
  route(getCalculatorRates, anyone, async ({ db }) => {
    const { validFrom, rates } = await ratesInForce(db)
    const example = toParts(estimateCopy(rates, defaultCalculation))
    return ok({ valid_from: validFrom, ...ratesToJson(rates), example })
  }),
  staffRoute(listStaffRates, async ({ db, input }) => toList(input, await listRates(db, input))),
  staffRoute(getStaffRates, async ({ db, input }) => {
    const rates = await findStaffRates(db, input.id)
    if (!rates) throw new Refusal('not_found', staffMessages.notFound)
    return ok(rates)
  }),
  staffRoute(createRates, async ({ change, input }) => ok(await change((tx) => addRates(tx, input)))),
  staffRoute(changeRates, async ({ change, input: { id, version, ...changes } }) =>
    ok(await change((tx) => changeComingRates(tx, id, version, changes))),
  ),
  staffRoute(deleteRates, async ({ change, input: { id, version } }) => {
    await change((tx) => takeBackRates(tx, id, version))
    return ok({ id })
  }),
]

function toParts(copy: CopyEstimate): PriceParts {
  return {
    mrp: toRupees(copy.mrp),
    printing: toRupees(copy.printingCost),
    distribution: toRupees(copy.distributionCost),
    margin: toRupees(copy.platformMargin),
    royalty: toRupees(copy.royaltyPerCopy),
  }
}
