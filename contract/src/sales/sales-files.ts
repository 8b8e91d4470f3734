import { uploadMessages } from '../http/upload-messages.ts'
import type { SalesChannel } from './sales-channels.ts'

/**
 * The layouts of sales files that are read, each with the channel it comes from and whether its figures are estimates. Estimates
 * are shown and never paid: the channel's statement of the same month follows. `panai-csv` names its channel row by row.
 */
export const salesLayouts = {
  'kdp-combined': { name: "KDP Royalties Estimator, 'Combined Sales'", channel: 'kdp', estimate: true },
  'kdp-ebook': { name: "KDP Royalties Estimator, 'eBook Royalty'", channel: 'kdp', estimate: true },
  'kdp-print': { name: 'KDP Royalties Estimator, paperbacks or hardcovers', channel: 'kdp', estimate: true },
  'kdp-kenp': { name: "KDP Royalties Estimator, 'KENP Read'", channel: 'kdp', estimate: true },
  'kdp-orders': { name: "KDP Royalties Estimator, 'eBook Orders Placed'", channel: 'kdp', estimate: true },
  'kdp-prior-months': { name: "KDP Prior Months' Royalties", channel: 'kdp', estimate: false },
  'kdp-first-ebook': { name: 'KDP e-book royalties (oldest sheet)', channel: 'kdp', estimate: false },
  'kdp-first-print': { name: 'KDP royalties of paperbacks or hardcovers', channel: 'kdp', estimate: false },
  'ingram-compensation': { name: 'IngramSpark publisher compensation', channel: 'ingram', estimate: false },
  'google-earnings': { name: 'Google Play Books earnings', channel: 'google-play', estimate: false },
  'amazon-settlement': { name: 'Amazon settlement, flat file V2', channel: 'amazon', estimate: false },
  'flipkart-orders': { name: "Flipkart settlement, 'Orders'", channel: 'flipkart', estimate: false },
  'google-summary': { name: 'Google Play Books sales summary', channel: 'google-play', estimate: true },
  'apple-financial': { name: 'Apple Books financial report', channel: 'apple', estimate: false },
  'kobo-sales': { name: 'Kobo Writing Life sales report', channel: 'kobo', estimate: false },
  'draft2digital-raw': { name: 'Draft2Digital raw sales data', channel: 'draft2digital', estimate: false },
  'acx-sales-detail': { name: "ACX, 'Sales Detail (Net Sales)'", channel: 'audible', estimate: false },
  'amazon-tax': { name: 'Amazon.in tax report (MTR)', channel: 'amazon', estimate: true },
  'flipkart-sales': { name: "Flipkart tax report, 'Sales Report'", channel: 'flipkart', estimate: true },
  'shopify-orders': { name: 'Shopify orders', channel: 'direct', estimate: false },
  'woocommerce-orders': { name: 'WooCommerce orders', channel: 'direct', estimate: false },
  'panai-csv': { name: 'Our own sales table', channel: null, estimate: false },
} as const satisfies Record<string, { name: string; channel: SalesChannel | null; estimate: boolean }>
export type SalesLayoutId = keyof typeof salesLayouts

/**
 * What a row counts. `copies`: sold and returned ones, with their money. `pages`: read pages. `orders`: orders of copies that another
 * sheet counts when they are paid for. `charges`: money that belongs to no book.
 */
export const salesMeasures = ['copies', 'pages', 'orders', 'charges'] as const
export type SalesMeasure = (typeof salesMeasures)[number]

/** What a royalty is a share of: of what the channel pays, or of the printed price. */
export const royaltyBases = ['net', 'mrp'] as const
export type RoyaltyBasis = (typeof royaltyBases)[number]

/**
 * Rows of a file that are no sales: a line of totals, the header once more, a note, an order whose state counts for `nothing` and that
 * lacks its day or book. They are shown, and left out if the clerk agrees.
 */
export const leftOutKinds = ['total', 'header', 'note', 'nothing'] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

/** Why a sheet is not read: it is none that we know, or another sheet of the file says the same in one. */
export const leftOutSheetKinds = ['unknown', 'repeated'] as const
export type LeftOutSheetKind = (typeof leftOutSheetKinds)[number]

/** Why a file is refused, whole. */
export const salesFileProblems = {
  too_large: 'The file is larger than we read',
  damaged: 'The file is damaged or was not transferred to its end',
  password_protected: 'The workbook is protected by a password: save it without one',
  old_workbook: 'This is a workbook of the old Excel format: open it and save it as .xlsx or CSV',
  web_page:
    'This is a web page with a table in it, though it may be named .xls: open it in a spreadsheet and save it as .xlsx or CSV',
  not_text: 'This is neither a workbook nor a table as text',
  bad_encoding: 'The text is damaged: it is UTF-8 with bytes that are not',
  harmful: uploadMessages.harmful,
  unscanned: uploadMessages.unscanned,
  bomb: 'The workbook unpacks to more than we read',
  too_many_rows: 'The file has more rows than we read',
  too_many_columns: 'The row has more columns than we read',
  text_too_long: 'The text is longer than a cell can hold',
  empty: 'The file has no rows',
  unknown_layout: 'No sales channel that we know writes such columns',
  missing_column: 'The column is missing',
  column_twice: 'The column is there twice',
  ragged_line: 'The row has more or fewer cells than the header',
  open_quote: 'The quotation mark is never closed',
  stray_quote: 'Text follows the closing quotation mark',
  missing_value: 'A value is missing',
  bad_number: 'This is not a number that we can read',
  not_whole: 'This must be a whole number',
  too_many_decimals: 'The currency has fewer decimals',
  bad_date: 'This is not a date that we can read; write it as 2026-04-05',
  day_to_come: 'This day is still to come',
  missing_month:
    'No column has days, and neither the text above the table nor a name says of which month it is: give the file its month, as 2026-04',
  unknown_currency: 'We do not know this currency',
  unknown_value: 'This is none of the values that are allowed here',
  unknown_channel: 'This is neither a channel nor one of our shops, distributors and fairs',
  not_of_account:
    'An account of our own was named for the file, and this was sold by a channel: send it without the account',
  unknown_status: 'Nobody has said yet what this state or kind means: a sale, a return, or nothing',
  bad_isbn: 'This is not an ISBN: its digits or its check digit are wrong',
  no_identity: 'The row names no book: it has no ISBN, ASIN, SKU or title',
  nothing_sold: 'The row counts nothing',
  sign_differs: 'Copies and money must both be positive for a sale and both negative for a return',
  units_disagree: 'Sold less refunded is not the net',
  total_disagrees: 'The rows do not add up to the total',
  missing_summary: 'The first row should be the summary of the settlement',
  several_settlements: 'The file holds more than one settlement',
  formula_without_value: 'The formula has no stored value: open the workbook, let it calculate, and save it',
  error_value: 'The cell holds an error',
} as const
export type SalesFileProblemCode = keyof typeof salesFileProblems
