import { acxSalesDetail } from '../src/sales-files/layouts/acx-sales-detail.ts'
import { amazonTax } from '../src/sales-files/layouts/amazon-tax.ts'
import { appleFinancial } from '../src/sales-files/layouts/apple-financial.ts'
import { draft2digitalRaw } from '../src/sales-files/layouts/draft2digital-raw.ts'
import { flipkartSales } from '../src/sales-files/layouts/flipkart-sales.ts'
import { googleSummary } from '../src/sales-files/layouts/google-summary.ts'
import { kdpKenp, kdpOrders } from '../src/sales-files/layouts/kdp-kenp-and-orders.ts'
import { koboSales } from '../src/sales-files/layouts/kobo-sales.ts'
import type { Report } from '../src/sales-files/layouts/layout.ts'
import { aTextTable, type TextCell, type TextForm } from './a-text-table.ts'
import { aWorkbook } from './a-workbook.ts'
import { type Row, type SampleLayout, tableOf } from './sales-layouts.ts'

/** Files of the channels that came later, as `sales-layouts.ts` has those of the first ones. Reports that are all data have their own. */

export const appleLayout = sampleOf(appleFinancial)
export const koboLayout = sampleOf(koboSales)
export const acxLayout = sampleOf(acxSalesDetail)
export const googleSummaryLayout = sampleOf(googleSummary)
export const amazonTaxLayout = sampleOf(amazonTax)
export const flipkartSalesLayout = sampleOf(flipkartSales)
export const kdpKenpLayout = sampleOf(kdpKenp)
export const kdpOrdersLayout = sampleOf(kdpOrders)
export const draft2digitalLayouts = {
  ebook: sampleOf(draft2digitalRaw),
  printed: sampleOf(draft2digitalRaw, 1),
} as const

function sampleOf({ samples }: Report, at = 0): SampleLayout {
  return samples[at]?.columns ?? []
}

export const shopifyLayout: SampleLayout = [
  ['Name', '#1001'],
  ['Email', 'reader@example.com'],
  ['Financial Status', 'paid'],
  ['Paid at', '2026-04-21 10:00:00 +0530'],
  ['Currency', 'INR'],
  ['Subtotal', 798],
  ['Shipping', 40],
  ['Total', 838],
  ['Discount Amount', 0],
  ['Created at', '2026-04-21 09:59:00 +0530'],
  ['Lineitem quantity', 2],
  ['Lineitem name', 'பொன்னியின் செல்வன்'],
  ['Lineitem price', 399],
  ['Lineitem compare at price', ''],
  ['Lineitem sku', 'PANAI-001'],
  ['Refunded Amount', 0],
  ['Vendor', 'Panai'],
  ['Lineitem discount', 0],
]

/** The cells of an order's further rows: what concerns the whole of it is empty. */
export const furtherItem: Row = Object.fromEntries(
  ['Financial Status', 'Paid at', 'Currency', 'Subtotal', 'Shipping', 'Total', 'Refunded Amount'].map(
    (heading) => [heading, ''],
  ),
)

export const woocommerceLayout: SampleLayout = [
  ['Date', '2026-04-21 10:00:00'],
  ['Order #', '2001'],
  ['N. Revenue (formatted)', '₹798.00'],
  ['Status', 'completed'],
  ['Customer', 'வாசகர்'],
  ['Customer type', 'new'],
  ['Product(s)', '2× பொன்னியின் செல்வன்'],
  ['Items sold', 2],
  ['Coupon(s)', ''],
  ['Net Sales', 798],
  ['Attribution', 'Direct'],
]

/** A file of one of these layouts as text; rows above the header where it has any. */
export function aSalesText(
  layout: SampleLayout,
  rows: readonly Row[],
  { above = [], ...form }: TextForm & { above?: TextCell[][] } = {},
): Uint8Array {
  const cells = tableOf(layout, rows).map((row) =>
    row.map((cell) => {
      if (typeof cell === 'object' && cell !== null) throw new Error('text has no formulas')
      return cell
    }),
  )
  return aTextTable([...above, ...cells], form)
}

export function aSalesWorkbook(layout: SampleLayout, rows: readonly Row[], sheet: string): Uint8Array {
  return aWorkbook({ [sheet]: tableOf(layout, rows) })
}
