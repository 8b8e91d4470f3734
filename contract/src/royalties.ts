import { z } from 'zod'
import { endpoint, file } from './endpoint.ts'
import { idInPath, MAX_ID, noParams, wholeNumber } from './fields.ts'
import { messages } from './messages.ts'
import { payoutMethods } from './payout-methods.ts'
import { bookFormats } from './vocabulary.ts'

/** Where a sale happened. `direct` is the company's own: by phone, at a fair. */
export const salesChannels = ['direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram'] as const
export type SalesChannel = (typeof salesChannels)[number]

/** How each is called on the screen and in files. */
export const channelNames: Record<SalesChannel, string> = {
  direct: 'Direct order',
  amazon: 'Amazon',
  kdp: 'Kindle',
  flipkart: 'Flipkart',
  'google-play': 'Google Play',
  ingram: 'IngramSpark',
}

/** A payout is made as `processing` and ends as one of the others; a completed one that the bank returns has failed. */
export const payoutStatuses = ['processing', 'completed', 'failed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export { type PayoutMethod, payoutMethods } from './payout-methods.ts'

/** A page of a history holds at most this many entries; without `per_page` it holds `ENTRIES_PER_PAGE`. */
export const MAX_ENTRIES_PER_PAGE = 100
export const ENTRIES_PER_PAGE = 25

const rupees = z.number().meta({ description: 'Rupees, at most two decimals.' })
const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .meta({ examples: ['2026-04'] })

export const salesSummary = z
  .object({
    total_books_sold: z.int().meta({ description: 'Copies sold, less those that came back.' }),
    lifetime_earnings: rupees.meta({ description: 'All royalties ever earned, in rupees.' }),
    last_sale_date: z.iso.date().nullable().meta({ description: 'null: nothing was sold yet.' }),
    unpaid_royalty: rupees.meta({
      description: 'What is still to be paid, in rupees; negative when more came back than was earned since.',
    }),
  })
  .meta({ id: 'SalesSummary' })
export type SalesSummary = z.output<typeof salesSummary>

export const sale = z
  .object({
    id: z.int(),
    sale_date: z.iso.date(),
    book_id: z.int().nullable(),
    book_title: z.string().nullable().meta({ description: 'null: the title is not in the catalogue.' }),
    format: z.enum(bookFormats).nullable(),
    quantity: z.int().meta({ description: 'Negative: copies that came back.' }),
    amount: rupees.meta({ description: 'What the buyer paid, in rupees; negative for a return.' }),
    royalty: rupees.meta({ description: "The author's share of it, in rupees; negative for a return." }),
    buyer_name: z.string().nullable(),
    channel: z.enum(salesChannels),
  })
  .meta({ id: 'Sale' })
export type Sale = z.output<typeof sale>

export const payout = z
  .object({
    id: z.int(),
    payout_date: z.iso.date(),
    amount: rupees,
    status: z.enum(payoutStatuses),
    transaction_id: z.string().nullable(),
    method: z.enum(payoutMethods).nullable(),
  })
  .meta({ id: 'Payout' })
export type Payout = z.output<typeof payout>

const historyMeta = z
  .object({
    page: z.int(),
    per_page: z.int(),
    total: z.int(),
    last_page: z.int().meta({ description: 'At least 1.' }),
  })
  .meta({ id: 'HistoryMeta' })
export type HistoryMeta = z.output<typeof historyMeta>

const monthOfEarnings = z.object({ month, copies: z.int(), royalty: rupees }).meta({ id: 'MonthOfEarnings' })
const bookOfEarnings = z
  .object({ book_id: z.int().nullable(), title: z.string().nullable(), copies: z.int(), royalty: rupees })
  .meta({ id: 'BookOfEarnings' })
export type MonthOfEarnings = z.output<typeof monthOfEarnings>
export type BookOfEarnings = z.output<typeof bookOfEarnings>

const historyQuery = z.object({
  page: wholeNumber('page', 1, MAX_ID).optional(),
  per_page: wholeNumber('per_page', 1, MAX_ENTRIES_PER_PAGE).optional(),
})

/** What all calls about one author's money have in common: they answer that author and staff, nobody else. */
const ofAuthor = {
  method: 'GET',
  access: 'own',
  tag: 'Royalties',
  params: z.object({ id: idInPath }),
  notFound: messages.authorNotFound,
  caching: 'none',
} as const

export const getSalesSummary = endpoint({
  ...ofAuthor,
  id: 'getSalesSummary',
  path: '/api/author/{id}/sales',
  summary: 'What an author has sold and earned',
  query: noParams,
  output: z.object({ success: z.literal(true), data: salesSummary }),
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'too_many'],
})

export const listSales = endpoint({
  ...ofAuthor,
  id: 'listSales',
  path: '/api/author/{id}/sales-history',
  summary: 'Sales and returns, newest first, a page at a time',
  description: `Without \`per_page\`: ${ENTRIES_PER_PAGE}. A page behind the last is empty.`,
  query: historyQuery,
  output: z.object({
    success: z.literal(true),
    data: z.object({ sales_history: z.array(sale) }),
    meta: historyMeta,
  }),
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'invalid', 'too_many'],
})

export const listPayouts = endpoint({
  ...ofAuthor,
  id: 'listPayouts',
  path: '/api/author/{id}/payout-history',
  summary: 'Payouts, newest first, a page at a time',
  description: `Without \`per_page\`: ${ENTRIES_PER_PAGE}. A page behind the last is empty.`,
  query: historyQuery,
  output: z.object({
    success: z.literal(true),
    data: z.object({ payout_history: z.array(payout) }),
    meta: historyMeta,
  }),
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'invalid', 'too_many'],
})

export const getEarnings = endpoint({
  ...ofAuthor,
  id: 'getEarnings',
  path: '/api/author/{id}/earnings',
  summary: 'Copies and royalty by month and by book',
  description: 'Months in their order, those without a sale left out; books with the most royalty first.',
  query: noParams,
  output: z.object({
    success: z.literal(true),
    data: z.object({ by_month: z.array(monthOfEarnings), by_book: z.array(bookOfEarnings) }),
  }),
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'too_many'],
})

const CSV = 'text/csv; charset=utf-8'
const csvNote =
  'UTF-8 with a byte order mark. A text that a spreadsheet would take for a formula has an apostrophe before it.'

export const salesAsCsv = endpoint({
  ...ofAuthor,
  id: 'salesAsCsv',
  path: '/api/author/{id}/sales-history.csv',
  summary: 'All sales and returns as a table, newest first',
  description: csvNote,
  query: noParams,
  output: file(CSV, 'sales-history.csv'),
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'too_many'],
})

export const payoutsAsCsv = endpoint({
  ...ofAuthor,
  id: 'payoutsAsCsv',
  path: '/api/author/{id}/payout-history.csv',
  summary: 'All payouts as a table, newest first',
  description: csvNote,
  query: noParams,
  output: file(CSV, 'payout-history.csv'),
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'too_many'],
})

export const exportEverything = endpoint({
  id: 'exportEverything',
  method: 'GET',
  path: '/api/author/export',
  access: 'author',
  tag: 'Royalties',
  summary: 'Everything that we hold about the caller, as a zip file',
  params: noParams,
  query: noParams,
  output: file('application/zip', 'my-data.zip'),
  refusals: ['unauthenticated', 'forbidden', 'too_many'],
  caching: 'none',
})
