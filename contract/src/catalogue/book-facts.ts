import { addressRule } from '../accounts/account-rules.ts'
import { keysOf } from '../http/keys-of.ts'
import type { TextRule } from '../language/text-rules.ts'
import { bookFormats, contributorRoles, genres, languages, trimSizes } from '../language/vocabulary.ts'

/**
 * The facts of a book: what each is called and what it must be, for the forms of the console, the calls, the table of books and its
 * import, the feed and the histories alike. `book-fields.ts` has their schemas. Nothing here may load a schema library.
 */

const oneLine = { lines: 'one', missing: null } as const
const tooLong = (label: string, most: number) => `${label} must have at most ${most} characters`

const line = <const Label extends string>(label: Label, most: number) =>
  ({ kind: 'line', label, rule: { ...oneLine, most, tooLong: tooLong(label, most) } }) as const

const passage = <const Label extends string>(label: Label) =>
  ({
    kind: 'passage',
    label,
    rule: { ...oneLine, lines: 'many', most: 20_000, tooLong: tooLong(label, 20_000) },
  }) as const

function required<T extends { rule: TextRule; label: string }>(fact: T) {
  return { ...fact, rule: { ...fact.rule, missing: `${fact.label} is required` } }
}

/** In the order in which a table of books has them. */
export const bookFacts = {
  title: required(line('Title', 500)),
  title_latin: line('Title in Latin letters', 500),
  subtitle: line('Subtitle', 500),
  language: { kind: 'choice', label: 'Language', of: languages },
  genre: { kind: 'choice', label: 'Genre', of: genres },
  formats: { kind: 'choices', label: 'Formats', of: bookFormats },
  mrp: { kind: 'rupees', label: 'MRP in rupees' },
  pages: { kind: 'whole number', label: 'Pages' },
  trim_size: { kind: 'choice', label: 'Trim size', of: trimSizes },
  isbn: { kind: 'line', label: 'ISBN-13' },
  first_published: line('First published', 200),
  edition: line('Edition', 100),
  copyright_holder: line('Copyright holder', 255),
  copyright_year: { kind: 'whole number', label: 'Copyright year' },
  is_featured: { kind: 'yes or no', label: 'Featured' },
  contributors: { kind: 'people', label: 'Contributors', of: contributorRoles },
  description: required(passage('Description')),
  description_en: passage('Description in English'),
  description_ta: passage('Description in Tamil'),
  cover_id: { kind: 'picture', label: 'Cover' },
} as const satisfies Record<string, Fact>

type Fact = { label: string } & (
  | { kind: 'line' | 'passage'; rule?: TextRule }
  | { kind: 'choice' | 'choices' | 'people'; of: readonly string[] }
  | { kind: 'whole number' | 'rupees' | 'yes or no' | 'picture' }
)

export type BookFact = keyof typeof bookFacts
export const bookFactNames = keysOf(bookFacts)

/** Those that a page of the public list shows of each book, and those that the console's list shows. */
export const factsInLists = {
  public: [
    'title',
    'title_latin',
    'subtitle',
    'description',
    'description_en',
    'language',
    'genre',
    'formats',
    'is_featured',
  ],
  staff: ['title', 'title_latin', 'language', 'genre', 'formats', 'mrp', 'isbn', 'is_featured'],
} as const satisfies Record<string, readonly BookFact[]>

export const bookContributorRule = {
  lines: 'one',
  missing: 'Name is required',
  most: 255,
  tooLong: 'Names must have at most 255 characters',
} as const satisfies TextRule

export const bookShopRules = {
  name: { ...line('Shop', 100).rule, missing: 'Please name the shop' },
  url: {
    ...addressRule('Link'),
    missing: 'Please give the link to the book in the shop',
    most: 2_000,
    tooLong: 'Link must have at most 2000 characters',
  },
} as const satisfies Record<string, TextRule>

export const MOST_BOOK_SHOPS = 30
export const MOST_BOOK_PAGES = 5_000
export const MOST_BOOK_CONTRIBUTORS = 30
/** Of what is printed now: an older text is in nobody's copyright, and a later year is a slip of the keyboard. */
export const copyrightYears = { first: 1900, last: 2100 } as const
/** In paise: a lakh of rupees. No book costs more; a slip of the keyboard soon does. */
export const MOST_MRP = 10_000_000

export const bookMessages = {
  languageMissing: 'Please select a language',
  genreMissing: 'Please select a genre',
  formatMissing: 'Please select at least one format',
  pages: `Pages must be a whole number from 1 to ${MOST_BOOK_PAGES}`,
  copyrightYear: `Copyright year must be a year from ${copyrightYears.first} to ${copyrightYears.last}`,
  mrp: 'MRP must be an amount in rupees above 0, with at most two decimals',
  mrpTooHigh: `MRP must be at most Rs. ${MOST_MRP / 100}`,
  contributors: `There may be at most ${MOST_BOOK_CONTRIBUTORS} contributors, each with a name and a role`,
  shopFormat: 'Please choose the format that is sold there',
  shops: `There may be at most ${MOST_BOOK_SHOPS} shops`,
  shopTwice: 'This format has this link already',
  isbnTaken: 'Another book has this ISBN: {title}',
  authorGone: 'One of the contributors is no author here any more: please choose them again',
  coverGone: 'This cover is not there any more: please choose it again',
} as const
