import type { Currency } from '@panai/contract/money/currencies'
import { copies, type SalesLine, salesLine } from '../sales-row.ts'
import { readIsbn } from '../values/read-isbn.ts'
import { column, defineLayout, optional } from './layout.ts'

type Order = {
  name: string
  status: string
  currency: Currency
  day: SalesLine['period']
  payment: SalesLine['payment']
}
type Refund = { raw: readonly string[]; items: SalesLine[]; given: number }

/**
 * Orders of the publisher's own shop as Shopify exports them (help.shopify.com/manual/fulfillment/managing-orders/exporting-orders). An order is
 * as many rows as it has items; what concerns the whole of it stands in the first alone. An order that was given back whole is its sale
 * and its return. Of one that was given back in part the file does not say which copies came back, if any: it is money of its only book, or of none
 * that is known.
 */
export const shopifyOrders = defineLayout({
  id: 'shopify-orders',
  name: 'Shopify orders',
  channel: 'direct',
  estimate: false,
  clerks: {
    where: 'Shopify: **Orders**, *Export*, as CSV, *Export orders*',
    form: 'text with commas (CSV)',
    reads:
      'Each item of an order with its price less its discount. What is not paid yet counts for nothing; what was given back whole is a return.',
    watch: [
      'More than fifty orders come by e-mail.',
      'A part that was given back names no copies: the import asks how many came back.',
      'Leave the rows in their order: the state of an order stands in the first of its rows alone.',
    ],
  },
  columns: {
    name: column('name'),
    status: column('financial status'),
    currency: column('currency'),
    created: column('created at'),
    paid: optional('paid at'),
    method: optional('payment method'),
    quantity: column('lineitem quantity'),
    title: column('lineitem name'),
    price: column('lineitem price'),
    sku: column('lineitem sku'),
    discount: optional('lineitem discount'),
    refunded: optional('refunded amount'),
  },
  signature: ['name', 'status', 'created', 'quantity', 'title', 'price', 'sku'],
  start: ({ fields }) => {
    let order: Order | null = null
    const refunds = new Map<string, Refund>()
    return {
      read() {
        const name = fields.text('name')
        const isFirst = order === null || order.name !== name
        if (isFirst)
          order = {
            name,
            status: fields.text('status').toLowerCase(),
            currency: fields.currency('currency'),
            day: fields.day('created', null),
            payment: {
              on: fields.text('paid') === '' ? null : fields.day('paid', null).from,
              method: fields.textIfAny('method'),
            },
          }
        const { status, currency, day, payment } = order as Order
        const [units, price] = [fields.count('quantity'), fields.money('price', currency)]
        const amount = price * units - Math.abs(fields.moneyIfAny('discount', currency) ?? 0)
        const sku = fields.textIfAny('sku')
        const common = {
          rowNumber: fields.rowNumber,
          channel: 'direct',
          estimate: false,
          period: day,
          orderId: name || null,
          marketplace: 'Shopify',
          terms: status || null,
          currency,
        } as const
        const item = { sku, isbn: readIsbn(sku ?? ''), identifier: sku, title: fields.textIfAny('title') }
        // What nobody has paid yet is an order, and counts once it is paid.
        if (!paid.has(status))
          return [salesLine({ ...common, ...item, measure: 'orders', ...copies(units), amount })]
        const sale = salesLine({
          ...common,
          ...item,
          terms: null,
          payment,
          ...copies(units),
          listPrice: price,
          amount,
        })
        if (status === 'refunded')
          return [
            sale,
            salesLine({
              ...common,
              ...item,
              payment: givenBack,
              ...copies(-units),
              listPrice: price,
              amount: -amount || 0,
            }),
          ]
        const given = isFirst ? fields.moneyIfAny('refunded', currency) : null
        if (status === 'partially_refunded' && given)
          refunds.set(name, { raw: fields.cells, items: [], given: Math.abs(given) })
        refunds.get(name)?.items.push(sale)
        return [sale]
      },
      end: () =>
        [...refunds.values()].map(({ raw, items, given }) => ({ line: refundLine(items, given), raw })),
    }
  },
})

/** Money given back of an order, whose items these are. */
function refundLine(items: readonly SalesLine[], given: number): SalesLine {
  const [first, another] = items
  if (!first) throw new Error('an order without an item')
  const refundOf = items.reduce((sum, { units }) => sum + units, 0)
  // By the name that its return has once all of it is given back.
  const ofOrder = {
    ...first,
    terms: 'refunded',
    payment: givenBack,
    ...copies(-refundOf),
    refundOf,
    listPrice: null,
    amount: -given,
  }
  // Which of its books it is of, the file does not say.
  return another ? { ...ofOrder, sku: null, isbn: null, identifier: null, title: null } : ofOrder
}

/** On which day, the file does not say. */
const givenBack = { on: null, method: null } as const

const paid = new Set(['paid', 'refunded', 'partially_refunded'])
