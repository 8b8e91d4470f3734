import { localised } from '../language/localised.ts'
import type { BookFormat } from '../language/vocabulary.ts'
import type { RuleBasis } from '../royalties/royalty-terms.ts'
import type { SalesChannel } from '../sales/sales-channels.ts'
import { dayWords, type StatementLanguage, statementWords } from './statement-words.ts'

/** The rule that a royalty was calculated by. */
export type AppliedRule = {
  id: number
  /** null: the company's own, for all books without another. */
  book_id: number | null
  /** null: every format. */
  format: BookFormat | null
  /** null: every channel. */
  channel: SalesChannel | null
  basis: RuleBasis
  percent: number
  /** A day, `2026-07-01`. */
  valid_from: string
}

const language = localised<StatementLanguage>('en', 'ta')
const { formats, channels } = statementWords[language]

const words = localised(
  {
    ofBook: (from: string) => `By the agreement on this book, from ${from} on`,
    ofAll: (from: string) => `By the rule for all books, from ${from} on`,
    everyFormat: 'every edition',
    everyChannel: 'every channel',
    rates: {
      net: (percent: number) => `${percent} % of what the channel pays`,
      mrp: (percent: number) => `${percent} % of the MRP`,
      calculator: (percent: number) => `${percent} % of the MRP less the costs of the calculator`,
    },
  },
  {
    ofBook: (from) => `இந்த நூலின் ஒப்பந்தப்படி, ${from} முதல்`,
    ofAll: (from) => `எல்லா நூல்களுக்குமான விதிப்படி, ${from} முதல்`,
    everyFormat: 'எல்லாப் பதிப்புகளும்',
    everyChannel: 'எல்லா விற்பனை வழிகளும்',
    rates: {
      net: (percent) => `விற்பனை வழி செலுத்தும் தொகையில் ${percent}%`,
      mrp: (percent) => `அதிகபட்ச விலையில் (MRP) ${percent}%`,
      calculator: (percent) => `அதிகபட்ச விலையில் (MRP) கணிப்பானின் செலவு போக மீதியில் ${percent}%`,
    },
  },
)

/** “By the agreement on this book, from 1 July 2026 on: every edition, Amazon: 70 % of what the channel pays.” */
export function royaltyRuleInWords({
  book_id,
  format,
  channel,
  basis,
  percent,
  valid_from,
}: AppliedRule): string {
  const from = dayWords(language, valid_from)
  const whose = book_id === null ? words.ofAll(from) : words.ofBook(from)
  const edition = format === null ? words.everyFormat : formats[format]
  const sold = channel === null ? words.everyChannel : channels[channel]
  return `${whose}: ${edition}, ${sold}: ${words.rates[basis](percent)}.`
}
