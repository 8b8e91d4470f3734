import { sumOfTaxes } from '@panai/contract/royalties/channel-taxes'
import { salesLine } from '../sales-row.ts'
import { findSum, sumOf } from './flipkart-sum.ts'
import { readTaxes, taxColumns } from './flipkart-taxes.ts'
import { column, defineLayout, optional } from './layout.ts'

/**
 * One row is an item of an order. Under the names, or in them, stands which columns make the bank settlement, `= SUM(J:R)`; each row
 * is checked by it, since a sheet in which somebody sorted one column still looks whole.
 */
export const flipkartOrders = defineLayout({
  id: 'flipkart-orders',
  name: "Flipkart settlement, 'Orders'",
  channel: 'flipkart',
  estimate: false,
  clerks: {
    where: null,
    form: 'workbook (.xlsx), sheet *Orders*',
    reads:
      'For each item of an order what was paid, refunded and settled, the fees, and the tax that Flipkart keeps.',
    watch: [
      'Leave the row of formulas below the headings in: each row is checked by it.',
      'A refund of an earlier sale does not say how many copies came back: it is looked up in the order.',
    ],
  },
  identifiedBy: 'balance',
  columns: {
    order: column('order id'),
    item: column('order item id'),
    sku: column('seller sku'),
    quantity: column('qty', 'quantity'),
    settlement: column('bank settlement value (rs.)'),
    sale: column('sale amount (rs.)'),
    refund: column('refund (rs.)'),
    fee: optional('marketplace fee (rs.)'),
    ...taxColumns,
    paidOn: column('payment date'),
  },
  signature: ['order', 'sku', 'settlement', 'sale', 'paidOn'],
  start: (sheet) => {
    const { fields, columns } = sheet
    const [orderAt, settlementAt] = [columns.get('order')?.at ?? -1, columns.get('settlement')?.at ?? -1]
    let summed = findSum(sheet.preamble, settlementAt)
    return {
      passesOver(row) {
        const isFormulas =
          !/\w/.test(row.cells[orderAt] ?? '') && row.cells.some((cell) => sumOf(cell) !== null)
        if (isFormulas) summed ??= findSum([row], settlementAt)
        return isFormulas
      },
      read() {
        const [sale, refund] = [fields.money('sale', 'INR'), fields.moneyIfAny('refund', 'INR') ?? 0]
        const settlement = fields.money('settlement', 'INR')
        const quantity = Math.abs(fields.count('quantity'))
        const unitsSold = sale === 0 ? 0 : quantity
        // A refund beside its sale tells by its part of the price how many copies came back; one of an earlier sale is of no known part.
        const isOfEarlier = sale === 0 && refund !== 0
        const unitsReturned = isOfEarlier
          ? quantity
          : Math.min(quantity, Math.floor((Math.abs(refund) * quantity) / (sale || 1)))
        const fee = fields.moneyIfAny('fee', 'INR')
        const sum = summed && fields.addUp(summed, 'INR')
        // Each summed column is rounded to paise by itself, so one paisa may be missing.
        if (sum !== null && Math.abs(sum - settlement) > 1) fields.refuse('total_disagrees', 'settlement')
        const taxes = readTaxes({ fields, columns, summed, paid: sale + refund })
        const line = salesLine({
          rowNumber: fields.rowNumber,
          channel: 'flipkart',
          estimate: false,
          period: fields.day('paidOn', 'day first'),
          sku: fields.textIfAny('sku'),
          identifier: fields.textIfAny('sku'),
          // An order of two books has two items; the same item is paid once and taken back once.
          orderId: [fields.text('order'), fields.text('item')].filter((id) => id !== '').join('/') || null,
          marketplace: 'Flipkart',
          units: unitsSold - unitsReturned,
          unitsSold,
          unitsReturned,
          refundOf: isOfEarlier ? quantity : null,
          currency: 'INR',
          amount: sale + refund,
          costs: fee === null ? null : -fee || 0,
          proceeds: settlement + (taxes ? sumOfTaxes(taxes) : 0),
          taxes,
        })
        return [line]
      },
    }
  },
})
