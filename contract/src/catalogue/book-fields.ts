import { z } from 'zod'
import { MAX_ID, MOST_IN_ALL, requiredText } from '../http/fields.ts'
import { clean, type TextRule } from '../language/text-rules.ts'
import { bookFormats, contributorRoles, genres, languages, trimSizes } from '../language/vocabulary.ts'
import type { Paise } from '../money/money.ts'
import { parseRupees } from '../money/rupees.ts'
import {
  type BookFact,
  bookContributorRule,
  bookFactNames,
  bookFacts,
  bookMessages,
  bookShopRules,
  copyrightYears,
  MOST_BOOK_CONTRIBUTORS,
  MOST_BOOK_PAGES,
  MOST_BOOK_SHOPS,
  MOST_MRP,
} from './book-facts.ts'
import { readIsbn } from './staff/isbn.ts'

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

const inTamil = z.string().nullable().meta({ description: 'Null too where the text itself is in Tamil.' })

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

const {
  title,
  title_latin,
  subtitle,
  description,
  description_en,
  description_ta,
  first_published,
  edition,
  copyright_holder,
} = bookFacts

/**
 * Each fact as staff give it and as an answer has it. `default` is what a new book has where nothing is said of it; without it, it must be
 * given.
 */
const fields = {
  title: { given: requiredText(title.rule), shown: z.string() },
  title_latin: {
    given: textOrNull(title_latin.rule).meta({
      description: 'The title in Latin letters, if it is in another script.',
    }),
    shown: z.string().nullable().meta({ description: 'Latin spelling of a title in another script.' }),
    default: null,
  },
  subtitle: { given: textOrNull(subtitle.rule), shown: z.string().nullable(), default: null },
  description: {
    given: requiredText(description.rule).meta({ description: 'In the language of the book.' }),
    shown: z.string().meta({ description: "In the book's own language." }),
  },
  description_en: { given: textOrNull(description_en.rule), shown: z.string().nullable(), default: null },
  description_ta: {
    given: textOrNull(description_ta.rule).meta({ description: 'Of a book that is in another language.' }),
    shown: inTamil,
    default: null,
  },
  language: { given: z.enum(languages, bookMessages.languageMissing), shown: z.enum(languages) },
  genre: { given: z.enum(genres, bookMessages.genreMissing), shown: z.enum(genres) },
  formats: {
    given: z
      .array(z.enum(bookFormats, bookMessages.formatMissing), bookMessages.formatMissing)
      .max(bookFormats.length, bookMessages.formatMissing)
      .min(1, bookMessages.formatMissing)
      .transform((given) => bookFormats.filter((format) => given.includes(format))),
    shown: z.array(z.enum(bookFormats)).min(1),
  },
  mrp: { given: mrp, shown: z.number().meta({ description: 'Maximum retail price in rupees.' }) },
  pages: {
    given: z
      .int(bookMessages.pages)
      .min(1, bookMessages.pages)
      .max(MOST_BOOK_PAGES, bookMessages.pages)
      .nullable(),
    shown: z.int().nullable(),
    default: null,
  },
  trim_size: { given: z.enum(trimSizes).nullable(), shown: z.enum(trimSizes).nullable(), default: null },
  isbn: {
    given: isbn,
    shown: z.string().nullable().meta({ description: 'ISBN-13 without hyphens; null while pending.' }),
    default: null,
  },
  first_published: { given: textOrNull(first_published.rule), shown: z.string().nullable(), default: null },
  edition: {
    given: textOrNull(edition.rule).meta({
      description: 'In the words that are printed, in the language of the book.',
      examples: ['Second edition, revised'],
    }),
    shown: z.string().nullable(),
    default: null,
  },
  copyright_holder: {
    given: textOrNull(copyright_holder.rule).meta({ description: 'Null where it is the author.' }),
    shown: z.string().nullable().meta({ description: 'Null where it is the author.' }),
    default: null,
  },
  copyright_year: {
    given: z
      .int(bookMessages.copyrightYear)
      .min(copyrightYears.first, bookMessages.copyrightYear)
      .max(copyrightYears.last, bookMessages.copyrightYear)
      .nullable()
      .meta({ description: 'Null: the year in which the book is typeset.' }),
    shown: z.int().nullable(),
    default: null,
  },
  cover_id: {
    given: z.int().min(1).max(MAX_ID).nullable().meta({ description: 'The number of a stored picture.' }),
    shown: z.int().nullable(),
    default: null,
  },
  contributors: {
    given: z
      .array(bookContributor, bookMessages.contributors)
      .max(MOST_BOOK_CONTRIBUTORS, bookMessages.contributors)
      .meta({ description: 'In the order in which they are shown. A change gives all of them.' }),
    shown: z.array(
      z.object({ role: z.enum(contributorRoles), name: z.string(), author_id: z.int().nullable() }),
    ),
    default: [],
  },
  is_featured: { given: z.boolean(), shown: z.boolean(), default: false },
} as const satisfies Record<BookFact, Field>

type Field = { given: z.ZodType; shown: z.ZodType; default?: unknown }
type Fields = typeof fields

type Given = { [F in BookFact]: Fields[F]['given'] }
type Shown = { [F in BookFact]: Fields[F]['shown'] }
type New = {
  [F in BookFact]: Fields[F] extends { default: unknown }
    ? z.ZodDefault<Fields[F]['given']>
    : Fields[F]['given']
}

/** For each of these facts what is made of its field. */
function eachField<Name extends BookFact>(
  names: readonly Name[],
  make: (field: Field) => z.ZodType,
): Record<Name, z.ZodType> {
  return Object.fromEntries(names.map((name) => [name, make(fields[name])])) as Record<Name, z.ZodType> // made of these names
}

/** These facts of a book as an answer has them. */
export function shownFacts<Name extends BookFact>(names: readonly Name[]): Pick<Shown, Name> {
  return eachField(names, ({ shown }) => shown) as Pick<Shown, Name> // each its own
}

/** Everything of a book that is new. */
export const newBook = z.object(
  eachField(bookFactNames, ({ given, default: value }) =>
    value === undefined ? given : given.default(value),
  ) as New, // as the type says
)
export type NewBook = z.output<typeof newBook>

/** What is changed of a book. */
export const changedBook = z.object(eachField(bookFactNames, ({ given }) => given) as Given).partial() // each its own
export type ChangedBook = z.output<typeof changedBook>

/** The fields as a form holds them while they are filled in. */
export type BookForm = z.input<typeof newBook>
