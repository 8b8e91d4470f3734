import { hash } from 'node:crypto'
import { isRoundedNumber } from '@panai/contract/money/is-rounded-number'
import { channelTaxes } from '@panai/contract/royalties/channel-taxes'
import type { IdentifiedBy } from './layouts/layout.ts'
import type { SalesLine } from './sales-row.ts'
import { readAsin } from './values/read-isbn.ts'

const HEX_DIGITS = 32

/**
 * Gives rows their identity: what they say, not where they stand, so that a repeated or re-exported file, sorted or with its columns
 * in another order, has the same rows. Title and author count only where no number names the book, since channels correct them. Equal
 * lines of one file are numbered, so a file with two of them is two sales, and the same file again is the same two.
 */
export class RowHashes {
  readonly #seen = new SeenHashes()

  next(line: SalesLine): string {
    const content = digest(contentOf(line))
    const ordinal = this.#seen.count(content)
    return ordinal === 0 ? content : digest(`${content}#${ordinal}`)
  }
}

/** Cells hold no control characters, so a separator that is one keeps the fields apart. */
const SEPARATOR = '\u001f'

function contentOf(line: SalesLine): string {
  return [
    ...nameOf(line),
    line.unitsSold,
    line.unitsReturned,
    line.freeUnits,
    line.pages,
    line.currency,
    line.listPrice,
    line.amount,
    line.proceeds,
    line.royalty,
    line.royaltyBasis,
    ...(line.taxes ? channelTaxes.map((tax) => line.taxes?.[tax] ?? 0) : []),
    ...(line.payment ? ['paid'] : []),
  ].join(SEPARATOR)
}

/**
 * What names the sale that a row is about, whatever its figures: a row with the same name in a later file says anew what the channel owes for
 * it. Null where only figures tell sales apart, and for what is never paid. Equal names within one file stay several sales.
 */
export function identityOf(line: SalesLine, by: IdentifiedBy): string | null {
  if (line.estimate || (line.measure !== 'copies' && line.measure !== 'pages')) return null
  if (by === 'order' && line.orderId === null) return null
  return digest([...nameOf(line), line.currency, by === 'balance' ? '' : kindOf(line)].join(SEPARATOR))
}

function kindOf({ unitsSold, unitsReturned, freeUnits }: SalesLine): 'sale' | 'return' | 'free' {
  if (unitsSold === 0 && unitsReturned > 0) return 'return'
  return unitsSold === 0 && freeUnits > 0 ? 'free' : 'sale'
}

function nameOf(line: SalesLine): (string | boolean | null)[] {
  const isNamed = [line.isbn, line.asin, line.sku, line.identifier].some(
    (number) => number !== null && !isRoundedNumber(number),
  )
  return [
    line.channel,
    line.estimate,
    line.measure,
    line.isbn,
    countedAsin(line),
    line.sku,
    line.isbn === null && line.asin === null ? line.identifier : null,
    isNamed ? null : line.title,
    isNamed ? null : line.author,
    line.format,
    line.orderId,
    line.marketplace,
    line.terms,
    line.period.from,
    line.period.to,
  ]
}

function digest(text: string): string {
  return hash('sha256', text, 'hex').slice(0, HEX_DIGITS)
}

/** KDP writes an ASIN beside the ISBN in the tab of printed books, and not where it tells the same sale among all others. */
function countedAsin({ channel, asin, identifier }: SalesLine): string | null {
  return channel === 'kdp' ? readAsin(identifier ?? '') : asin
}

const FIRST_SLOTS = 1 << 12

/**
 * How often each hash has come, in 12 to 24 bytes a row instead of the hundred and more of a map: open addressing on the first 64 bits. Two
 * lines that share them, one file in thirty million of a million rows each, would be numbered as if they were equal, which harms nothing.
 */
class SeenHashes {
  #slots = FIRST_SLOTS
  #high = new Uint32Array(FIRST_SLOTS)
  #low = new Uint32Array(FIRST_SLOTS)
  #counts = new Uint32Array(FIRST_SLOTS)
  #used = 0

  /** @returns how often it came before. */
  count(content: string): number {
    if (this.#used * 2 > this.#slots) this.#grow()
    const at = this.#find(Number.parseInt(content.slice(0, 8), 16), Number.parseInt(content.slice(8, 16), 16))
    const before = this.#counts[at] ?? 0
    if (before === 0) this.#used += 1
    this.#counts[at] = before + 1
    return before
  }

  /** The slot of the hash; a free one is made its own. */
  #find(high: number, low: number): number {
    const mask = this.#slots - 1
    let at = low & mask
    while (this.#counts[at] !== 0 && (this.#high[at] !== high || this.#low[at] !== low)) at = (at + 1) & mask
    this.#high[at] = high
    this.#low[at] = low
    return at
  }

  #grow(): void {
    const [high, low, counts] = [this.#high, this.#low, this.#counts]
    this.#slots *= 2
    this.#high = new Uint32Array(this.#slots)
    this.#low = new Uint32Array(this.#slots)
    this.#counts = new Uint32Array(this.#slots)
    counts.forEach((count, at) => {
      if (count > 0) this.#counts[this.#find(high[at] ?? 0, low[at] ?? 0)] = count
    })
  }
}
