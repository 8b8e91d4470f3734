import { aTextTable, type TextCell, type TextForm } from './a-text-table.ts'
import { aWorkbook, type WorkbookCell, type WorkbookSheets } from './a-workbook.ts'

import { kdpKenpLayout, kdpOrdersLayout } from './more-sales-layouts.ts'
import {
  flipkartLayout,
  googleLayout,
  ingramLayout,
  kdpCombinedLayout,
  kdpEbookLayout,
  kdpPrintLayout,
  kdpPriorLayouts,
  panaiLayout,
  type Row,
  settlementLayout,
  tableOf,
} from './sales-layouts.ts'

export * from './more-sales-layouts.ts'
export * from './sales-layouts.ts'

/**
 * Sales files of each channel, built to the documented layouts: a row is given by the headings in which it differs from a plain one.
 * The tests read them, the demo's month drops them in, and so do the journeys.
 */

/** The Royalties Estimator with the sheets that are given rows. */
export function kdpEstimator(
  rows: {
    combined?: Row[]
    ebook?: Row[]
    paperback?: Row[]
    hardcover?: Row[]
    kenp?: Row[]
    orders?: Row[]
  },
  more: WorkbookSheets = {},
): Uint8Array {
  const { combined, ebook, paperback, hardcover, kenp, orders } = rows
  return aWorkbook({
    ...(combined && { 'Combined Sales': tableOf(kdpCombinedLayout, combined) }),
    ...(ebook && { 'eBook Royalty': tableOf(kdpEbookLayout, ebook) }),
    ...(paperback && { 'Paperback Royalty': tableOf(kdpPrintLayout, paperback) }),
    ...(hardcover && { 'Hardcover Royalty': tableOf(kdpPrintLayout, hardcover) }),
    ...(kenp && { 'KENP Read': tableOf(kdpKenpLayout, kenp) }),
    ...(orders && { 'eBook Orders Placed': tableOf(kdpOrdersLayout, orders) }),
    ...more,
  })
}

export function kdpPriorMonths(
  rows: readonly Row[],
  { version = 'newer', month = 'April 2026' }: { version?: 'older' | 'newer'; month?: string } = {},
): Uint8Array {
  const name = version === 'older' ? 'Total Royalty' : 'Total Earnings'
  return aWorkbook({ [name]: [['Sales Period', month], ...tableOf(kdpPriorLayouts[version], rows)] })
}

/** The row of a book in a month of KDP's, of which nothing came back. */
export function kdpSold(isbn: string, copies: number, more: Row = {}): Row {
  return {
    'ASIN/ISBN': isbn,
    'Units Sold': copies,
    'Units Refunded': 0,
    'Net Units Sold or Combined KENP': copies,
    ...more,
  }
}

export function ingramCompensation(
  rows: readonly Row[],
  flavour: 'MTD' | 'PTD' = 'MTD',
  form: TextForm = {},
): Uint8Array {
  return aTabTable(tableOf(ingramLayout(flavour), rows), form)
}

export function googleEarnings(rows: readonly Row[], form: TextForm = {}): Uint8Array {
  return aTabTable(tableOf(googleLayout, rows), form)
}

const summaryRow: Row = {
  ...Object.fromEntries(settlementLayout.map(([heading]) => [heading, ''])),
  'settlement-id': '18000001',
  'settlement-start-date': '2026-04-01 00:00:00 UTC',
  'settlement-end-date': '2026-04-15 00:00:00 UTC',
  'deposit-date': '2026-04-17 00:00:00 UTC',
  currency: 'INR',
}

/** The summary's total is what the rows come to, unless it is given. */
export function amazonSettlement(
  rows: readonly Row[],
  { total }: { total?: string } = {},
  form: TextForm = {},
): Uint8Array {
  const paise = rows.reduce((sum, row) => sum + Math.round(Number(row.amount ?? 399) * 100), 0)
  const summary = { ...summaryRow, 'total-amount': total ?? (paise / 100).toFixed(2) }
  return aTabTable(tableOf(settlementLayout, [summary, ...rows]), form)
}

/** The rows of one sold copy: its price and what Amazon takes of it. */
export function settlementOrder(order: string, sku: string, quantity = 1): Row[] {
  return [
    { 'order-id': order, sku, amount: (399 * quantity).toFixed(2), 'quantity-purchased': quantity },
    {
      'order-id': order,
      sku,
      'amount-type': 'ItemFees',
      'amount-description': 'Commission',
      amount: '-40.00',
    },
    {
      'order-id': order,
      sku,
      'amount-type': 'ItemFees',
      'amount-description': 'Fixed closing fee',
      amount: '-20.50',
    },
  ]
}

/** Keys of rows are the names on one line: `Sale Amount (Rs.)`, `Payment Date`, `Bank Settlement Value (Rs.)`. */
export function flipkartOrders(rows: readonly Row[]): Uint8Array {
  const names = new Map(
    flipkartLayout.map(([heading]) => [heading.replace(/=.*$/, '').replace(/\s+/g, ' ').trim(), heading]),
  )
  const renamed = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [names.get(name) ?? name, cell])),
  )
  const [header = [], ...cells] = tableOf(flipkartLayout, renamed)
  const groups = ['Payment Details', 'Order Details', '', 'Settlement', '', '', '', '', '', '', 'Product', '']
  const formulas = ['', '', '', '= SUM(E:H)', '', '', '= SUM(I:J)', '', '', '', '', '']
  return aWorkbook({ Orders: [groups, header, formulas, ...cells] })
}

export function panaiCsv(rows: readonly Row[], form: TextForm = {}): Uint8Array {
  return aTextTable(asText(tableOf(panaiLayout, rows)), form)
}

function aTabTable(cells: readonly (readonly WorkbookCell[])[], form: TextForm): Uint8Array {
  return aTextTable(asText(cells), { delimiter: '\t', ...form })
}

function asText(cells: readonly (readonly WorkbookCell[])[]): TextCell[][] {
  return cells.map((row) =>
    row.map((cell) => {
      if (typeof cell === 'object' && cell !== null)
        throw new Error('text has neither formulas nor stored numbers')
      return cell
    }),
  )
}
