import type { Currency } from '@panai/contract/money/currencies'
import { type ChannelTax, eachTax, taxesIfAny } from '@panai/contract/royalties/channel-taxes'
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
  kind: 'price' | 'fee' | 'other' | ChannelTax
  amount: number
  /** Given with the price; with a refund it is often left out. */
  quantity: number | null
  cells: readonly string[]
}

type Group = Omit<SettlementPart, 'kind' | 'amount' | 'quantity'> & {
  furtherRows: number[]
  /** Of rows that say it. */
  units: number
  /** Prices that came back with no number of copies. */
  uncounted: number
  price: number
  fees: number
  proceeds: number
  /** As the settlement has them: negative where they are kept. */
  taxes: Record<ChannelTax, number>
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
      if (part.kind === 'tds' || part.kind === 'tcs' || part.kind === 'gst')
        group.taxes[part.kind] += part.amount
      else group.proceeds += part.amount
      if (part.kind === 'price') group.price += part.amount
      if (part.kind === 'fee') group.fees += part.amount
      if (part.kind !== 'price') return
      if (part.quantity === null && part.amount < 0 && isRefund.test(part.type)) group.uncounted += 1
      else group.units += signedUnits(part)
    },
    lines(summary: SettlementSummary): { line: SalesLine; raw: readonly string[] }[] {
      return [...groups.values()].map((group) => ({ line: groupLine(group, summary), raw: group.cells }))
    },
  }
}

function startGroup(part: SettlementPart): Group {
  return {
    ...part,
    furtherRows: [],
    units: 0,
    uncounted: 0,
    price: 0,
    fees: 0,
    proceeds: 0,
    taxes: { tds: 0, tcs: 0, gst: 0 },
  }
}

const isRefund = /refund|chargeback|a-to-z/i

/** Copies come back with a negative price. */
function signedUnits({ amount, quantity }: SettlementPart): number {
  const count = Math.abs(quantity ?? 0)
  return amount < 0 ? -count : count
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
    ...copies(group.units - group.uncounted),
    refundOf: isBook && group.uncounted > 0 ? group.uncounted - group.units : null,
    currency: summary.currency,
    amount: isBook ? group.price : null,
    costs: isBook ? -group.fees || 0 : null,
    proceeds: group.proceeds,
    taxes: taxesIfAny(eachTax((tax) => 0 - group.taxes[tax])),
  })
}
