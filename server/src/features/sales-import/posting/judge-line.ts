import type { Currency } from '@panai/contract/currencies'
import type { Paise } from '@panai/contract/money'
import type { SalesMeasure } from '@panai/contract/sales-files'
import type { LineState, WaitReason } from '@panai/contract/sales-import-states'
import type { BookFormat } from '@panai/contract/vocabulary'
import type { Earned, PricedLine } from '../../agreements/index.ts'
import type { KnownRates } from '../currency/known-rates.ts'
import type { KnownTerms } from './known-terms.ts'

/** What is looked at of a row, be it just read or stored long ago. Money is in the smallest units of its currency. */
export type JudgedLine = Omit<PricedLine, 'bookId' | 'listPrice' | 'amount' | 'proceeds' | 'royalty'> & {
  bookId: number | null
  /** ISO date; `soldOn` is the last day of what the row sums up. */
  soldFrom: string
  /** What a return without a price takes back: a sale of that day (ISO date) and price, in the smallest units of its currency. */
  saleOf?: { day: string; listPrice: number | null; currency: Currency | null } | null
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
  /** Days of its period (ISO dates) from which on a `new` row would earn something else than on the day before. It says nothing of when its copies were sold. */
  changesOn: readonly string[]
}
type OnOneDay = Omit<Judgement, 'changesOn'>

type Deps = { rates: KnownRates; terms: Pick<KnownTerms, 'decide' | 'changesWithin'> }

/** Decides what comes of a row by the last day of its period, without looking whether it was there before. */
export function judgeLine(line: JudgedLine, deps: Deps): Judgement {
  const judged = judgeOn(line, line.soldOn, deps)
  return { ...judged, changesOn: judged.state === 'new' ? changesOf(line, deps) : none }
}

/** What would come of the row if all of it had been sold on the first day of its period. */
export function judgeByFirstDay(line: JudgedLine, deps: Deps): OnOneDay {
  return judgeOn(line, line.soldFrom, deps)
}

const none: readonly string[] = []

/** Whether a row is a return that says nothing of the price of its copies, though what it takes back hangs on it. */
export function needsSale(
  { units, listPrice, royalty, bookId }: JudgedLine,
  { earned, waitsFor }: Pick<Judgement, 'earned' | 'waitsFor'>,
): boolean {
  if (units >= 0 || listPrice !== null || royalty !== null || bookId === null) return false
  return waitsFor === 'price' || earned?.basis === 'mrp' || earned?.basis === 'calculator'
}

function changesOf(line: JudgedLine, deps: Deps): readonly string[] {
  const { bookId, currency, soldFrom: from, soldOn: to } = line
  if (from >= to || bookId === null) return none
  const days = [
    ...deps.terms.changesWithin(bookId, { from, to }),
    ...deps.rates.changesWithin(currency, { from, to }),
  ]
  if (days.length === 0) return none
  const found: string[] = []
  let before = judgeOn(line, from, deps)
  for (const day of [...new Set(days)].toSorted()) {
    const then = judgeOn(line, day, deps)
    if (!earnTheSame(before, then)) found.push(day)
    before = then
  }
  return found
}

function earnTheSame(one: OnOneDay, other: OnOneDay): boolean {
  const [before, after] = [one.earned?.shares, other.earned?.shares]
  return (
    before?.length === after?.length &&
    (before ?? []).every(({ authorId, royalty }, at) => {
      const share = after?.[at]
      return share?.authorId === authorId && share.royalty === royalty
    })
  )
}

/** The order is that in which a clerk can mend what is missing. */
function judgeOn(line: JudgedLine, day: string, { rates, terms }: Deps): OnOneDay {
  const convert = rates.on(line.currency, day)
  const amount = convert?.(line.amount) ?? null
  const proceeds = convert?.(line.proceeds) ?? null
  const is = (state: OnOneDay['state']) => ({ state, waitsFor: null, amount, proceeds, earned: null })
  const waits = (waitsFor: WaitReason) => ({ ...is('waiting'), waitsFor })
  if (line.estimate) return is('estimate')
  if (line.measure === 'orders' || line.measure === 'charges' || isFree(line)) return is('nothing_due')
  if (line.bookId === null) return waits('book')
  if (convert === null) return waits('currency_rate')
  const priced = {
    ...priceless(line),
    bookId: line.bookId,
    soldOn: line.saleOf?.day ?? day,
    amount,
    proceeds,
    listPrice: line.saleOf ? priceOf(line.saleOf, rates) : convert(line.listPrice),
    royalty: convert(line.royalty),
  }
  const decision = terms.decide(priced)
  if (decision.kind === 'waits') return waits(decision.for)
  // Nobody earns by a return, nor loses by a sale: what the file says of such a row can't be meant.
  if (line.units !== 0 && Math.sign(paidOf({ amount, proceeds })) * Math.sign(line.units) < 0)
    return waits('price')
  return { ...is('new'), earned: decision }
}

function priceOf(
  { day, listPrice, currency }: NonNullable<JudgedLine['saleOf']>,
  rates: KnownRates,
): Paise | null {
  return rates.on(currency, day)?.(listPrice) ?? null
}

/** What the buyer paid, or where the channel does not tell, what it pays us. */
export function paidOf({ amount, proceeds }: { amount: Paise | null; proceeds: Paise | null }): number {
  return amount ?? proceeds ?? 0
}

function isFree({ units, pages, amount, proceeds, royalty }: JudgedLine): boolean {
  return units === 0 && pages === 0 && !amount && !proceeds && !royalty
}

function priceless({ format, channel, units, pages, basis }: JudgedLine) {
  return { format: format as BookFormat | null, channel, units, pages, basis }
}
