import { bookFacts, MOST_MRP } from '@panai/contract/catalogue/book-facts'
import { clean } from '@panai/contract/language/text-rules'
import {
  bookFormats,
  contributorRoles,
  genres,
  languages,
  trimSizes,
} from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import fc from 'fast-check'
import type { DeletedProduct, TradeBook } from '../src/features/trade-feed/products.ts'
import { writeOnix } from '../src/features/trade-feed/write-feed.ts'
import { xmlText } from '../src/formats/xml/xml-text.ts'

export const aTradeBook: TradeBook = {
  id: 7,
  reference: 'PN-0007',
  title: 'கண்ணன் பாட்டு',
  title_latin: 'Kannan Pattu',
  subtitle: null,
  language: 'ta',
  genre: 'poetry',
  formats: ['paperback'],
  withdrawn: [],
  author: { name: 'பாரதி', nameLatin: 'Bharati' },
  contributors: [],
  pages: 120,
  trim_size: '5.5 X 8.5 in',
  mrp: { paperback: paise(19_950), hardback: paise(60_000), ebook: paise(12_000) },
  isbn: '9780306406157',
  description: 'பாடல்கள்',
  description_en: 'Songs',
  description_ta: null,
  first_published: '1917',
  edition: 'முதல் பதிப்பு',
  copyright_holder: null,
  copyright_year: 1917,
  publishedAt: new Date('2024-05-31T20:00:00Z'),
  coverAddress: 'https://books.example/storage/pictures/0-1280.webp',
  sampleAddress: 'https://books.example/books/3/sample',
}

/** What a feed is written from, all at once. */
export async function* oneBatch(books: readonly TradeBook[], deleted: readonly DeletedProduct[] = []) {
  yield { books, deleted }
}

export async function written(pieces: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return whole
}

export function onixOf(
  books: readonly TradeBook[],
  deleted: readonly DeletedProduct[] = [],
): Promise<string> {
  return written(writeOnix(oneBatch(books, deleted), new Date('2026-11-21T06:30:05.250Z')))
}

/** Texts as hard as they come, kept as the catalogue keeps them; something of each can be written in XML. */
function anyKept(rule: Parameters<typeof clean>[0]): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'binary', minLength: 1, maxLength: 30 })
    .map((text) => clean(rule, text))
    .filter((kept) => xmlText(kept).trim() !== '')
}

const anyLine = anyKept(bookFacts.title.rule)
const anyPassage = anyKept(bookFacts.description.rule)
const anyPerson = fc.record({ name: anyLine, nameLatin: fc.option(anyLine) })
const anyMrp = fc.integer({ min: 1, max: MOST_MRP }).map(paise)

/** Every book that the closed lists of the trade allow. */
export const anyTradeBook: fc.Arbitrary<TradeBook> = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  reference: anyLine,
  title: anyLine,
  title_latin: fc.option(anyLine),
  subtitle: fc.option(anyLine),
  language: fc.constantFrom(...languages),
  genre: fc.constantFrom(...genres),
  formats: fc.subarray([...bookFormats]),
  withdrawn: fc
    .subarray([...bookFormats])
    .map((formats) => formats.map((format) => ({ format, at: new Date('2025-01-01') }))),
  author: anyPerson,
  contributors: fc.array(
    fc.record({ name: anyLine, nameLatin: fc.option(anyLine), role: fc.constantFrom(...contributorRoles) }),
    { maxLength: 4 },
  ),
  pages: fc.option(fc.integer({ min: 1, max: 5_000 })),
  trim_size: fc.option(fc.constantFrom(...trimSizes)),
  mrp: fc.record({ paperback: anyMrp, hardback: anyMrp, ebook: anyMrp }),
  isbn: fc.option(fc.constant('9780306406157')),
  description: anyPassage,
  description_en: fc.option(anyPassage),
  description_ta: fc.option(anyPassage),
  first_published: fc.option(fc.constantFrom('1917', 'about 200 BC')),
  edition: fc.option(anyLine),
  copyright_holder: fc.option(anyLine),
  copyright_year: fc.option(fc.integer({ min: 1_900, max: 2_100 })),
  publishedAt: fc.option(
    fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  ),
  coverAddress: fc.option(fc.constant('https://books.example/a.webp')),
  sampleAddress: fc.option(fc.constant('https://books.example/books/3/sample')),
})
