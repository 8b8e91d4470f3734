import type { BookFormat, TrimSize } from '@panai/contract/language/vocabulary'
import type { Paise } from '@panai/contract/money/money'
import type { CalculatorRates } from '@panai/contract/royalties/calculator-rates'
import type { PublisherOfRecord, RuleBasis } from '@panai/contract/royalties/royalty-terms'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { Share } from './split-royalty.ts'

/** Days are ISO dates. `rate` is in ten-thousandths; a format or channel of null stands for all. */
export type RoyaltyRule = {
  id: number
  format: BookFormat | null
  channel: SalesChannel | null
  basis: RuleBasis
  rate: number
  validFrom: string
}

export type Agreement = {
  publisherOfRecord: PublisherOfRecord
  validFrom: string
  validTo: string | null
  rules: readonly RoyaltyRule[]
}

/** What a copy costs from a day on; a format of null stands for those without a price of their own. */
export type DatedPrice = { format: BookFormat | null; price: Paise; validFrom: string }

export type ShareSet = { validFrom: string; shares: readonly Share[] }

/** A book as far as its royalty depends on it. */
export type BookTerms = {
  /** All of the royalty, where no shares are in force. */
  authorShare: readonly [Share]
  formats: readonly BookFormat[]
  pages: number | null
  trimSize: TrimSize | null
  /** The price of today, which has always held where no other is written down. */
  mrp: Paise
  /** By their days, the last first. */
  prices: readonly DatedPrice[]
  agreements: readonly Agreement[]
  /** By their days, the last first. */
  shareSets: readonly ShareSet[]
}

/** All that royalties of some books are decided by. */
export type Terms = {
  books: ReadonlyMap<number, BookTerms>
  /** Those of the company, where a book has nothing of its own. */
  companyRules: readonly RoyaltyRule[]
  /** By their days, the last first. */
  calculatorRates: readonly { validFrom: string; rates: CalculatorRates }[]
}

/** The agreement of a day; null when the book has agreements and none of them holds then; undefined when it has none at all. */
export function agreementOn({ agreements }: BookTerms, day: string): Agreement | null | undefined {
  for (const agreement of agreements)
    if (agreement.validFrom <= day && (agreement.validTo === null || day <= agreement.validTo))
      return agreement
  return agreements.length > 0 ? null : undefined
}

/**
 * The rule for a format and channel on a day: that which names both, else the channel, else the format, else neither; of several
 * alike the one that began last.
 */
export function ruleAmong(
  rules: readonly RoyaltyRule[],
  format: BookFormat,
  channel: SalesChannel,
  day: string,
): RoyaltyRule | null {
  let best: RoyaltyRule | null = null
  let bestRank = -1
  for (const rule of rules) {
    if (rule.validFrom > day) continue
    if (rule.channel !== null && rule.channel !== channel) continue
    if (rule.format !== null && rule.format !== format) continue
    const rank = (rule.channel === null ? 0 : 2) + (rule.format === null ? 0 : 1)
    if (rank < bestRank || (best !== null && rank === bestRank && rule.validFrom <= best.validFrom)) continue
    best = rule
    bestRank = rank
  }
  return best
}

/** The MRP of a format on a day: its own, else that of all formats. Of null: that of all formats. */
export function mrpOn(
  { mrp, prices }: Pick<BookTerms, 'mrp' | 'prices'>,
  format: BookFormat | null,
  day: string,
): Paise {
  const of = (one: BookFormat | null) =>
    latestOn(
      prices.filter((price) => price.format === one),
      day,
    )?.price
  return of(format) ?? of(null) ?? mrp
}

/** The MRP at which a copy was sold. A sale of no format has one only where all formats of the book cost the same; null where they don't. */
export function priceOn(book: BookTerms, format: BookFormat | null, day: string): Paise | null {
  if (format !== null) return mrpOn(book, format, day)
  const all = new Set(book.formats.map((one) => mrpOn(book, one, day)))
  const [only = mrpOn(book, null, day)] = all
  return all.size > 1 ? null : only
}

/** Days after `from`, up to `to`, from which on something else may hold for a book; in no order, and one may come twice. */
export function changesWithin(
  { books, companyRules, calculatorRates }: Terms,
  bookId: number,
  { from, to }: { from: string; to: string },
): string[] {
  const book = books.get(bookId)
  const days: string[] = []
  const note = (day: string) => {
    if (from < day && day <= to) days.push(day)
  }
  for (const { validFrom, validTo, rules } of book?.agreements ?? []) {
    note(validFrom)
    if (validTo !== null && from <= validTo && validTo < to) note(dayAfter(validTo))
    for (const rule of rules) note(rule.validFrom)
  }
  for (const { validFrom } of book?.prices ?? []) note(validFrom)
  for (const { validFrom } of book?.shareSets ?? []) note(validFrom)
  for (const { validFrom } of companyRules) note(validFrom)
  for (const { validFrom } of calculatorRates) note(validFrom)
  return days
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

export function latestOn<T extends { validFrom: string }>(newestFirst: readonly T[], day: string): T | null {
  for (const one of newestFirst) if (one.validFrom <= day) return one
  return null
}
