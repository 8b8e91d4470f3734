import { z } from 'zod'
import { MAX_ID, MOST_IN_ALL, requiredText } from '../fields.ts'
import type { Paise } from '../money.ts'
import { parseRupees } from '../rupees.ts'
import { clean, type TextRule } from '../text-rules.ts'
import { bookFormats, contributorRoles, genres, languages, trimSizes } from '../vocabulary.ts'
import {
  bookContributorRule,
  bookMessages,
  bookRules,
  bookShopRules,
  MOST_BOOK_CONTRIBUTORS,
  MOST_BOOK_PAGES,
  MOST_BOOK_SHOPS,
  MOST_MRP,
} from './book-rules.ts'
import { readIsbn } from './isbn.ts'

/**
 * The facts of a book, as staff give them when it is published (`newBook`) and when it is changed (`changedBook`). In a change, what
 * is left out stays as it was; null, or an empty text, takes away what may be missing.
 */

/** A text that may be missing: empty is null. */
function textOrNull(rule: TextRule & { missing: null }) {
  return z
    .string(rule.tooLong)
    .overwrite((text) => clean(rule, text))
    .max(rule.most, rule.tooLong)
    .nullable()
    .transform((text) => text || null)
}

export const mrp = z
  .union(
    [
      z.number().min(-MAX_ID, bookMessages.mrp).max(MAX_ID, bookMessages.mrpTooHigh),
      z.string().max(30, bookMessages.mrp),
    ],
    bookMessages.mrp,
  )
  .transform((given, context): Paise => {
    const amount = readAmount(given)
    if (amount === null || amount <= 0) context.addIssue(bookMessages.mrp)
    else if (amount > MOST_MRP) context.addIssue(bookMessages.mrpTooHigh)
    return amount ?? z.NEVER
  })
  .meta({ description: 'Maximum retail price in rupees, such as 399 or "399.50".', examples: [399] })

/** Null for what is no amount, and for a fraction of a paisa: nobody prices a book so. */
function readAmount(given: number | string): Paise | null {
  const text = String(given).trim()
  return /\.\d{3,}$/.test(text) ? null : parseRupees(text)
}

const isbn = z
  .string()
  .max(MOST_IN_ALL)
  .nullable()
  .transform((text, context) => {
    if (text === null || text.trim() === '') return null
    const read = readIsbn(text)
    if ('isbn' in read) return read.isbn
    context.addIssue(read.problem)
    return z.NEVER
  })
  .meta({ description: 'ISBN-13, with or without hyphens; null while it is pending.' })

export const bookContributor = z.object({
  role: z.enum(contributorRoles, bookMessages.contributors),
  name: requiredText(bookContributorRule),
  author_id: z
    .int()
    .min(1)
    .max(MAX_ID)
    .nullable()
    .default(null)
    .meta({ description: 'The entry of that person, if they are also an author here.' }),
})

/** Where else the book is sold. A change gives all of them. */
export const bookShops = z
  .array(
    z.object({
      format: z.enum(bookFormats, bookMessages.shopFormat),
      name: requiredText(bookShopRules.name),
      url: requiredText(bookShopRules.url),
    }),
    bookMessages.shops,
  )
  .max(MOST_BOOK_SHOPS, bookMessages.shops)
  .superRefine((shops, context) => {
    const seen = new Set<string>()
    for (const [at, { format, url }] of shops.entries()) {
      if (seen.has(`${format} ${url}`))
        context.addIssue({ code: 'custom', path: [at, 'url'], message: bookMessages.shopTwice })
      seen.add(`${format} ${url}`)
    }
  })

const needed = {
  title: requiredText(bookRules.title),
  description: requiredText(bookRules.description).meta({ description: 'In the language of the book.' }),
  language: z.enum(languages, bookMessages.languageMissing),
  genre: z.enum(genres, bookMessages.genreMissing),
  formats: z
    .array(z.enum(bookFormats, bookMessages.formatMissing), bookMessages.formatMissing)
    .max(bookFormats.length, bookMessages.formatMissing)
    .min(1, bookMessages.formatMissing)
    .transform((given) => bookFormats.filter((format) => given.includes(format))),
  mrp,
}

const mayBeMissing = {
  title_latin: textOrNull(bookRules.title_latin).meta({
    description: 'The title in Latin letters, if it is in another script.',
  }),
  subtitle: textOrNull(bookRules.subtitle),
  description_en: textOrNull(bookRules.description_en),
  description_ta: textOrNull(bookRules.description_ta).meta({
    description: 'Of a book that is in another language.',
  }),
  pages: z
    .int(bookMessages.pages)
    .min(1, bookMessages.pages)
    .max(MOST_BOOK_PAGES, bookMessages.pages)
    .nullable(),
  trim_size: z.enum(trimSizes).nullable(),
  isbn,
  first_published: textOrNull(bookRules.first_published),
  cover_id: z.int().min(1).max(MAX_ID).nullable().meta({ description: 'The number of a stored picture.' }),
}

const standing = {
  contributors: z
    .array(bookContributor, bookMessages.contributors)
    .max(MOST_BOOK_CONTRIBUTORS, bookMessages.contributors)
    .meta({ description: 'In the order in which they are shown. A change gives all of them.' }),
  is_featured: z.boolean(),
}

const { title_latin, subtitle, description_en, description_ta } = mayBeMissing
const { pages, trim_size, first_published, cover_id } = mayBeMissing

/** Everything of a book that is new. */
export const newBook = z.object({
  ...needed,
  title_latin: title_latin.default(null),
  subtitle: subtitle.default(null),
  description_en: description_en.default(null),
  description_ta: description_ta.default(null),
  pages: pages.default(null),
  trim_size: trim_size.default(null),
  isbn: isbn.default(null),
  first_published: first_published.default(null),
  cover_id: cover_id.default(null),
  contributors: standing.contributors.default([]),
  is_featured: standing.is_featured.default(false),
})
export type NewBook = z.output<typeof newBook>

/** What is changed of a book. */
export const changedBook = z.object({ ...needed, ...mayBeMissing, ...standing }).partial()
export type ChangedBook = z.output<typeof changedBook>

/** The fields as a form holds them while they are filled in. */
export type BookForm = z.input<typeof newBook>
