import { column, defineLayout, optional } from './layout.ts'
import { type SettlementPart, type SettlementSummary, settlementGroups } from './settlement-groups.ts'

/**
 * The first row is the summary of the settlement; the rows below it add up to its total, or nothing of the file is taken. An order is
 * spread over many rows, of which each names one amount.
 */
export const amazonSettlement = defineLayout({
  id: 'amazon-settlement',
  name: 'Amazon settlement, flat file V2',
  channel: 'amazon',
  estimate: false,
  clerks: {
    where:
      'Seller Central: **Reports**, *Payments*, *All Statements*, and beside the settlement *Download Flat File V2*',
    form: 'text with tabs',
    reads:
      'For each order and book the price, what Amazon takes of it, and the tax that it keeps. Fees that belong to no book are kept as charges.',
    watch: [
      'One settlement is one file, neither sorted nor changed: its rows must add up to its first one.',
      'A refund does not say how many copies came back: that is told by the price of the order.',
    ],
  },
  columns: {
    settlement: column('settlement id'),
    total: column('total amount'),
    currency: column('currency'),
    type: column('transaction type'),
    order: column('order id'),
    marketplace: optional('marketplace name'),
    amountType: column('amount type'),
    description: column('amount description'),
    amount: column('amount'),
    posted: column('posted date'),
    postedTime: optional('posted date time'),
    sku: column('sku'),
    quantity: column('quantity purchased'),
  },
  signature: ['settlement', 'total', 'amountType', 'description', 'amount', 'sku'],
  start: ({ fields, problems, columns }) => {
    const groups = settlementGroups()
    let summary: SettlementSummary | null = null
    return {
      read() {
        if (summary === null) {
          if (fields.text('total') === '') fields.refuseRow('missing_summary')
          const currency = fields.currency('currency')
          summary = {
            id: fields.text('settlement'),
            row: fields.rowNumber,
            currency,
            total: fields.money('total', currency),
          }
          return []
        }
        if (fields.text('settlement') !== summary.id || fields.text('total') !== '')
          fields.refuse('several_settlements', 'settlement')
        const description = fields.text('description')
        groups.add({
          row: fields.rowNumber,
          type: fields.text('type'),
          order: fields.text('order'),
          sku: fields.text('sku'),
          marketplace: fields.text('marketplace'),
          // The bare date is that of the zone in which the time stands.
          period: fields.day(fields.text('postedTime') === '' ? 'posted' : 'postedTime', null),
          kind: kindOf(fields.text('amountType'), description),
          amount: fields.money('amount', summary.currency),
          quantity: fields.countIfAny('quantity'),
          cells: fields.cells,
        })
        return []
      },
      end() {
        if (!summary) return []
        const { total } = groups
        if (total !== summary.total)
          problems.add(
            'total_disagrees',
            summary.row,
            columns.get('total')?.heading,
            `${summary.total} ≠ ${total}`,
          )
        return groups.lines(summary)
      },
    }
  },
})

/**
 * The price of the books, what Amazon takes of it, tax, or all else: shipping, promotions. Tax is named by the section of the law it is deducted by, by
 * its parts (`TCS-CGST`, `Commission IGST`), or as `Product Tax`; what Amazon withholds elsewhere (`MarketplaceFacilitatorTax-Principal`) is tax of
 * buyers, too.
 */
function kindOf(amountType: string, description: string): SettlementPart['kind'] {
  if (amountType === 'ItemPrice' && description === 'Principal') return 'price'
  const name = `${amountType} ${description}`
  if (/\bTDS\b|ItemTDS|194-?\s?O\b/i.test(name)) return 'tds'
  if (/\bTCS\b|ItemTCS/i.test(name)) return 'tcs'
  if (/tax|\b(?:[CISU]|UT)?GST\b|\bVAT\b/i.test(name)) return 'gst'
  return /fee/i.test(amountType) ? 'fee' : 'other'
}
