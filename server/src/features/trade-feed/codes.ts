import type { BookFormat, ContributorRole, Genre, Language } from '@panai/contract/language/vocabulary'

/**
 * Our words in the codes of ONIX 3.0, release 58 of its lists. The number of the list stands beside each table; a test looks every
 * code up there.
 */

/** List 150. */
export const productForms: Record<BookFormat, string> = { paperback: 'BC', hardback: 'BB', ebook: 'ED' }

/** List 175. An e-book of ours is an EPUB file; which of the printed forms in the list a book has is not known. */
export const productFormDetails: Record<BookFormat, string | null> = {
  paperback: null,
  hardback: null,
  ebook: 'E101',
}

/** List 74: ISO 639-2/B. */
export const languageCodes: Record<Language, string> = {
  ta: 'tam',
  en: 'eng',
  kn: 'kan',
  ml: 'mal',
  te: 'tel',
  hi: 'hin',
  de: 'ger',
}

/** List 121: ISO 15924. */
export const scriptCodes = {
  Tamil: 'Taml',
  Kannada: 'Knda',
  Malayalam: 'Mlym',
  Telugu: 'Telu',
  Devanagari: 'Deva',
  Latin: 'Latn',
} as const

const scripts = Object.entries(scriptCodes).map(
  ([script, code]) => [new RegExp(`\\p{Script=${script}}`, 'u'), code] as const,
)

/** The code of the first of our scripts that the text has a letter of: a Tamil title may hold an English word. */
export function scriptOf(text: string): string | null {
  return scripts.find(([letter]) => letter.test(text))?.[1] ?? null
}

/** List 17. A co-author stands beside the author with the same role. */
export const roleCodes: Record<'author' | ContributorRole, string> = {
  author: 'A01',
  'co-author': 'A01',
  translator: 'B06',
  editor: 'B01',
  illustrator: 'A12',
}

/**
 * Thema headings (scheme 93 of list 27), only where one is true of every book of the genre. The genre itself goes along in our own
 * words with all of them (scheme 24).
 */
export const themaCodes: Partial<Record<Genre, string>> = { fiction: 'FB', poetry: 'DC', cookbook: 'WB' }

/** List 28. */
export const audienceCodes: Record<Genre, string> = {
  fiction: '01',
  'non-fiction': '01',
  academic: '06',
  poetry: '01',
  cookbook: '01',
  'children-book': '02',
}

/** Codes that do not depend on the book. */
export const codes = {
  notification: { confirmed: '03', deleted: '05' }, // list 1
  singleItem: '00', // list 2
  recordSource: '01', // list 3: the publisher
  identifier: { own: '01', isbn13: '15' }, // list 5
  titleType: { onTheBook: '01', alternative: '14' }, // list 15
  titleLevel: '01', // list 149: the product
  nameInOtherLetters: '05', // list 18
  languageOfText: '01', // list 22
  extent: { printed: '00', ofPrintCounterpart: '08', notional: '10' }, // list 23
  pages: '03', // list 24
  measure: { height: '01', width: '02' }, // list 48
  millimetres: 'mm', // list 50
  scheme: { own: '24', thema: '93' }, // list 27
  audienceScheme: '01', // list 29
  text: { description: '03' }, // list 153
  forEveryone: '00', // list 154
  plainText: '06', // list 34
  resource: { frontCover: '01', sample: '15' }, // list 158
  mode: { image: '03', text: '04' }, // list 159
  linkable: '01', // list 161
  publisher: '01', // list 45
  otherFormat: '06', // list 51
  status: { active: '04', withdrawn: '11' }, // list 64
  date: { published: '01', firstPublished: '11', withdrawn: '13' }, // list 163
  dateFormat: { day: '00', year: '05' }, // list 55
  supplier: '01', // list 93: the publisher, to retailers
  availability: { available: '20', withdrawn: '46' }, // list 65
  retailPriceWithTax: '02', // list 58
  rupees: 'INR', // list 96
  india: 'IN', // list 91
} as const
