import type { WorkbookCell } from './a-workbook.ts'

/** The columns of each channel's files, with what a plain row holds: long, since the files are wide. */

export type Row = Readonly<Record<string, WorkbookCell>>

/** The header of a layout with what its cells hold unless a row says otherwise. */
export type SampleLayout = readonly (readonly [heading: string, cell: WorkbookCell])[]

/** The cells of a table: the header, then each row in its order. */
export function tableOf(layout: SampleLayout, rows: readonly Row[]): WorkbookCell[][] {
  const unknown = rows
    .flatMap((row) => Object.keys(row))
    .find((name) => !layout.some(([heading]) => heading === name))
  if (unknown !== undefined) throw new Error(`the layout has no column ${unknown}`)
  const header = layout.map(([heading]) => heading)
  return [
    header,
    ...rows.map((row) => layout.map(([heading, plain]) => (heading in row ? (row[heading] ?? null) : plain))),
  ]
}

const kdpStart = [
  ['Title', 'பொன்னியின் செல்வன்'],
  ['Author Name', 'கல்கி'],
] as const

const kdpCounted = [
  ['Marketplace', 'Amazon.in'],
  ['Royalty Type', '70%'],
  ['Transaction Type', 'Standard'],
  ['Units Sold', 3],
  ['Units Refunded', 1],
  ['Net Units Sold', 2],
  ['Avg. List Price without tax', 199],
  ['Avg. Offer Price without tax', 149.5],
] as const

export const kdpCombinedLayout: SampleLayout = [
  ['Royalty Date', '2026-04'],
  ...kdpStart,
  ['ASIN/ISBN', 'B0CXYZ1234'],
  ...kdpCounted,
  ['Avg. Delivery/Manufacturing cost', 7],
  ['Royalty', 199.5],
  ['Currency', 'INR'],
]

export const kdpEbookLayout: SampleLayout = [
  ['Royalty Date', '2026-04-03'],
  ...kdpStart,
  ['ASIN', 'B0CXYZ1234'],
  ...kdpCounted,
  ['Avg. File Size (MB)', 1.2],
  ['Avg. Delivery Cost', 7],
  ['Royalty', 199.5],
  ['Currency', 'INR'],
]

export const kdpPrintLayout: SampleLayout = [
  ['Royalty Date', '2026-04-03'],
  ['Order Date', '2026-04-01'],
  ...kdpStart,
  ['ISBN', '9788194012344'],
  ...kdpCounted,
  ['Avg. Manufacturing Cost', 80],
  ['Royalty', 39.5],
  ['Currency', 'INR'],
]

function kdpPrior(netHeading: string, costHeading: string, royaltyHeading: string): SampleLayout {
  return [
    ['Title', 'பொன்னியின் செல்வன்'],
    ['Author', 'கல்கி'],
    ['ASIN/ISBN', 'B0CXYZ1234'],
    ['Marketplace', 'Amazon.in'],
    ['Units Sold', 3],
    ['Units Refunded', 1],
    [netHeading, 2],
    ['Royalty Type', '70%'],
    ['Payout Plan', 'Standard'],
    ['Currency', 'INR'],
    ['Avg. List Price without tax', 199],
    ['Avg. Offer Price without tax', 149.5],
    ['Avg. File Size (MB)', 1.2],
    [costHeading, 7],
    [royaltyHeading, 199.5],
  ]
}

export const kdpPriorLayouts = {
  older: kdpPrior('Net Units Sold or KENP Read**', 'Avg. Delivery Cost', 'Royalty'),
  newer: kdpPrior('Net Units Sold or Combined KENP', 'Avg. Delivery/Manufacturing cost', 'Earnings'),
} as const

export const kdpFirstEbookLayout: SampleLayout = [
  ['Title', 'பொன்னியின் செல்வன்'],
  ['Author', 'கல்கி'],
  ['ASIN', 'B0CXYZ1234'],
  ['Marketplace', 'Amazon.in'],
  ['Units Sold', 3],
  ['Units Refunded', 1],
  ['Net Units Sold', 2],
  ['Royalty Type', '70%'],
  ['Transaction Type', 'Standard'],
  ['Currency', 'INR'],
  ['Avg. List Price without tax', 199],
  ['Avg. Offer Price without tax', 149.5],
  ['Avg. File Size (MB)', 1.2],
  ['Avg. Delivery Cost', 7],
  ['Royalty', 199.5],
]

const ingramFigures: SampleLayout = [
  ['Quantity', 10],
  ['avg_list_price', 399],
  ['extended_list', 3990],
  ['avg_discount_%', 55],
  ['extended_discount', 2194.5],
  ['avg_wholesale_price', 179.55],
  ['extended_wholesale', 1795.5],
  ['avg_print_charge', 80.1],
  ['extended_print_charge', 801],
  ['gross_pub_comp', 994.5],
  ['extended_adjustments', 0],
  ['extended_recovery', 0],
  ['pub_comp', 994.5],
]

const ingramReturns: SampleLayout = [
  ['return_quantity', 0],
  ['return_wholesale', 0],
  ['return_charge', 0],
  ['return_total', 0],
]

const ingramNet: SampleLayout = [
  ['net_quantity', 10],
  ['net_wholesale', 1795.5],
  ['net_pub_comp', 994.5],
]

function prefixed(prefix: string, layout: SampleLayout): SampleLayout {
  return layout.map(([heading, cell]) => [`${prefix}_${heading}`, prefix === 'YTD' ? 999 : cell] as const)
}

/** `MTD`: of a month; `PTD`: of the reported period. The year's figures are wrong on purpose: nobody may read them. */
export function ingramLayout(flavour: 'MTD' | 'PTD'): SampleLayout {
  return [
    ['publisher_number', '6001234'],
    ['publisher_name', 'Panai'],
    ['isbn', '8194012341'],
    ['sku', ''],
    ['parent_isbn', ''],
    ['title', 'The 12" Ruler'],
    ['author', 'கல்கி'],
    ['page_count', 240],
    ['binding_type', 'Perfectbound (Trade Paper'],
    ['book_type_id', 'POD'],
    ['list_price', 399],
    ['wholesale_discount_%', 55],
    ...prefixed(flavour, ingramFigures),
    ...prefixed('YTD', ingramFigures),
    ['deferral_balance', 0],
    ['reporting_currency_code', 'INR'],
    ['period_name', 'MAY-26'],
    ['original_deferral_amount', 0],
    ...prefixed(flavour, ingramReturns),
    ...prefixed('YTD', ingramReturns),
    ...prefixed(flavour, ingramNet),
    ...prefixed('YTD', ingramNet),
    ['returns_flag_value', 'No'],
    ['publisher_imprint', 'Panai'],
    ['isbn_13', '9788194012344'],
    ['market', 'LS-United States'],
    ['sales_category', 'Wholesale'],
    ['Mtd_global_distribution_fee', 0],
  ]
}

/** The last columns as one of the spellings that are described; another is read by what its names are about. */
export const googleLayout: SampleLayout = [
  ['Earnings Date', '2026-04-05'],
  ['Transaction Date', '2026-04-04'],
  ['Id', 'GPA.3300-1111-2222-33333'],
  ['Product', 'ebook'],
  ['Type', 'Sale'],
  ['Preorder', 'No'],
  ['Qty', 1],
  ['Primary ISBN', "'9788194012344"],
  ['Imprint Name', 'Panai'],
  ['Title', 'பொன்னியின் செல்வன்'],
  ['Author', 'கல்கி'],
  ['Original List Price Currency', 'INR'],
  ['Original List Price', 199],
  ['List Price Currency', 'INR'],
  ['List Price [tax inclusive]', 199],
  ['List Price [tax exclusive]', 168.64],
  ['Country of Sale', 'IN'],
  ['Publisher Revenue %', '70.00%'],
  ['Publisher Revenue', 118.05],
  ['Payment Currency', 'INR'],
  ['Payment Amount', 118.05],
  ['Currency Conversion Rate', 1],
]

export const settlementLayout: SampleLayout = [
  ['settlement-id', '18000001'],
  ['settlement-start-date', ''],
  ['settlement-end-date', ''],
  ['deposit-date', ''],
  ['total-amount', ''],
  ['currency', ''],
  ['transaction-type', 'Order'],
  ['order-id', '403-1111111-2222222'],
  ['merchant-order-id', ''],
  ['adjustment-id', ''],
  ['shipment-id', 'S1'],
  ['marketplace-name', 'Amazon.in'],
  ['amount-type', 'ItemPrice'],
  ['amount-description', 'Principal'],
  ['amount', '399.00'],
  ['fulfillment-id', 'MFN'],
  ['posted-date', '2026-04-05'],
  ['posted-date-time', '2026-04-05 10:00:00 UTC'],
  ['order-item-code', '1'],
  ['merchant-order-item-id', ''],
  ['merchant-adjustment-item-id', ''],
  ['sku', 'PANAI-001'],
  ['quantity-purchased', ''],
  ['promotion-id', ''],
]

/** Names with line breaks and doubled blanks as the channel writes them; the sums stand in a row below. */
export const flipkartLayout: SampleLayout = [
  ['Payment\nDate', '2026-04-15'],
  ['Order ID', 'OD330000000000000001'],
  ['Order item ID', '33000000000000000101'],
  ['Bank Settlement Value (Rs.) \n= SUM(E:H)', 320.5],
  ['Sale Amount (Rs.)', 399],
  ['Refund (Rs.)', 0],
  ['Marketplace Fee (Rs.)', -70],
  ['Taxes (Rs.)', -8.5],
  ['Commission (Rs.)', -50],
  ['Fixed Fee  (Rs.)', -20],
  ['Seller SKU', 'PANAI-001'],
  ['Quantity', 1],
]

export const panaiLayout: SampleLayout = [
  ['sale_date', '2026-04-05'],
  ['channel', 'direct'],
  ['order_id', ''],
  ['isbn', '9788194012344'],
  ['asin', ''],
  ['sku', ''],
  ['title', 'பொன்னியின் செல்வன்'],
  ['author', 'கல்கி'],
  ['format', 'paperback'],
  ['units', 2],
  ['free_units', ''],
  ['currency', 'INR'],
  ['list_price', '399.00'],
  ['amount', '798.00'],
  ['costs', ''],
  ['proceeds', ''],
  ['royalty', ''],
  ['royalty_basis', ''],
  ['marketplace', ''],
  ['buyer_name', ''],
  ['paid_on', ''],
  ['payment_method', ''],
  ['estimated', ''],
]
