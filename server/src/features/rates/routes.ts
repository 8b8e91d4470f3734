import { toRupees } from '@panai/contract/money/money'
import { ratesToJson } from '@panai/contract/royalties/calculator-rates'
import { getCalculatorRates, type PriceParts } from '@panai/contract/royalties/rates'
import {
  type CopyEstimate,
  defaultCalculation,
  estimateCopy,
} from '@panai/contract/royalties/royalty-calculator'
import { ok } from '../../http/answers.ts'
import { anyone, type Route, route } from '../../http/route.ts'
import { ratesInForce } from './rates-queries.ts'
import { staffRateRoutes } from './staff/routes.ts'

export const ratesRoutes: Route[] = [
  route(getCalculatorRates, anyone, async ({ db }) => {
    const { validFrom, rates } = await ratesInForce(db)
    const example = toParts(estimateCopy(rates, defaultCalculation))
    return ok({ valid_from: validFrom, ...ratesToJson(rates), example })
  }),
  ...staffRateRoutes,
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
