import { amazonSettlement } from './amazon-settlement.ts'
import { flipkartOrders } from './flipkart-orders.ts'
import { googleEarnings } from './google-earnings.ts'
import { ingramCompensation } from './ingram-compensation.ts'
import { kdpCombined, kdpEbook, kdpKenp, kdpOrders, kdpPrint } from './kdp-estimator.ts'
import { kdpFirstEbook, kdpPriorMonths } from './kdp-reports.ts'
import type { Layout } from './layout.ts'
import { panaiCsv } from './panai-csv.ts'

/** Every layout that is read; the contract has their names. */
export const layouts: readonly Layout[] = [
  kdpCombined,
  kdpEbook,
  kdpPrint,
  kdpKenp,
  kdpOrders,
  kdpPriorMonths,
  kdpFirstEbook,
  ingramCompensation,
  googleEarnings,
  amazonSettlement,
  flipkartOrders,
  panaiCsv,
]
