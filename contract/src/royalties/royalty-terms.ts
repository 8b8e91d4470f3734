import { contributorRoles } from '../language/vocabulary.ts'
import { royaltyBases } from '../sales/sales-files.ts'

/**
 * What is agreed of a book: who publishes it, what its royalty is calculated from, and who has which share. Browsers load this: no
 * schema library here.
 */

/** A whole in the unit of rates and shares, which are ten-thousandths. */
export const WHOLE = 10_000

/** Only where the company publishes is there a royalty: an author who publishes gets the price of what is theirs. */
export const publishersOfRecord = ['company', 'author'] as const
export type PublisherOfRecord = (typeof publishersOfRecord)[number]

export const publisherNames: Record<PublisherOfRecord, string> = {
  company: 'The company',
  author: 'The author',
}

/** What a rule's rate is taken of: what the channel pays, the printed price, or what the calculator's costs leave of that price. */
export const ruleBases = [...royaltyBases, 'calculator'] as const
export type RuleBasis = (typeof ruleBases)[number]

export const basisNames: Record<RuleBasis, string> = {
  net: 'of what the channel pays',
  mrp: 'of the MRP',
  calculator: 'of the MRP less the costs of the calculator',
}

export const shareRoles = ['author', ...contributorRoles] as const
export type ShareRole = (typeof shareRoles)[number]

/** So many have a share of one book. */
export const MOST_SHARES = 20
/** The longest note on an agreement. */
export const MOST_NOTE = 2_000

/** Why a line of a sales file waits, as people read it. */
export const waitingReasons = {
  terms: 'No agreement or rule says what this earns on that day, or the author publishes the book',
  price: 'A figure is missing: the MRP of the format, or the pages and trim size of the book',
  net: 'What the channel pays is missing',
  direction: 'The copies go one way and the money the other',
} as const

export const termsMessages = {
  day: 'Please give a day',
  percent: 'A percentage is from 0 to 100, with two decimals at the most',
  share: 'A share is above 0 % and at most 100 %, with two decimals at the most',
  sum: 'The shares must add up to 100 %',
  twice: 'Each person is named once',
  some: 'Name 1 to 20 people',
  publisher: 'Please choose who publishes',
  basis: 'Please choose what the rate is taken of',
  role: 'Please choose a role',
  author: 'Please choose an author',
  authorGone: 'This author is not there any more',
  bookGone: 'This book is not there any more',
  ends: 'It can not end before it begins',
  overlaps: 'Another agreement of this book holds at that time',
  ruleTaken: 'There is such a rule from this day on already: take it back first',
  firstPrice: 'The first price stays: write down another one from the same day',
  sharesTaken: 'There are shares from this day on already: take them back first',
  dayPast: 'A rule for all books begins tomorrow at the earliest',
  settled: 'A rule for all books that holds or has held stays: add one from a day to come on.',
  noPrinting: 'An e-book is not printed: the calculator’s costs say nothing of it',
  note: `A note has at most ${MOST_NOTE} characters`,
} as const
