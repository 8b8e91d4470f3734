import { z } from 'zod'
import { bookMessages, MOST_BOOK_PAGES } from '../../catalogue/book-facts.ts'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, noParams, oneOf, requiredText, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { bookFormats, trimSizes } from '../../language/vocabulary.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import { identifierKinds, waitReasons } from '../../sales/sales-import-states.ts'
import { type AnswerKind, answerKinds, answersTo, needsAmount } from '../../sales/waiting-answers.ts'
import { salesImportMessages } from './sales-import-messages.ts'

const bookId = z.int(salesImportMessages.book).min(1).max(MAX_ID)
const format = z.enum(bookFormats).nullable()

/** Rows that wait for the same: what is said of one holds for all of them. */
export const waitingSales = z
  .object({
    id: z.string().meta({ description: 'Names what the rows have in common.' }),
    waits_for: z.enum(waitReasons),
    rows: z.int(),
    copies: z.int(),
    imports: z.array(z.int()).meta({ description: 'The imports that have such rows, ten at most.' }),
    first_line_id: z.int(),
    channel: z.enum(salesChannels),
    currency: z.string().nullable(),
    order_id: z.string().nullable().meta({ description: 'Of a refund.' }),
    proceeds: z.number().nullable().meta({ description: 'What was given back, of a refund.' }),
    first_amount: z.number().nullable().meta({
      description: 'What was paid for the first row, in units of the currency.',
    }),
    first_copies: z.int(),
    identifier: z.string().nullable(),
    title: z.string().nullable(),
    author_name: z.string().nullable(),
    format,
    book_id: z.int().nullable(),
    book_title: z.string().nullable(),
    book_lacks: z.array(z.enum(['pages', 'trim_size'])).meta({
      description: 'Fields that the calculator needs and the book lacks.',
    }),
    first_day: z.iso.date(),
    last_day: z.iso.date(),
    suggestions: z.array(
      z.object({
        book_id: z.int(),
        title: z.string(),
        author_name: z.string(),
        is_author_alike: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'WaitingSales' })
export type WaitingSales = z.output<typeof waitingSales>

const shared = { tag: 'Staff: money' } as const

export const listWaitingSales = endpoint({
  ...shared,
  id: 'listWaitingSales',
  method: 'GET',
  path: '/api/staff/waiting-sales',
  access: staffMay('money.read'),
  summary: 'Rows of all files that lack something, grouped',
  query: listQuery(['-rows'], {
    waits_for: oneOf('waits_for', waitReasons).optional(),
    import_id: wholeNumber('import_id', 1, MAX_ID)
      .optional()
      .meta({ description: 'Those of which this import has some.' }),
  }),
  output: staffList(waitingSales),
})

export const matchSales = endpoint({
  ...shared,
  id: 'matchSales',
  method: 'POST',
  path: '/api/staff/sale-matches',
  access: staffMay('money.move'),
  summary: 'Matches rows with a book, for later files too',
  body: jsonBody(z.object({ key: z.string().min(1).max(2000), book_id: bookId, format })),
  output: staffRecord(
    z.object({
      matched: z.int(),
      still_waiting: z.int().meta({ description: 'Rows that still wait for something else.' }),
    }),
  ),
  refusals: ['conflict'],
})

export const completeBookOfSales = endpoint({
  ...shared,
  id: 'completeBookOfSales',
  method: 'POST',
  path: '/api/staff/waiting-sales/book-facts',
  access: staffMay('money.move'),
  summary: 'Fills in what a book lacks for a price, and looks again at the rows that wait for it',
  description:
    'Only of a book for which rows wait, and only what is empty: nothing that stands there is changed.',
  body: jsonBody(
    z.object({
      book_id: bookId,
      pages: z
        .int(bookMessages.pages)
        .min(1, bookMessages.pages)
        .max(MOST_BOOK_PAGES, bookMessages.pages)
        .optional(),
      trim_size: z.enum(trimSizes).optional(),
    }),
  ),
  output: staffRecord(z.object({ matched: z.int(), still_waiting: z.int() })),
  refusals: ['conflict'],
})

export const lookAgainAtSales = endpoint({
  ...shared,
  id: 'lookAgainAtSales',
  method: 'POST',
  path: '/api/staff/waiting-sales/look-again',
  access: staffMay('money.move'),
  summary: 'Checks whether waiting rows can go on',
  output: staffRecord(z.object({ matched: z.int(), still_waiting: z.int() })),
})

const refundReading = z
  .object({
    book_id: z.int(),
    book_title: z.string(),
    copies: z.int(),
    royalty: z.number().nullable().meta({ description: 'null: nobody knows yet; see `waits_for`.' }),
    waits_for: z.enum(waitReasons).nullable(),
  })
  .meta({ id: 'RefundReading' })
export type RefundReading = z.output<typeof refundReading>

const lineId = wholeNumber('line_id', 1, MAX_ID)

export const previewRefund = endpoint({
  ...shared,
  id: 'previewRefund',
  method: 'GET',
  path: '/api/staff/waiting-sales/refund',
  access: staffMay('money.read'),
  summary: 'What a refund takes back, by how many copies it may be of',
  description: 'Of a row that waits for the number of copies that came back.',
  query: z.object({ line_id: lineId }),
  output: staffRecord(z.array(refundReading)),
  refusals: ['conflict'],
})

export const countRefund = endpoint({
  ...shared,
  id: 'countRefund',
  method: 'POST',
  path: '/api/staff/waiting-sales/refund',
  access: staffMay('money.move'),
  summary: 'Says of how many copies a refund is, or that it is money alone',
  body: jsonBody(
    z.object({
      line_id: z.int(salesImportMessages.copiesBack).min(1).max(MAX_ID),
      book_id: bookId,
      copies: z
        .int(salesImportMessages.copiesBack)
        .min(0, salesImportMessages.copiesBack)
        .max(10_000, salesImportMessages.copiesBack),
    }),
  ),
  output: staffRecord(z.object({ matched: z.int(), still_waiting: z.int() })),
  refusals: ['conflict'],
})

const outcome = z.object({
  matched: z.int().meta({ description: 'Rows that lack nothing any more.' }),
  still_waiting: z.int(),
  royalty: z.number().meta({ description: 'What those that lack nothing any more come to, in rupees.' }),
})

const MOST_ANSWERED = 100_000_000
const MOST_PERCENT = 100

/** Which rows, and what is said of them. */
const answer = {
  waits_for: oneOf('waits_for', waitReasons),
  key: z.string().min(1).max(2000).meta({ description: 'As the waiting sales name it.' }),
  kind: oneOf('kind', answerKinds),
}

function whatIsWrong(
  waits_for: (typeof waitReasons)[number],
  kind: AnswerKind,
  amount: number | undefined,
): Record<string, string> {
  const most = kind === 'net_percent' ? MOST_PERCENT : MOST_ANSWERED
  return {
    ...(!answersTo[waits_for].includes(kind) && { kind: salesImportMessages.answerKind }),
    ...(needsAmount(kind) &&
      (amount === undefined || amount <= 0 || amount > most) && { amount: salesImportMessages.answerAmount }),
  }
}

export const previewWaitingAnswer = endpoint({
  ...shared,
  id: 'previewWaitingAnswer',
  method: 'GET',
  path: '/api/staff/waiting-sales/answer',
  access: staffMay('money.read'),
  summary: 'What would come of an answer about rows that wait; nothing is changed',
  query: z
    .object({
      ...answer,
      amount: z
        .string()
        .regex(/^\d{1,9}(?:\.\d{1,3})?$/, salesImportMessages.answerAmount)
        .transform(Number)
        .optional(),
    })
    .superRefine(({ waits_for, kind, amount }, context) => {
      for (const [field, message] of Object.entries(whatIsWrong(waits_for, kind, amount)))
        context.addIssue({ code: 'custom', path: [field], message })
    }),
  output: staffRecord(outcome),
  refusals: ['conflict'],
})

export const answerWaitingSales = endpoint({
  ...shared,
  id: 'answerWaitingSales',
  method: 'POST',
  path: '/api/staff/waiting-sales/answer',
  access: staffMay('money.move'),
  summary: 'Says the price, the net income or the direction of rows that wait, or writes them off',
  description: 'What the file says is kept beside it. Until a row is posted its answer can be taken back.',
  body: jsonBody(
    z.object({
      ...answer,
      amount: z.number(salesImportMessages.answerAmount).min(0).max(MOST_ANSWERED).optional(),
      reason: requiredText({
        lines: 'one',
        most: 300,
        missing: salesImportMessages.answerReason,
        tooLong: salesImportMessages.reasonTooLong,
      }),
    }),
    ({ fields: { waits_for, kind, amount } }): Record<string, string> => {
      const said = z
        .object({ waits_for: z.enum(waitReasons), kind: z.enum(answerKinds) })
        .safeParse({ waits_for, kind })
      return said.data
        ? whatIsWrong(said.data.waits_for, said.data.kind, typeof amount === 'number' ? amount : undefined)
        : {}
    },
  ),
  output: staffRecord(outcome),
  refusals: ['conflict'],
})

export const askAgainOfSale = endpoint({
  ...shared,
  id: 'askAgainOfSale',
  method: 'POST',
  path: '/api/staff/sale-lines/{id}/ask-again',
  params: z.object({ id: idInPath }),
  query: noParams,
  notFound: staffMessages.notFound,
  access: staffMay('money.move'),
  summary: 'Takes back what was said of a row that waited, while it is not posted',
  output: staffRecord(outcome),
  refusals: ['conflict'],
})

export const bookIdentifier = z.object({
  kind: z.enum(identifierKinds),
  value: z
    .string()
    .trim()
    .min(1, salesImportMessages.identifierMalformed)
    .max(60, salesImportMessages.identifierMalformed),
  format,
})
export type BookIdentifier = z.output<typeof bookIdentifier>
const identifiers = z.object({ identifiers: z.array(bookIdentifier).max(50) })

export const getBookIdentifiers = endpoint({
  ...shared,
  id: 'getBookIdentifiers',
  method: 'GET',
  path: '/api/staff/books/{id}/identifiers',
  access: staffMay('catalogue.read'),
  summary: 'Other numbers of a book: ISBN of a format, ASIN, SKU',
  params: z.object({ id: idInPath }),
  output: staffRecord(identifiers),
  notFound: staffMessages.notFound,
})

export const putBookIdentifiers = endpoint({
  ...shared,
  id: 'putBookIdentifiers',
  method: 'PUT',
  path: '/api/staff/books/{id}/identifiers',
  access: staffMay('catalogue.edit'),
  summary: 'Sets the other numbers of a book, and matches rows that waited for them',
  params: z.object({ id: idInPath }),
  body: jsonBody(identifiers),
  output: staffRecord(identifiers),
  notFound: staffMessages.notFound,
  refusals: ['conflict'],
})

export const waitingSaleEndpoints = [
  listWaitingSales,
  matchSales,
  completeBookOfSales,
  lookAgainAtSales,
  previewRefund,
  countRefund,
  previewWaitingAnswer,
  answerWaitingSales,
  askAgainOfSale,
  getBookIdentifiers,
  putBookIdentifiers,
] as const
