import { aTextTable, type TextCell, type TextForm } from './a-text-table.ts'
import { aWorkbook } from './a-workbook.ts'
import { type Row, type SampleLayout, tableOf } from './sales-layouts.ts'

/** Files of the channels that came later, as `sales-layouts.ts` has those of the first ones. */

/** The totals that Apple writes below its rows have no cells behind them. */
export const appleLayout: SampleLayout = [
  ['Start Date', '03/29/2026'],
  ['End Date', '05/02/2026'],
  ['UPC', ''],
  ['ISRC/ISBN', '9788194012344'],
  ['Vendor Identifier', 'PANAI-001'],
  ['Quantity', 2],
  ['Partner Share', '69.30'],
  ['Extended Partner Share', '138.60'],
  ['Partner Share Currency', 'INR'],
  ['Sales or Return', 'S'],
  ['Apple Identifier', '1500000001'],
  ['Artist/Show/Developer/Author', 'கல்கி'],
  ['Title', 'பொன்னியின் செல்வன்'],
  ['Label/Studio/Network/Developer/Publisher', 'Panai'],
  ['Grid', ''],
  ['Product Type Identifier', 'EB1'],
  ['ISAN/Other Identifier', ''],
  ['Country Of Sale', 'IN'],
  ['Pre-order Flag', ''],
  ['Promo Code', ''],
  ['Customer Price', '99.00'],
  ['Customer Currency', 'INR'],
]

export const koboLayout: SampleLayout = [
  ['Date', '21/04/2026'],
  ['Country', 'IN'],
  ['State', ''],
  ['Zip Code', ''],
  ['Content Type', 'Book'],
  ['Total Qty', 3],
  ['Refund Reason', ''],
  ['DealID', ''],
  ['Publisher Name', 'Panai'],
  ['Imprint', ''],
  ['eISBN', '9788194012344'],
  ['Author', 'கல்கி'],
  ['Title', 'பொன்னியின் செல்வன்'],
  ['List Price', 199],
  ['Tax Excluded List Price', 168.64],
  ['COGS %', '70%'],
  ['COGS Amount (LP Currency)', 354.14],
  ['LP Currency', 'INR'],
  ['Foreign Exchange Rate to Payable Currency', 1],
  ['COGS (Payable Currency)', 354.14],
  ['COGS based LP', 199],
  ['COGS based LP excluding tax', 168.64],
  ['COGS based LP Currency', 'INR'],
  ['COGS Adjustment (Payable Currency)', 0],
  ['Net Due (Payable Currency)', 354.14],
  ['Payable Currency', 'INR'],
  ['Total Tax (Payable Currency)', 0],
]

function draft2digital(isbn: string, ...more: SampleLayout): SampleLayout {
  return [
    ['Start Date', '2026-04-01'],
    ['End Date', '2026-04-30'],
    ['Publisher', 'Panai'],
    ['Title ID', '100001'],
    [isbn, '9788194012344'],
    ['Title', 'பொன்னியின் செல்வன்'],
    ['Primary Author', 'கல்கி'],
    ['Distributor', 'Tolino'],
    ['Vendor', 'Tolino'],
    ['Country', 'DE'],
    ['Units Sold', 3],
    ['Units Returned', 1],
    ['Net Unit Sales', 2],
    ['Sales Model', 'Retail'],
    ['Retailer', 'Thalia'],
    ['List Price Per Unit', 3.99],
    ['Currency Code', 'EUR'],
    ['Offer Price Per Unit', 3.99],
    ['Royalty Percent', '60%'],
    ...more,
    ['Extended Sales Channel Revenue', 7.98],
    ['Publisher Share', 4.79],
    ['Publisher Share USD (estimated)', 5.17],
    ['Verified', 'Yes'],
  ]
}

export const draft2digitalLayouts = {
  ebook: draft2digital('Ebook ISBN', ['Sales Channel Share', 2.39], ['D2D Share', 0.8]),
  printed: draft2digital('Paperback ISBN', ['Unit Cost', 1.1]),
} as const

export const acxLayout: SampleLayout = [
  ['Royalty Earner', 'Panai'],
  ['Product ID', 'BK_ACX0_000001'],
  ['Author', 'கல்கி'],
  ['Title', 'பொன்னியின் செல்வன்'],
  ['Digital ISBN', ''],
  ['Provider Product ID', ''],
  ['Transaction Type', 'Sale'],
  ['Marketplace', 'US'],
  ['Purchase Type', 'AL'],
  ['Offer', ''],
  ['Royalty Rule', ''],
  ['Currency', 'USD'],
  ['Royalty Rate', '40%'],
  ['Payee Split', '100%'],
  ['Net Units', 2],
  ['Net Sales', 20.5],
  ['Net Royalties Earned', 8.2],
]

export const googleSummaryLayout: SampleLayout = [
  ['Title', 'பொன்னியின் செல்வன்'],
  ['Author', 'கல்கி'],
  ['Primary ISBN', "'9788194012344"],
  ['Country of Sale', 'IN'],
  ['Units Purchased', 5],
  ['Units Refunded', 1],
  ['Net Units Sold', 4],
  ['Total Publisher Earnings', 472.2],
]

export const amazonTaxLayout: SampleLayout = [
  ['Seller Gstin', '33AAAAA0000A1Z5'],
  ['Invoice Number', 'IN-1'],
  ['Invoice Date', '21-04-2026'],
  ['Transaction Type', 'Shipment'],
  ['Order Id', '403-1111111-2222222'],
  ['Shipment Id', 'S1'],
  ['Shipment Date', '21-04-2026'],
  ['Order Date', '20-04-2026'],
  ['Shipment Item Id', '1'],
  ['Quantity', 2],
  ['Item Description', 'பொன்னியின் செல்வன்'],
  ['Asin', '8194012341'],
  ['Hsn/sac', '4901'],
  ['Sku', 'PANAI-001'],
  ['Ship To State', 'TAMIL NADU'],
  ['Invoice Amount', 848],
  ['Tax Exclusive Gross', 840.38],
  ['Total Tax Amount', 7.62],
  ['Principal Amount', 798],
  ['Principal Amount Basis', 798],
  ['Shipping Amount', 50],
]

export const flipkartSalesLayout: SampleLayout = [
  ['Seller GSTIN', '33AAAAA0000A1Z5'],
  ['Order ID', 'OD330000000000000001'],
  ['Order Item ID', '33000000000000000101'],
  ['Product Title/Description', 'பொன்னியின் செல்வன்'],
  ['FSN', 'BOKX'],
  ['SKU', '"""SKU:PANAI-001"""'],
  ['HSN Code', 4901],
  ['Event Type', 'Sale'],
  ['Event Sub Type', 'Sale'],
  ['Order Date', '2026-04-21 00:00:00.0'],
  ['Item Quantity', 1],
  ['Price before discount', 450],
  ['Total Discount', 51],
  ['Price after discount (Price before discount-Total discount)', 399],
  ['Shipping Charges', 0],
  ['Taxable Value (Final Invoice Amount -Taxes)', 399],
]

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
