import { z } from 'zod'
import { endpoint, file } from '../http/endpoint.ts'
import { idInPath, MAX_ID, wholeNumber } from '../http/fields.ts'
import { messages } from '../http/messages.ts'
import { ownOr } from '../http/permissions.ts'
import { bookFormats } from '../language/vocabulary.ts'
import { payoutMethods } from '../money/payout-methods.ts'
import { salesChannels } from '../sales/sales-channels.ts'
import { royaltyBases } from '../sales/sales-files.ts'
import { manualJournalKinds } from './account-entry-kinds.ts'

/** A payout is made as `processing` and ends as one of the others; a completed one that the bank returns has failed. */
export const payoutStatuses = ['processing', 'completed', 'failed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

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
    last_sale_date: z.iso.date().nullable().meta({ description: 'null: no sale yet.' }),
    unpaid_royalty: rupees.meta({
      description: 'Earned and not paid yet, in rupees; negative when returns exceed what was earned since.',
    }),
  })
  .meta({ id: 'SalesSummary' })
export type SalesSummary = z.output<typeof salesSummary>

/** What a royalty was calculated from. `calculator`: the price less what a copy costs. `file`: the channel's file fixes it. */
export const workingBases = [...royaltyBases, 'calculator', 'file'] as const

/** How the royalty of a sale was worked out: `rate` of what `base` leaves after `cost`, and of that `share` is the author's. */
export const royaltyWorking = z
  .object({
    basis: z.enum(workingBases),
    list_price: rupees.nullable().meta({ description: 'The printed price of one copy.' }),
    base: rupees,
    cost: rupees,
    rate: z.number().meta({ description: 'Percent.' }),
    whole_royalty: rupees.meta({ description: 'The royalty of all who share it.' }),
    share: z.number().meta({ description: "The author's share of it, in percent." }),
    copies_sold: z.int(),
    copies_returned: z.int(),
    exchange: z
      .object({
        currency: z.string(),
        rupees: z.string().meta({ description: 'For one unit of it, all decimals: `83.25`.' }),
      })
      .nullable()
      .meta({ description: 'From what the amounts were converted. null: they came in rupees.' }),
    received: z
      .object({
        paid: rupees.nullable().meta({ description: 'What was paid for the copies. null: not told.' }),
        tax: rupees.meta({
          description: 'Of `base` the channel keeps so much for the state; it never lowers the royalty.',
        }),
      })
      .nullable()
      .meta({ description: 'Of a royalty on net income, what `base` came from. null: not known.' }),
  })
  .meta({ id: 'RoyaltyWorking' })
export type RoyaltyWorking = z.output<typeof royaltyWorking>

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
    working: royaltyWorking.nullable().meta({
      description: 'How the royalty was calculated. null: the sale is older than these records.',
    }),
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

/** An entry of the author's account that is neither a sale nor a payout: it was entered by hand. */
export const accountEntry = z
  .object({
    id: z.int(),
    date: z.iso.date(),
    kind: z.enum(manualJournalKinds),
    book_id: z.int().nullable(),
    book_title: z.string().nullable(),
    amount: rupees.meta({ description: "In rupees; positive: in the author's favour." }),
    reason: z.string(),
    takes_back: z.boolean().meta({ description: 'It takes back an earlier entry.' }),
  })
  .meta({ id: 'AccountEntry' })
export type AccountEntry = z.output<typeof accountEntry>

export const advance = z
  .object({
    id: z.int(),
    date: z.iso.date(),
    book_id: z.int().nullable().meta({ description: 'Whose royalties recoup it. null: those of all books.' }),
    book_title: z.string().nullable(),
    reason: z.string(),
    amount: rupees,
    recouped: rupees.meta({ description: 'Royalty that was set off against it.' }),
    left: rupees.meta({ description: 'What is still to be set off.' }),
  })
  .meta({ id: 'Advance' })
export type Advance = z.output<typeof advance>

const historyMeta = z
  .object({
    page: z.int(),
    per_page: z.int(),
    total: z.int(),
    last_page: z.int().meta({ description: 'At least 1.' }),
  })
  .meta({ id: 'HistoryMeta' })

const monthOfEarnings = z.object({ month, copies: z.int(), royalty: rupees }).meta({ id: 'MonthOfEarnings' })
const bookOfEarnings = z
  .object({ book_id: z.int().nullable(), title: z.string().nullable(), copies: z.int(), royalty: rupees })
  .meta({ id: 'BookOfEarnings' })
export type MonthOfEarnings = z.output<typeof monthOfEarnings>
export type BookOfEarnings = z.output<typeof bookOfEarnings>

export const salesCoverage = z
  .object({
    channels: z.array(
      z.object({
        channel: z.enum(salesChannels),
        data_up_to: z.iso
          .date()
          .nullable()
          .meta({ description: 'The last day that a confirmed file covers. null: no file has come yet.' }),
      }),
    ),
    estimates: z
      .array(
        z.object({
          channel: z.enum(salesChannels),
          month,
          book_id: z.int(),
          book_title: z.string(),
          copies: z.int().meta({ description: 'Copies sold, less those that came back.' }),
        }),
      )
      .meta({
        description:
          'For months that the channel has not confirmed yet. Not part of any total, and never paid.',
      }),
  })
  .meta({ id: 'SalesCoverage' })
export type SalesCoverage = z.output<typeof salesCoverage>

const historyQuery = z.object({
  page: wholeNumber('page', 1, MAX_ID).optional(),
  per_page: wholeNumber('per_page', 1, MAX_ENTRIES_PER_PAGE).optional(),
})

/** What all calls about one author's money have in common: they answer that author and staff who read money, nobody else. */
const ofAuthor = {
  method: 'GET',
  access: ownOr('money.read'),
  tag: 'Royalties',
  params: z.object({ id: idInPath }),
  notFound: messages.authorNotFound,
} as const

export const getSalesSummary = endpoint({
  ...ofAuthor,
  id: 'getSalesSummary',
  path: '/api/author/{id}/sales',
  summary: 'What an author has sold and earned',
  output: z.object({ success: z.literal(true), data: salesSummary }),
})

export const listSales = endpoint({
  ...ofAuthor,
  id: 'listSales',
  path: '/api/author/{id}/sales-history',
  summary: 'Sales and returns, newest first, a page at a time',
  description: `Without \`per_page\`: ${ENTRIES_PER_PAGE}. A page after the last is empty.`,
  query: historyQuery,
  output: z.object({
    success: z.literal(true),
    data: z.object({ sales_history: z.array(sale) }),
    meta: historyMeta,
  }),
})

export const listPayouts = endpoint({
  ...ofAuthor,
  id: 'listPayouts',
  path: '/api/author/{id}/payout-history',
  summary: 'Payouts, newest first, a page at a time',
  description: `Without \`per_page\`: ${ENTRIES_PER_PAGE}. A page after the last is empty.`,
  query: historyQuery,
  output: z.object({
    success: z.literal(true),
    data: z.object({ payout_history: z.array(payout) }),
    meta: historyMeta,
  }),
})

export const listAccountEntries = endpoint({
  ...ofAuthor,
  id: 'listAccountEntries',
  path: '/api/author/{id}/account-entries',
  summary: 'Entries of the account that are neither sales nor payouts, newest first, a page at a time',
  description: `Without \`per_page\`: ${ENTRIES_PER_PAGE}. A page after the last is empty.`,
  query: historyQuery,
  output: z.object({
    success: z.literal(true),
    data: z.object({ entries: z.array(accountEntry) }),
    meta: historyMeta,
  }),
})

export const listAdvances = endpoint({
  ...ofAuthor,
  id: 'listAdvances',
  path: '/api/author/{id}/advances',
  summary: 'Advances of the author, newest first, and how far royalties have recouped them',
  output: z.object({ success: z.literal(true), data: z.object({ advances: z.array(advance) }) }),
})

export const getEarnings = endpoint({
  ...ofAuthor,
  id: 'getEarnings',
  path: '/api/author/{id}/earnings',
  summary: 'Copies and royalty by month and by book',
  description: 'Months in order, without those that have no sale; books with the most royalty first.',
  output: z.object({
    success: z.literal(true),
    data: z.object({ by_month: z.array(monthOfEarnings), by_book: z.array(bookOfEarnings) }),
  }),
})

export const getSalesCoverage = endpoint({
  ...ofAuthor,
  id: 'getSalesCoverage',
  path: '/api/author/{id}/sales-coverage',
  summary: 'The last day that each channel has reported, and its estimates since',
  output: z.object({ success: z.literal(true), data: salesCoverage }),
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
  output: file(CSV, 'sales-history.csv'),
})

export const payoutsAsCsv = endpoint({
  ...ofAuthor,
  id: 'payoutsAsCsv',
  path: '/api/author/{id}/payout-history.csv',
  summary: 'All payouts as a table, newest first',
  description: csvNote,
  output: file(CSV, 'payout-history.csv'),
})

export const exportEverything = endpoint({
  id: 'exportEverything',
  method: 'GET',
  path: '/api/author/export',
  access: 'author',
  tag: 'Royalties',
  summary: 'Everything that we hold about the caller, as a zip file',
  output: file('application/zip', 'my-data.zip'),
})

export const royaltyEndpoints = [
  getSalesSummary,
  listSales,
  listPayouts,
  listAccountEntries,
  listAdvances,
  getEarnings,
  getSalesCoverage,
  salesAsCsv,
  payoutsAsCsv,
  exportEverything,
] as const
