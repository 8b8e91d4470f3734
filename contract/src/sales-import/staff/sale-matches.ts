import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, requiredText, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { bookFormats } from '../../language/vocabulary.ts'
import { currency } from '../../money/staff/currency-field.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import { waitReasons } from '../../sales/sales-import-states.ts'
import { namedSalesAccount } from './sales-accounts.ts'
import { salesImportMessages } from './sales-import-messages.ts'

const format = z.enum(bookFormats)

export const saleMatch = z
  .object({
    id: z.int(),
    version,
    channel: z.enum(salesChannels).nullable(),
    sales_account: namedSalesAccount
      .nullable()
      .meta({ description: 'Whose number for the book it is; null: that of the channel.' }),
    identifier: z.string().nullable().meta({ description: 'As the file writes it.' }),
    title: z.string().nullable(),
    author_name: z.string().nullable(),
    is_by_title: z.boolean().meta({ description: 'Rows are alike by title and author, not by a number.' }),
    book_id: z.int().nullable().meta({ description: 'null: such rows are not ours.' }),
    book_title: z.string().nullable(),
    book_author: z.string().nullable(),
    format: format.nullable(),
    reason: z.string().nullable(),
    created_by: z.string().nullable(),
    created_at: z.iso.datetime(),
    forgotten_at: z.iso.datetime().nullable(),
    rows_posted: z.int(),
    copies_posted: z.int(),
    royalty_posted: z.number().meta({ description: 'In rupees.' }),
    rows_not_posted: z.int(),
  })
  .meta({ id: 'SaleMatch' })
export type SaleMatch = z.output<typeof saleMatch>

/** What a change would do, to the paisa. Money is in rupees, but for what the file names in its currency. */
export const matchConsequences = z
  .object({
    preview: z.string().meta({ description: 'Names exactly this preview; the change sends it back.' }),
    rows: z.int(),
    rows_posted: z.int(),
    rows_over_a_change: z.int().meta({
      description:
        'Rows of several days, during which terms or rates changed: they are calculated by those of the last day.',
    }),
    rows_waiting: z.array(z.object({ waits_for: z.enum(waitReasons), rows: z.int() })),
    taken: z.number(),
    given: z.number(),
    authors: z.array(
      z.object({
        author_id: z.int(),
        author_name: z.string(),
        taken: z.number(),
        given: z.number(),
        is_stated: z
          .boolean()
          .meta({ description: 'It is on a statement already; the next one corrects it.' }),
        is_below_zero: z.boolean().meta({ description: 'The rest is deducted from later earnings.' }),
      }),
    ),
    currencies: z.array(
      z.object({
        currency: currency.nullable(),
        rows: z.int(),
        copies: z.int(),
        proceeds: z.number().meta({ description: 'In units of the currency.' }),
        taken: z.number(),
        given: z.number(),
      }),
    ),
  })
  .meta({ id: 'MatchConsequences' })
export type MatchConsequences = z.output<typeof matchConsequences>

const shared = { tag: 'Staff: money' } as const
const one = { ...shared, params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const

const reason = requiredText({
  lines: 'one',
  most: 300,
  missing: salesImportMessages.matchReason,
  tooLong: salesImportMessages.reasonTooLong,
})
const afterwards = ['stay', 'wait'] as const
const posted = z.enum(afterwards)
const agreed = { version, preview: z.string().max(100), reason } as const

export const listSaleMatches = endpoint({
  ...shared,
  id: 'listSaleMatches',
  method: 'GET',
  path: '/api/staff/sale-matches',
  access: staffMay('money.read'),
  summary: 'Remembered matches of rows that name none of our books by number',
  query: listQuery(['-created_at', 'created_at'], {
    q: z.string().trim().max(200, 'q must have at most 200 characters').optional(),
    means: oneOf('means', ['book', 'not_ours']).optional(),
    forgotten: oneOf('forgotten', ['true'])
      .optional()
      .meta({ description: 'Only matches that no longer apply, instead of those that do.' }),
  }),
  output: staffList(saleMatch),
})

export const getSaleMatch = endpoint({
  ...one,
  id: 'getSaleMatch',
  method: 'GET',
  path: '/api/staff/sale-matches/{id}',
  access: staffMay('money.read'),
  summary: 'One remembered match, and what is posted by it',
  output: staffRecord(saleMatch),
})

export const previewMatchChange = endpoint({
  ...one,
  id: 'previewMatchChange',
  method: 'GET',
  path: '/api/staff/sale-matches/{id}/change',
  access: staffMay('money.read'),
  summary: 'What choosing another book would change; nothing is changed',
  query: z.object({
    book_id: wholeNumber('book_id', 1, MAX_ID),
    format: oneOf('format', bookFormats).optional(),
  }),
  output: staffRecord(matchConsequences),
  refusals: ['conflict'],
})

export const changeSaleMatch = endpoint({
  ...one,
  id: 'changeSaleMatch',
  method: 'POST',
  path: '/api/staff/sale-matches/{id}/change',
  access: staffMay('money.move'),
  summary: 'Chooses another book: rows follow, and postings are corrected',
  description:
    'Postings are reversed and posted for the right book, by one journal for each import. Statements that were issued stay.',
  body: jsonBody(
    z.object({
      ...agreed,
      book_id: z.int(salesImportMessages.book).min(1).max(MAX_ID),
      format: format.nullable(),
    }),
  ),
  output: staffRecord(saleMatch),
  refusals: ['conflict'],
})

export const previewForgetting = endpoint({
  ...one,
  id: 'previewForgetting',
  method: 'GET',
  path: '/api/staff/sale-matches/{id}/forget',
  access: staffMay('money.read'),
  summary: 'What forgetting a match would change; nothing is changed',
  query: z.object({ posted: oneOf('posted', afterwards) }),
  output: staffRecord(matchConsequences),
  refusals: ['conflict'],
})

export const forgetSaleMatch = endpoint({
  ...one,
  id: 'forgetSaleMatch',
  method: 'POST',
  path: '/api/staff/sale-matches/{id}/forget',
  access: staffMay('money.move'),
  summary: 'Forgets a match: rows that are not posted wait again',
  body: jsonBody(
    z.object({
      ...agreed,
      posted: posted.meta({ description: '`wait`: postings are reversed, and their rows wait too.' }),
    }),
  ),
  output: staffRecord(saleMatch),
  refusals: ['conflict'],
})

export const writeOffSales = endpoint({
  ...shared,
  id: 'writeOffSales',
  method: 'POST',
  path: '/api/staff/waiting-sales/not-ours',
  access: staffMay('money.move'),
  summary: 'Marks rows as not ours, for later files too',
  description: 'They leave the waiting sales and are never posted. Forgetting the match brings them back.',
  body: jsonBody(
    z.object({
      key: z.string().min(1).max(2000).meta({ description: 'As the waiting sales name it.' }),
      reason: requiredText({
        lines: 'one',
        most: 300,
        missing: salesImportMessages.notOursReason,
        tooLong: salesImportMessages.reasonTooLong,
      }),
    }),
  ),
  output: staffRecord(saleMatch),
  refusals: ['conflict'],
})

export const saleMatchEndpoints = [
  listSaleMatches,
  getSaleMatch,
  previewMatchChange,
  changeSaleMatch,
  previewForgetting,
  forgetSaleMatch,
  writeOffSales,
] as const
