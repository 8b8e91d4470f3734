import {
  amazonSettlement,
  flipkartOrders,
  googleEarnings,
  ingramCompensation,
  kdpPriorMonths,
  panaiCsv,
  settlementOrder,
} from '../../server/test/sales-files.ts'
import type { Writer } from './writer.ts'

export type SalesFile = { name: string; mimeType: string; buffer: Buffer }

/** What the author earns by the rows of each file, in paise: Rs. 169 of a copy that we print, else what the channel pays. */
export const earnedBy = {
  'our-table': 300 * 169_00,
  returned: -2 * 169_00,
  amazon: 3 * 169_00,
  flipkart: 169_00,
  google: 118_05,
  ingram: 994_50,
  kdp: 1_234_57,
  phone: 40 * 169_00,
} as const

/** What the channels send of October, all of one book. Kindle knows it by a number that nobody has told us. */
export function octoberFiles({ isbn, sku, title, name }: Writer, mark: string): readonly SalesFile[] {
  const book = { isbn, title, author: name }
  const own = { ...book, sale_date: '2026-10-05', list_price: '399.00' }
  const order = `403-${mark}`
  return [
    aFile(
      `own ${mark}.csv`,
      panaiCsv([
        { ...own, order_id: `FAIR-${mark}`, units: 300, amount: '119700.00' },
        { ...own, order_id: `BACK-${mark}`, units: -2, amount: '-798.00' },
      ]),
    ),
    aFile(
      `amazon ${mark}.txt`,
      amazonSettlement(
        settlementOrder(order, sku, 3).map((row) => ({
          ...row,
          'posted-date': '2026-10-06',
          'posted-date-time': '2026-10-06 10:00:00 UTC',
        })),
      ),
    ),
    aFile(
      `flipkart ${mark}.xlsx`,
      flipkartOrders([{ 'Seller SKU': sku, 'Order ID': `OD${mark}`, 'Payment Date': '2026-10-15' }]),
    ),
    aFile(
      `google ${mark}.txt`,
      googleEarnings([
        {
          'Primary ISBN': `'${isbn}`,
          Id: `GPA.${mark}`,
          Title: title,
          Author: name,
          'Earnings Date': '2026-10-08',
          'Transaction Date': '2026-10-07',
        },
      ]),
    ),
    aFile(
      `ingram ${mark}.xls`,
      ingramCompensation([{ isbn: '', isbn_13: isbn, title, author: name, period_name: 'OCT-26' }]),
    ),
    aFile(
      `kindle ${mark}.xlsx`,
      kdpPriorMonths(
        [{ Title: title, Author: name, 'ASIN/ISBN': `B0${mark.toUpperCase()}`, Earnings: 1_234.57 }],
        { month: 'October 2026' },
      ),
    ),
  ]
}

/** A word stands where an amount belongs, in the third row. */
export function aBrokenFile({ isbn }: Writer, mark: string): SalesFile {
  return aFile(
    `broken ${mark}.csv`,
    panaiCsv([
      { isbn, order_id: mark },
      { isbn, amount: 'many' },
    ]),
  )
}

export function aFile(name: string, content: Uint8Array): SalesFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
}
