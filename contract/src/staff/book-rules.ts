import { addressRule } from '../account-rules.ts'
import type { TextRule } from '../text-rules.ts'

/**
 * What the facts of a book must be: for the forms of the console, the calls and the imported files alike. Nothing here may load a
 * schema library.
 */

const line = (label: string, most: number) =>
  ({ lines: 'one', missing: null, most, tooLong: `${label} must have at most ${most} characters` }) as const

export const bookRules = {
  title: { ...line('Title', 500), missing: 'Title is required' },
  title_latin: line('Title in Latin letters', 500),
  subtitle: line('Subtitle', 500),
  description: {
    lines: 'many',
    missing: 'Description is required',
    most: 20_000,
    tooLong: 'Description must have at most 20000 characters',
  },
  description_en: {
    lines: 'many',
    missing: null,
    most: 20_000,
    tooLong: 'Description in English must have at most 20000 characters',
  },
  description_ta: {
    lines: 'many',
    missing: null,
    most: 20_000,
    tooLong: 'Description in Tamil must have at most 20000 characters',
  },
  first_published: line('First published', 200),
} as const satisfies Record<string, TextRule>

export const bookContributorRule = {
  lines: 'one',
  missing: 'Name is required',
  most: 255,
  tooLong: 'Names must have at most 255 characters',
} as const satisfies TextRule

export const bookShopRules = {
  name: { ...line('Shop', 100), missing: 'Please name the shop' },
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
/** In paise: a lakh of rupees. No book costs more; a slip of the keyboard soon does. */
export const MOST_MRP = 10_000_000

export const bookMessages = {
  languageMissing: 'Please select a language',
  genreMissing: 'Please select a genre',
  formatMissing: 'Please select at least one format',
  pages: `Pages must be a whole number from 1 to ${MOST_BOOK_PAGES}`,
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
