import type { Currency } from '@panai/contract/currencies'
import type { Paise } from '@panai/contract/money'
import type { SalesMeasure } from '@panai/contract/sales-files'
import type { LineState, WaitReason } from '@panai/contract/sales-import-states'
import type { BookFormat } from '@panai/contract/vocabulary'
import type { Earned, PricedLine, RoyaltyDecision } from '../../agreements/index.ts'
import type { KnownRates } from '../currency/known-rates.ts'

/** What is looked at of a row, be it just read or stored long ago. Money is in the smallest units of its currency. */
export type JudgedLine = Omit<PricedLine, 'bookId' | 'listPrice' | 'amount' | 'proceeds' | 'royalty'> & {
  bookId: number | null
  measure: SalesMeasure
  estimate: boolean
  currency: Currency | null
  listPrice: number | null
  amount: number | null
  proceeds: number | null
  royalty: number | null
}

/** What comes of a row. What it earns is known of a `new` one only. */
export type Judgement = {
  state: Extract<LineState, 'new' | 'waiting' | 'estimate' | 'nothing_due'>
  waitsFor: WaitReason | null
  amount: Paise | null
  proceeds: Paise | null
  earned: Earned | null
}

type Deps = { rates: KnownRates; decide: (line: PricedLine) => RoyaltyDecision }

/** Decides what comes of a row, without looking whether it was there before. The order is that in which a clerk can mend what is missing. */
export function judgeLine(line: JudgedLine, { rates, decide }: Deps): Judgement {
  const convert = rates.on(line.currency, line.soldOn)
  const amount = convert?.(line.amount) ?? null
  const proceeds = convert?.(line.proceeds) ?? null
  const is = (state: Judgement['state']) => ({ state, waitsFor: null, amount, proceeds, earned: null })
  const waits = (waitsFor: WaitReason) => ({ ...is('waiting'), waitsFor })
  if (line.estimate) return is('estimate')
  if (line.measure === 'orders' || line.measure === 'charges' || isFree(line)) return is('nothing_due')
  if (line.bookId === null) return waits('book')
  if (convert === null) return waits('currency_rate')
  const priced = {
    ...priceless(line),
    bookId: line.bookId,
    amount,
    proceeds,
    listPrice: convert(line.listPrice),
    royalty: convert(line.royalty),
  }
  const decision = decide(priced)
  if (decision.kind === 'waits') return waits(decision.for)
  // Nobody earns by a return, nor loses by a sale: what the file says of such a row can't be meant.
  if (line.units !== 0 && Math.sign(paidOf({ amount, proceeds })) * Math.sign(line.units) < 0)
    return waits('price')
  return { ...is('new'), earned: decision }
}

/** What the buyer paid, or where the channel does not tell, what it pays us. */
export function paidOf({ amount, proceeds }: { amount: Paise | null; proceeds: Paise | null }): number {
  return amount ?? proceeds ?? 0
}

function isFree({ units, pages, amount, proceeds, royalty }: JudgedLine): boolean {
  return units === 0 && pages === 0 && !amount && !proceeds && !royalty
}

function priceless({ format, channel, soldOn, units, pages, basis }: JudgedLine) {
  return { format: format as BookFormat | null, channel, soldOn, units, pages, basis }
}
