import { z } from 'zod'
import { mrp as mrpField } from '../../catalogue/book-fields.ts'
import { day } from '../../http/day-fields.ts'
import { MAX_ID } from '../../http/fields.ts'
import { bookFormats } from '../../language/vocabulary.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import {
  MOST_NOTE,
  MOST_SHARES,
  publishersOfRecord,
  ruleBases,
  shareRoles,
  termsMessages,
  WHOLE,
} from '../royalty-terms.ts'

/** A percentage with two decimals at the most, so that it is a whole number of ten-thousandths. */
function percent(least: number, message: string) {
  return z
    .number(message)
    .min(least, message)
    .max(100, message)
    .refine((value) => toRate(value) / 100 === value, message)
}

/** The ten-thousandths of a percentage. */
export function toRate(given: number): number {
  return Math.round(given * 100)
}

/** The other way round; exact. */
export function toPercent(rate: number): number {
  return (rate * 100) / WHOLE
}

const date = day(termsMessages.day)

export const agreementFields = {
  publisher_of_record: z.enum(publishersOfRecord, termsMessages.publisher),
  signed_on: date.nullish().transform((given) => given ?? null),
  valid_from: date,
  valid_to: date
    .nullish()
    .transform((given) => given ?? null)
    .meta({ description: 'The last day; null: no end.' }),
  note: z
    .string()
    .trim()
    .max(MOST_NOTE, termsMessages.note)
    .nullish()
    .transform((text) => text || null),
} as const

export const newAgreement = z
  .object({ book_id: z.int().min(1).max(MAX_ID), ...agreementFields })
  .refine(({ valid_from, valid_to }) => valid_to === null || valid_from <= valid_to, {
    path: ['valid_to'],
    error: termsMessages.ends,
  })

export const newRule = z
  .object({
    agreement_id: z
      .int()
      .min(1)
      .max(MAX_ID)
      .nullish()
      .transform((id) => id ?? null)
      .meta({ description: "null: the company's own rule, for all books without another." }),
    format: z
      .enum(bookFormats)
      .nullish()
      .transform((format) => format ?? null)
      .meta({ description: 'null: every format.' }),
    channel: z
      .enum(salesChannels)
      .nullish()
      .transform((channel) => channel ?? null)
      .meta({ description: 'null: every channel.' }),
    basis: z.enum(ruleBases, termsMessages.basis),
    percent: percent(0, termsMessages.percent),
    valid_from: date,
  })
  .refine(({ format, basis }) => basis !== 'calculator' || format !== 'ebook', {
    path: ['basis'],
    error: termsMessages.noPrinting,
  })

export const newBookPrice = z.object({
  book_id: z.int().min(1).max(MAX_ID),
  format: z
    .enum(bookFormats)
    .nullish()
    .transform((format) => format ?? null)
    .meta({ description: 'null: every format without a price of its own.' }),
  mrp: mrpField,
  valid_from: date,
})

export const newShareSet = z.object({
  book_id: z.int().min(1).max(MAX_ID),
  valid_from: date,
  shares: z
    .array(
      z.object({
        author_id: z.int(termsMessages.author).min(1, termsMessages.author).max(MAX_ID, termsMessages.author),
        role: z.enum(shareRoles, termsMessages.role),
        percent: percent(0.01, termsMessages.share),
      }),
      termsMessages.some,
    )
    .min(1, { error: termsMessages.some, abort: true })
    .max(MOST_SHARES, { error: termsMessages.some, abort: true })
    .refine((shares) => new Set(shares.map(({ author_id }) => author_id)).size === shares.length, {
      error: termsMessages.twice,
      abort: true,
    })
    .refine((shares) => shares.reduce((sum, share) => sum + toRate(share.percent), 0) === WHOLE, {
      error: termsMessages.sum,
    }),
})

export type NewAgreement = z.output<typeof newAgreement>
export type NewRule = z.output<typeof newRule>
export type NewBookPrice = z.output<typeof newBookPrice>
export type NewShareSet = z.output<typeof newShareSet>
