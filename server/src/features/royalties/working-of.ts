import { type Paise, paise, toRupees } from '@panai/contract/money/money'
import { eachTax, sumOfTaxes } from '@panai/contract/royalties/channel-taxes'
import type { RoyaltyWorking } from '@panai/contract/royalties/royalties'
import { partOfAmount } from '@panai/contract/royalties/royalty-working'

const WHOLE = 10_000

/** What is needed of the row of a file that a sale comes from, for a query of sales that is joined with their `sale_lines`. */
export const figuresOfLine = [
  'sale_lines.units_sold',
  'sale_lines.units_returned',
  'sale_lines.currency',
  'sale_lines.amount_paise as line_paid',
  'sale_lines.proceeds_paise as line_net',
  'sale_lines.tds_paise as line_tds',
  'sale_lines.tcs_paise as line_tcs',
  'sale_lines.gst_paise as line_gst',
] as const

type Kept = {
  basis: RoyaltyWorking['basis'] | null
  list_price_paise: number | null
  base_paise: number | null
  cost_paise: number | null
  rate_bp: number | null
  share_bp: number | null
  royalty_paise: number
  quantity: number
  /** The row of the file, if the sale comes from one. */
  units_sold: number | null
  units_returned: number | null
  currency: string | null
  line_paid: number | null
  line_net: number | null
  line_tds: number | null
  line_tcs: number | null
  line_gst: number | null
  /** As `exchangeRate` selects it. */
  exchange_rate: string | null
}

/** How a royalty was worked out, as it is kept with the sale; null for what was recorded before that was kept. */
export function workingOf(sale: Kept): RoyaltyWorking | null {
  const { currency, exchange_rate } = sale
  const { basis, base_paise: base, cost_paise: cost, rate_bp: rate, share_bp: share } = sale
  if (basis === null || base === null || cost === null || rate === null || share === null) return null
  return {
    basis,
    list_price: sale.list_price_paise === null ? null : toRupees(paise(sale.list_price_paise)),
    base: toRupees(paise(base)),
    cost: toRupees(paise(cost)),
    rate: rate / 100,
    whole_royalty: toRupees(
      share === WHOLE ? paise(sale.royalty_paise) : wholeOf(sale, paise(base - cost), rate),
    ),
    share: share / 100,
    copies_sold: sale.units_sold ?? Math.max(sale.quantity, 0),
    copies_returned: sale.units_returned ?? Math.max(-sale.quantity, 0),
    exchange: currency === null || exchange_rate === null ? null : { currency, rupees: exchange_rate },
    received: receivedOf(sale, base),
  }
}

/** Of a return that takes back what several sales gave, the row says only what all of them are together. */
function receivedOf({ basis, line_paid, line_net, ...line }: Kept, base: number): RoyaltyWorking['received'] {
  if (basis !== 'net' || line_net !== base) return null
  const taxes = eachTax((tax) => line[`line_${tax}`] ?? 0)
  return {
    paid: line_paid === null ? null : toRupees(paise(line_paid)),
    tax: toRupees(paise(sumOfTaxes(taxes))),
  }
}

/** What all who share it have earned together. What costs more than it brings earns nothing. */
function wholeOf({ quantity }: Kept, left: Paise, rate: number): Paise {
  return left * quantity < 0 ? paise(0) : partOfAmount(left, rate)
}
