import type { Currency } from '@panai/contract/currencies'
import { MOST_SETTLEMENT_GROUPS } from '../limits.ts'
import { broken } from '../problems.ts'
import { copies, type SalesLine, salesLine } from '../sales-row.ts'
import type { Period } from '../values/read-date.ts'

export type SettlementSummary = { id: string; row: number; currency: Currency; total: number }

export type SettlementPart = {
  row: number
  /** `Order`, `Refund`, `ServiceFee`… */
  type: string
  order: string
  sku: string
  marketplace: string
  period: Period
  kind: 'price' | 'fee' | 'other'
  amount: number
  /** Given with the price; with a refund it is often left out. */
  quantity: number | null
  cells: readonly string[]
}

type Group = Omit<SettlementPart, 'kind' | 'amount' | 'quantity'> & {
  furtherRows: number[]
  /** Of rows that say it. */
  units: number
  /** Prices that came back with no number of copies, and their sum, which is negative. */
  uncounted: { rows: number; price: number }
  price: number
  fees: number
  proceeds: number
}

/** Gathers the rows of a settlement by order, book, kind and day, wherever in the file they stand. */
export function settlementGroups() {
  const groups = new Map<string, Group>()
  let total = 0
  return {
    get total() {
      return total
    },
    add(part: SettlementPart): void {
      const key = JSON.stringify([part.type, part.order, part.sku, part.period.from])
      const group = groups.get(key) ?? startGroup(part)
      if (group.row !== part.row) group.furtherRows.push(part.row)
      groups.set(key, group)
      if (groups.size > MOST_SETTLEMENT_GROUPS) throw broken('too_many_rows', { row: part.row })
      total += part.amount
      group.proceeds += part.amount
      if (part.kind === 'price') group.price += part.amount
      if (part.kind === 'fee') group.fees += part.amount
      if (part.kind !== 'price') return
      if (part.quantity === null && part.amount < 0 && isRefund.test(part.type)) {
        group.uncounted.rows += 1
        group.uncounted.price += part.amount
      } else group.units += signedUnits(part)
    },
    lines(summary: SettlementSummary): { line: SalesLine; raw: readonly string[] }[] {
      const sold = soldOf(groups.values())
      return [...groups.values()].map((group) => ({
        line: groupLine({ ...group, units: group.units - copiesBack(group, sold) }, summary),
        raw: group.cells,
      }))
    },
  }
}

function startGroup(part: SettlementPart): Group {
  return {
    ...part,
    furtherRows: [],
    units: 0,
    uncounted: { rows: 0, price: 0 },
    price: 0,
    fees: 0,
    proceeds: 0,
  }
}

const isRefund = /refund|chargeback|a-to-z/i

/** Copies come back with a negative price. */
function signedUnits({ amount, quantity }: SettlementPart): number {
  const count = Math.abs(quantity ?? 0)
  return amount < 0 ? -count : count
}

type Sold = { units: number; price: number }

/** What was sold of each book of each order, as far as the file has it. */
function soldOf(groups: Iterable<Group>): Map<string, Sold> {
  const sold = new Map<string, Sold>()
  for (const { order, sku, units, price } of groups) {
    if (units <= 0 || price <= 0) continue
    const before = sold.get(bookOfOrder({ order, sku })) ?? { units: 0, price: 0 }
    sold.set(bookOfOrder({ order, sku }), { units: before.units + units, price: before.price + price })
  }
  return sold
}

function bookOfOrder({ order, sku }: Pick<Group, 'order' | 'sku'>): string {
  return JSON.stringify([order, sku])
}

/**
 * How many copies a refund without a number of them took back. Where the file has the order, its price tells: 40 of 399 is no copy but
 * money given back, 798 of two at 399 is two. Else each such row is one copy.
 */
function copiesBack({ uncounted, ...group }: Group, sold: ReadonlyMap<string, Sold>): number {
  const order = sold.get(bookOfOrder(group))
  if (uncounted.rows === 0 || !order) return uncounted.rows
  // Both in whole paise: a price that does not divide evenly is not rounded before it is compared.
  return Math.min(order.units, Math.floor((-uncounted.price * order.units) / order.price))
}

/** What has no book, such as a monthly fee, is kept as a charge: the settlement is not whole without it. */
function groupLine(group: Group, summary: SettlementSummary): SalesLine {
  const isBook = group.sku !== ''
  return salesLine({
    rowNumber: group.row,
    furtherRows: group.furtherRows,
    measure: isBook ? 'copies' : 'charges',
    channel: 'amazon',
    estimate: false,
    period: group.period,
    sku: group.sku || null,
    identifier: group.sku || null,
    orderId: group.order || null,
    marketplace: group.marketplace || null,
    terms: group.type || null,
    ...copies(group.units),
    currency: summary.currency,
    amount: isBook ? group.price : null,
    costs: isBook ? -group.fees || 0 : null,
    proceeds: group.proceeds,
  })
}
