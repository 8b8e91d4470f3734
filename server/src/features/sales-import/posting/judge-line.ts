import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { Currency } from '@panai/contract/money/currencies'
import { type Paise, paise } from '@panai/contract/money/money'
import { type ChannelTaxes, eachTax } from '@panai/contract/royalties/channel-taxes'
import { channelsThatPayAPart } from '@panai/contract/sales/sales-channels'
import type { SalesMeasure } from '@panai/contract/sales/sales-files'
import type { LineState, WaitReason } from '@panai/contract/sales/sales-import-states'
import { type Earned, type PricedLine, type RoyaltyDecision, takeBack } from '../../agreements/index.ts'
import type { KnownRates } from '../currency/known-rates.ts'
import type { KnownTerms } from './known-terms.ts'

/** What is looked at of a row, be it just read or stored long ago. Money is in the smallest units of its currency. */
export type JudgedLine = Omit<PricedLine, 'bookId' | 'listPrice' | 'amount' | 'proceeds' | 'royalty'> & {
  bookId: number | null
  /** ISO date; `soldOn` is the last day of what the row sums up. */
  soldFrom: string
  /** The sales of which a return takes copies back, all of its copies together. */
  takes?: readonly TakenSale[]
  /** Set where the file gives money back and does not tell how many copies came back for it: as many as it may be, or 0 where somebody said that none did. */
  refundOf?: number | null
  /** Set where the row does not say which book it is of, so that none can be matched. */
  isNameless?: boolean
  measure: SalesMeasure
  estimate: boolean
  currency: Currency | null
  listPrice: number | null
  amount: number | null
  proceeds: number | null
  taxes: ChannelTaxes | null
  royalty: number | null
}

/** Copies of one sale that a return takes back. */
export type TakenSale = {
  sale: JudgedLine & { id: number }
  /** What the sale has given, where it is posted; else it is reckoned as it will be. */
  gave: Earned | null
  copies: number
  /** Money of a refund that does not tell of how many copies it is, in the smallest units of its currency; null: the copies were counted. */
  refunded: number | null
  /** What came back of it earlier; `counted`: copies that a file counted; `refunded`: money of refunds that do not. */
  before: { copies: number; counted: number; refunded: number }
  /** Whether the return names its order; else it is the oldest that may be meant. */
  isOfOrder: boolean
}

/** What comes of a row. What it earns is known of a `new` one only. */
export type Judgement = {
  state: Extract<LineState, 'new' | 'waiting' | 'estimate' | 'nothing_due'>
  waitsFor: WaitReason | null
  amount: Paise | null
  proceeds: Paise | null
  taxes: ChannelTaxes<Paise> | null
  /** What it gives: of a return a part for each sale of which it takes copies back. Empty where nobody earns by it, or not yet. */
  earned: readonly Earned[]
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

const none: readonly never[] = []

/** Whether a row is a return of which the sale must be known: what it takes back is what that gave. What was given away gave nothing. */
export function needsSale(
  { measure, units, royalty, bookId, amount, proceeds, refundOf = null }: JudgedLine,
  { earned, waitsFor }: Pick<Judgement, 'earned' | 'waitsFor'>,
): boolean {
  if (measure !== 'copies' || royalty !== null || bookId === null) return false
  if (refundOf === null && (units >= 0 || (amount === 0 && !proceeds))) return false
  return earned.length > 0 || (waitsFor !== null && lackOfTerms.has(waitsFor))
}

const lackOfTerms: ReadonlySet<WaitReason> = new Set(['price', 'net', 'terms', 'copies'])

/** What each author gets or gives by it, as often as there are parts. */
export function sharesOf(earned: readonly Earned[]) {
  return earned.flatMap(({ units, shares }) => shares.map((share) => ({ ...share, copies: units })))
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
  const [before, after] = [sharesOf(one.earned), sharesOf(other.earned)]
  return (
    before.length === after.length &&
    before.every(({ authorId, royalty }, at) => {
      const share = after[at]
      return share?.authorId === authorId && share.royalty === royalty
    })
  )
}

/** The order is that in which a clerk can mend what is missing. */
function judgeOn(line: JudgedLine, day: string, deps: Deps): OnOneDay {
  const { rates, terms } = deps
  const convert = rates.on(line.currency, day)
  const amount = convert?.(line.amount) ?? null
  const proceeds = convert?.(line.proceeds) ?? null
  const taxes = convert && line.taxes ? taxesIn(convert, line.taxes) : null
  const is = (state: OnOneDay['state']) => ({ state, waitsFor: null, amount, proceeds, taxes, earned: none })
  const waits = (waitsFor: WaitReason) => ({ ...is('waiting'), waitsFor })
  if (line.estimate) return is('estimate')
  if (line.measure === 'orders' || line.measure === 'charges' || isFree(line)) return is('nothing_due')
  const takes = (line.takes ?? []).filter(({ sale }) => sale.bookId === line.bookId)
  const isUncounted = (line.refundOf ?? 0) > 0 && takes.length === 0
  if (isUncounted && line.isNameless) return waits('copies')
  if (line.bookId === null) return waits('book')
  if (convert === null) return waits('currency_rate')
  const priced = {
    ...priceless(line),
    bookId: line.bookId,
    soldOn: day,
    amount,
    proceeds,
    listPrice: convert(line.listPrice),
    royalty: convert(line.royalty),
  }
  if (isUncounted) return waits('copies')
  const decisions = takes.length > 0 ? takeBackEach(takes, priced, deps) : [terms.decide(priced)]
  const waiting = decisions.find(isWaiting)
  if (waiting) return waits(waiting.for)
  // Nobody earns by a return, nor loses by a sale: what the file says of such a row can't be meant.
  const told = channelsThatPayAPart.has(line.channel) ? [amount, proceeds] : [paidOf({ amount, proceeds })]
  if (told.some((money) => Math.sign(money ?? 0) * Math.sign(line.units) < 0)) return waits('direction')
  return { ...is('new'), earned: decisions.filter(isEarning) }
}

function taxesIn(convert: Convert, taxes: ChannelTaxes): ChannelTaxes<Paise> {
  return eachTax((tax) => convert(taxes[tax]) ?? paise(0))
}
type Convert = NonNullable<ReturnType<KnownRates['on']>>

const isWaiting = (decision: RoyaltyDecision) => decision.kind === 'waits'
const isEarning = (decision: RoyaltyDecision) => decision.kind === 'earns'

/** What a return takes back of each sale. */
function takeBackEach(takes: readonly TakenSale[], line: PricedLine, deps: Deps): RoyaltyDecision[] {
  const takenOff = line.proceeds ?? (line.channel === 'direct' ? line.amount : null)
  const parts =
    takenOff === null
      ? null
      : divide(
          takenOff,
          takes.map(({ copies }) => copies),
        )
  return takes.map((taken, at): RoyaltyDecision => {
    const { sale, gave, isOfOrder } = taken
    const { earned, waitsFor } = gave ? { earned: [gave], waitsFor: null } : judgeOn(sale, sale.soldOn, deps)
    const [given] = earned
    if (!given) return { kind: 'waits', for: waitsFor === 'price' || waitsFor === 'net' ? waitsFor : 'terms' }
    return takeBack(given, {
      ...partOf(taken, given.basis),
      takenOff: isOfOrder ? null : (parts?.[at] ?? null),
    })
  })
}

/**
 * Royalties on net income come back with the part of the price that is given back, all others with the copies. Copies that a file counts stand for
 * their part of the price.
 */
function partOf({ sale, copies, refunded, before }: TakenSale, basis: Earned['basis']) {
  if (basis !== 'net') return { copies, from: before.copies, to: before.copies + copies, of: sale.units }
  const price = sale.amount ?? 0
  if (price <= 0) return { copies, from: before.counted, to: before.counted + copies, of: sale.units }
  const of = sale.units * price
  const from = Math.min(of, before.counted * price + before.refunded * sale.units)
  const more = refunded === null ? copies * price : refunded * sale.units
  return { copies, from, to: Math.min(of, from + more), of }
}

/** In proportion to the copies, together the whole: what is left over by rounding goes to the last. */
export function divide(amount: number, copies: readonly number[]): Paise[] {
  const all = copies.reduce((sum, count) => sum + count, 0)
  let [left, of] = [amount, all]
  return copies.map((count) => {
    const part = of === count ? left : Math.round((left * count) / of)
    left -= part
    of -= count
    return paise(part)
  })
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
