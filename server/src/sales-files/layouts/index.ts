import { acxSalesDetail } from './acx-sales-detail.ts'
import { amazonSettlement } from './amazon-settlement.ts'
import { amazonTax } from './amazon-tax.ts'
import { appleFinancial } from './apple-financial.ts'
import { draft2digitalRaw } from './draft2digital-raw.ts'
import { flipkartOrders } from './flipkart-orders.ts'
import { flipkartSales } from './flipkart-sales.ts'
import { googleEarnings } from './google-earnings.ts'
import { googleSummary } from './google-summary.ts'
import { ingramCompensation } from './ingram-compensation.ts'
import { kdpCombined, kdpEbook, kdpPrint } from './kdp-estimator.ts'
import { kdpKenp, kdpOrders } from './kdp-kenp-and-orders.ts'
import { kdpFirstEbook, kdpFirstPrint, kdpPriorMonths } from './kdp-reports.ts'
import { koboSales } from './kobo-sales.ts'
import type { Report } from './layout.ts'
import { panaiCsv } from './panai-csv.ts'
import { shopifyOrders } from './shopify-orders.ts'
import { woocommerceOrders } from './woocommerce-orders.ts'

/**
 * Every report that is read. Of signatures of the same length the first wins: a sheet of KDP's with ISBN
 * and ASIN is one of printed books.
 */
export const layouts: readonly Report[] = [
  kdpCombined,
  kdpPrint,
  kdpEbook,
  kdpKenp,
  kdpOrders,
  kdpPriorMonths,
  kdpFirstPrint,
  kdpFirstEbook,
  ingramCompensation,
  googleEarnings,
  googleSummary,
  appleFinancial,
  koboSales,
  draft2digitalRaw,
  acxSalesDetail,
  amazonSettlement,
  amazonTax,
  flipkartOrders,
  flipkartSales,
  shopifyOrders,
  woocommerceOrders,
  panaiCsv,
]
