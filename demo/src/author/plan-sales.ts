import type { BookFormat, TrimSize } from '@panai/contract/language/vocabulary'
import { type Paise, paise } from '@panai/contract/money/money'
import { estimateCopy } from '@panai/contract/royalties/royalty-calculator'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { NewSale } from '@panai/server/features/royalties/index'
import { createDice, type Dice } from '../dice.ts'

/** Every made-up sale and payout says that it is one, in the row itself. */
export const DEMO_SOURCE = 'demo'

export type SoldBook = {
  id: number
  formats: readonly BookFormat[]
  mrp: Paise
  pages: number | null
  trimSize: TrimSize | null
}

const DAY_MS = 86_400_000
const buyers = 60
/** Of an e-book's price, in percent. */
const EBOOK_SHARE = 60
const channels: Record<BookFormat, readonly SalesChannel[]> = {
  paperback: ['amazon', 'amazon', 'flipkart', 'direct', 'ingram'],
  hardback: ['direct', 'amazon', 'flipkart'],
  ebook: ['kdp', 'kdp', 'google-play'],
}
/** Chance of a sale on a day in thousandths, by month from January: fairs and feasts sell books. */
const seasons = [900, 620, 480, 420, 380, 420, 480, 560, 640, 860, 820, 700]

/** Made-up sales of an author's books, some of them returned. The same each time. */
export function planSales(
  authorId: number,
  books: readonly SoldBook[],
  { from, days }: { from: string; days: number },
): NewSale[] {
  const dice = createDice(26)
  const start = Date.parse(`${from}T00:00:00Z`)
  return Array.from({ length: days }, (_, day) => new Date(start + day * DAY_MS))
    .flatMap((date) => {
      const chance = seasons[date.getUTCMonth()] ?? 0
      return Array.from({ length: 3 }).flatMap(() =>
        dice.below(2_400) < chance ? saleOn(date, authorId, dice.pick(books), dice) : [],
      )
    })
    .map((sale, index) => ({ ...sale, reference: `sale ${index + 1}` }))
}

type Unnumbered = Omit<NewSale, 'reference'>

function saleOn(date: Date, authorId: number, book: SoldBook, dice: Dice): Unnumbered[] {
  const format = dice.pick(book.formats)
  const channel = dice.pick(channels[format])
  const quantity = channel === 'direct' && dice.below(6) === 0 ? 3 + dice.below(10) : 1 + dice.below(2)
  const price = format === 'hardback' ? paise(book.mrp + 150_00) : book.mrp
  const sale: Unnumbered = {
    authorId,
    bookId: book.id,
    format,
    channel,
    soldOn: isoDay(date),
    quantity,
    amount: paise(price * quantity),
    royalty: paise(royaltyOf(book, format, price) * quantity),
    // Shops don't tell who bought.
    buyerName: channel === 'direct' || channel === 'flipkart' ? `Demo buyer ${1 + dice.below(buyers)}` : null,
    source: DEMO_SOURCE,
  }
  const comesBack = format !== 'ebook' && channel !== 'direct' && dice.below(25) === 0
  return comesBack ? [sale, returnOf(sale, date, dice)] : [sale]
}

function returnOf(sale: Unnumbered, date: Date, dice: Dice): Unnumbered {
  const { quantity, amount, royalty } = sale
  const one = (whole: Paise) => paise(-whole / quantity)
  const back = new Date(date.getTime() + (3 + dice.below(12)) * DAY_MS)
  return { ...sale, soldOn: isoDay(back), quantity: -1, amount: one(amount), royalty: one(royalty) }
}

/** What the calculator gives the author of a printed copy; of an e-book a share, the rest of a paisa to the publisher. */
function royaltyOf({ pages, trimSize }: SoldBook, format: BookFormat, price: Paise): Paise {
  if (format === 'ebook' || pages === null || trimSize === null)
    return paise(Math.floor((price * EBOOK_SHARE) / 100))
  const binding = format === 'hardback' ? 'Hard Cover' : 'Soft Cover'
  const printed = { size: trimSize, pages, binding, interior: 'B & W cream paper' } as const
  return estimateCopy(specifiedRates, printed, price).royaltyPerCopy
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
