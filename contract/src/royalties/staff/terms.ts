import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, oneOf, wholeNumber } from '../../http/fields.ts'
import { messages } from '../../http/messages.ts'
import { staffMay } from '../../http/permissions.ts'
import { bookFormats } from '../../language/vocabulary.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import { publishersOfRecord, ruleBases, shareRoles } from '../royalty-terms.ts'
import { agreementFields, newAgreement, newBookPrice, newRule, newShareSet } from './terms-fields.ts'

export const ruleStates = ['future', 'in_force', 'past', 'withdrawn'] as const

export const royaltyRule = z
  .object({
    id: z.int(),
    agreement_id: z.int().nullable().meta({ description: "null: the company's own, for all books." }),
    format: z.enum(bookFormats).nullable().meta({ description: 'null: every format.' }),
    channel: z.enum(salesChannels).nullable().meta({ description: 'null: every channel.' }),
    basis: z.enum(ruleBases),
    percent: z.number(),
    valid_from: z.iso.date().meta({ description: 'Until the next one of the same format and channel.' }),
    state: z.enum(ruleStates).meta({ description: 'By the day in India.' }),
    version,
  })
  .meta({ id: 'RoyaltyRule' })
export type RoyaltyRule = z.output<typeof royaltyRule>

export const agreement = z
  .object({
    id: z.int(),
    book_id: z.int(),
    publisher_of_record: z.enum(publishersOfRecord),
    signed_on: z.iso.date().nullable(),
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable(),
    note: z.string().nullable(),
    version,
    rules: z.array(royaltyRule),
  })
  .meta({ id: 'Agreement' })
export type Agreement = z.output<typeof agreement>

export const shareSet = z
  .object({
    id: z.int(),
    book_id: z.int(),
    valid_from: z.iso.date(),
    state: z.enum(ruleStates),
    version,
    shares: z.array(
      z.object({
        author_id: z.int(),
        author_name: z.string(),
        role: z.enum(shareRoles),
        percent: z.number(),
      }),
    ),
  })
  .meta({ id: 'ShareSet' })
export type ShareSet = z.output<typeof shareSet>

export const bookPrice = z
  .object({
    id: z.int(),
    book_id: z.int(),
    format: z
      .enum(bookFormats)
      .nullable()
      .meta({ description: 'null: every format without a price of its own.' }),
    mrp: z.number(),
    valid_from: z.iso.date().meta({ description: 'Until the next one of the same format.' }),
    state: z.enum(ruleStates).meta({ description: 'By the day in India.' }),
    version,
  })
  .meta({ id: 'BookPrice' })
export type BookPrice = z.output<typeof bookPrice>

export const bookTerms = z
  .object({
    id: z.int().meta({ description: 'The number of the book.' }),
    title: z.string(),
    author_id: z.int(),
    author_name: z.string(),
    formats: z.array(z.enum(bookFormats)),
    mrp: z.number().meta({ description: 'As it is today, of formats without a price of their own.' }),
    prices: z
      .array(bookPrice)
      .meta({ description: 'The latest first; without any the MRP has always been what it is.' }),
    agreements: z.array(agreement).meta({ description: 'The latest first.' }),
    share_sets: z
      .array(shareSet)
      .meta({ description: 'The latest first; before the earliest the author has all of it.' }),
  })
  .meta({ id: 'BookTerms' })
export type BookTerms = z.output<typeof bookTerms>

/** What a sale of a book would earn, by the very rules that sales are calculated by. */
export const workedExample = z
  .object({
    waits: z
      .string()
      .nullable()
      .meta({ description: 'Why nothing can be calculated; null: the other fields are filled.' }),
    rule_id: z.int().nullable(),
    basis: z.enum(ruleBases).nullable(),
    percent: z.number().nullable(),
    base: z
      .number()
      .nullable()
      .meta({ description: 'The amount that the royalty is a share of, in rupees.' }),
    cost: z.number().nullable().meta({ description: 'What is deducted from it first.' }),
    royalty: z.number().nullable(),
    shares: z.array(
      z.object({ author_id: z.int(), author_name: z.string(), percent: z.number(), royalty: z.number() }),
    ),
  })
  .meta({ id: 'WorkedExample' })
export type WorkedExample = z.output<typeof workedExample>

const shared = { tag: 'Staff: money' } as const
const one = { params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const
const ofBook = { params: z.object({ id: idInPath }), notFound: messages.bookNotFound } as const

export const getBookTerms = endpoint({
  ...shared,
  ...ofBook,
  id: 'getBookTerms',
  method: 'GET',
  path: '/api/staff/book-terms/{id}',
  access: staffMay('money.read'),
  summary: 'The terms of a book: agreements with their rules, and shares',
  output: staffRecord(bookTerms),
})

const priceInRupees = (name: string) =>
  z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, `${name} must be rupees with two decimals at the most`)
    .transform(Number)

export const getWorkedExample = endpoint({
  ...shared,
  ...ofBook,
  id: 'getWorkedExample',
  method: 'GET',
  path: '/api/staff/book-terms/{id}/example',
  access: staffMay('money.read'),
  summary: 'What copies of a book would earn each of its contributors',
  query: z.object({
    format: oneOf('format', bookFormats),
    channel: oneOf('channel', salesChannels),
    sold_on: day('sold_on must be a day'),
    copies: wholeNumber('copies', 1, 1_000_000).default(1),
    price: priceInRupees('price').optional().meta({ description: "The MRP of a copy; else the book's." }),
    received: priceInRupees('received')
      .optional()
      .meta({ description: 'What the channel pays for all copies.' }),
  }),
  output: staffRecord(workedExample),
})

export const addAgreement = endpoint({
  ...shared,
  id: 'addAgreement',
  method: 'POST',
  path: '/api/staff/agreements',
  access: staffMay('terms.edit'),
  summary: 'An agreement on a book',
  body: jsonBody(newAgreement),
  output: staffRecord(agreement),
})

export const changeAgreement = endpoint({
  ...shared,
  ...one,
  id: 'changeAgreement',
  method: 'PATCH',
  path: '/api/staff/agreements/{id}',
  access: staffMay('terms.edit'),
  summary: 'Changes an agreement, such as the day on which it ends; its rules stay',
  body: jsonBody(z.object({ ...agreementFields, version })),
  output: staffRecord(agreement),
  refusals: ['conflict'],
})

export const listCompanyRules = endpoint({
  ...shared,
  id: 'listCompanyRules',
  method: 'GET',
  path: '/api/staff/royalty-rules',
  access: staffMay('money.read'),
  summary: "The company's own rules, for books without another",
  query: listQuery(['-valid_from', 'valid_from'], {
    channel: oneOf('channel', salesChannels).optional(),
    format: oneOf('format', bookFormats).optional(),
  }),
  output: staffList(royaltyRule),
})

export const getRoyaltyRule = endpoint({
  ...shared,
  ...one,
  id: 'getRoyaltyRule',
  method: 'GET',
  path: '/api/staff/royalty-rules/{id}',
  access: staffMay('money.read'),
  summary: 'One rule, of an agreement or for all books',
  output: staffRecord(royaltyRule),
})

export const addRule = endpoint({
  ...shared,
  id: 'addRule',
  method: 'POST',
  path: '/api/staff/royalty-rules',
  access: staffMay('terms.edit'),
  summary: 'Adds a rule from a day on; a rule for all books begins tomorrow at the earliest',
  body: jsonBody(newRule),
  output: staffRecord(royaltyRule),
})

export const withdrawRule = endpoint({
  ...shared,
  ...one,
  id: 'withdrawRule',
  method: 'DELETE',
  path: '/api/staff/royalty-rules/{id}',
  access: staffMay('terms.edit'),
  summary: 'Revokes a rule: later calculations ignore it, earlier ones stay',
  body: jsonBody(z.object({ version })),
  output: staffRecord(z.object({ id: z.int() })),
  refusals: ['conflict'],
})

export const addShareSet = endpoint({
  ...shared,
  id: 'addShareSet',
  method: 'POST',
  path: '/api/staff/share-sets',
  access: staffMay('terms.edit'),
  summary: 'Adds shares of the royalty of a book from a day on',
  body: jsonBody(newShareSet),
  output: staffRecord(shareSet),
})

export const withdrawShareSet = endpoint({
  ...shared,
  ...one,
  id: 'withdrawShareSet',
  method: 'DELETE',
  path: '/api/staff/share-sets/{id}',
  access: staffMay('terms.edit'),
  summary: 'Revokes shares; what was shared by them stays',
  body: jsonBody(z.object({ version })),
  output: staffRecord(z.object({ id: z.int() })),
  refusals: ['conflict'],
})

export const addBookPrice = endpoint({
  ...shared,
  id: 'addBookPrice',
  method: 'POST',
  path: '/api/staff/book-prices',
  access: staffMay('terms.edit'),
  summary: 'The MRP of a book or of one format from a day on; it takes the place of one from the same day',
  body: jsonBody(newBookPrice),
  output: staffRecord(bookPrice),
})

export const withdrawBookPrice = endpoint({
  ...shared,
  ...one,
  id: 'withdrawBookPrice',
  method: 'DELETE',
  path: '/api/staff/book-prices/{id}',
  access: staffMay('terms.edit'),
  summary: 'Revokes a dated price: the one before it holds; what was calculated by it stays',
  body: jsonBody(z.object({ version })),
  output: staffRecord(z.object({ id: z.int() })),
  refusals: ['conflict'],
})

export const termEndpoints = [
  getBookTerms,
  getWorkedExample,
  addAgreement,
  changeAgreement,
  listCompanyRules,
  getRoyaltyRule,
  addRule,
  withdrawRule,
  addShareSet,
  withdrawShareSet,
  addBookPrice,
  withdrawBookPrice,
] as const
