import { keysOf } from '@panai/contract/http/keys-of'
import { bookFormats } from '@panai/contract/language/vocabulary'
import { minorDigits } from '@panai/contract/money/currencies'
import { salesChannels } from '@panai/contract/sales/sales-channels'
import {
  MOST_MAPPED_COLUMNS,
  MOST_SHOWN_LETTERS,
  MOST_SHOWN_ROWS,
  MOST_SHOWN_SHEETS,
  MOST_STATUSES,
} from '@panai/contract/sales/sales-columns'
import {
  leftOutKinds,
  leftOutSheetKinds,
  royaltyBases,
  salesFileProblems,
  salesMeasures,
} from '@panai/contract/sales/sales-files'
import { z } from 'zod'
import { layouts } from './layouts/index.ts'
import { MOST_UNREAD_CELLS } from './limits.ts'
import type { PreviewSheet } from './mapped/preview-sheets.ts'
import type { SalesFileProblem } from './problems.ts'
import type { WholeFile } from './read-sales-file.ts'
import type { RecognisedFile } from './recognise.ts'
import type { SalesRow } from './sales-row.ts'

const text = z.string().nullable()
const amount = z.int().nullable()
const count = z.int()
const period = z.object({ from: z.iso.date(), to: z.iso.date() })

const digest = z.string().regex(/^[0-9a-f]{32}$/)

const row = z.object({
  rowNumber: count,
  furtherRows: z.array(count),
  measure: z.enum(salesMeasures),
  channel: z.enum(salesChannels),
  account: count.nullable(),
  estimate: z.boolean(),
  isbn: text,
  asin: text,
  sku: text,
  identifier: text,
  title: text,
  author: text,
  format: z.enum(bookFormats).nullable(),
  orderId: text,
  buyerName: text,
  marketplace: text,
  terms: text,
  period,
  units: count,
  unitsSold: count,
  unitsReturned: count,
  refundOf: count.nullable(),
  freeUnits: count,
  pages: count,
  currency: z.enum(keysOf(minorDigits)).nullable(),
  listPrice: amount,
  amount,
  costs: amount,
  proceeds: amount,
  discount: count.nullable(),
  payment: z.object({ on: text, method: text }).nullable(),
  taxes: z.object({ tds: count, tcs: count, gst: count }).nullable(),
  royalty: amount,
  royaltyBasis: z.enum(royaltyBases).nullable(),
  conversionRate: text,
  sheet: text,
  hash: digest,
  identity: digest.nullable(),
  raw: z.array(z.string()),
}) satisfies z.ZodType<SalesRow>

const file = z.object({
  channel: z.enum(salesChannels).nullable(),
  account: count.nullable(),
  estimate: z.boolean(),
  sheets: z.array(
    z.object({
      name: text,
      layout: z.union([z.enum(layouts.map(({ id }) => id)), count]).nullable(),
      headerRow: z.int().nullable(),
      headings: z.array(z.string()),
      leftOut: z.enum(leftOutSheetKinds).nullable(),
      unread: z
        .object({
          rows: count,
          hasMore: z.boolean(),
          cells: z.array(z.string().max(MOST_SHOWN_LETTERS)).max(MOST_UNREAD_CELLS),
          lacks: z.array(z.string()),
        })
        .nullable(),
    }),
  ),
}) satisfies z.ZodType<Omit<RecognisedFile, 'tables'>>

const totals = z.object({
  rows: count,
  units: count,
  unitsReturned: count,
  freeUnits: count,
  pages: count,
  estimatedRows: count,
  discountedRows: count,
  money: z.array(z.object({ currency: z.enum(keysOf(minorDigits)), amount: count, proceeds: count })),
  period: period.nullable(),
  leftOut: z.object({
    count,
    named: z.array(z.object({ kind: z.enum(leftOutKinds), sheet: text, row: count, text: z.string() })),
  }),
  monthsByName: z.array(
    z.object({ sheet: text, month: z.string().regex(/^\d{4}-\d{2}$/), by: z.enum(['sheet', 'file']) }),
  ),
  withCommas: z.array(text),
}) satisfies z.ZodType<WholeFile>

const problem = z.object({
  code: z.enum(keysOf(salesFileProblems)),
  sheet: text,
  row: z.int().nullable(),
  column: text,
  found: text,
}) satisfies z.ZodType<SalesFileProblem>

const broken = z.object({ problems: z.array(problem), count })

const evidence = z.object({
  filled: count,
  isbns: count,
  days: count,
  dayFirst: count,
  monthFirst: count,
  eitherFirst: count,
  wholes: count,
  numbers: count,
  currencies: count,
})

/** No longer than what is shown: it is kept until somebody has looked at it. */
const previewSheet = z.object({
  name: z.string().max(MOST_SHOWN_LETTERS).nullable(),
  serials: z.enum(['1900', '1904']).nullable(),
  rows: z
    .array(
      z.object({
        number: count,
        cells: z.array(z.string().max(MOST_SHOWN_LETTERS)).max(MOST_MAPPED_COLUMNS),
      }),
    )
    .max(MOST_SHOWN_ROWS),
  evidence: z.array(evidence).max(MOST_MAPPED_COLUMNS),
  values: z
    .object({
      rows: count,
      columns: z
        .array(
          z
            .array(z.object({ value: z.string().max(MOST_SHOWN_LETTERS), rows: count }))
            .max(MOST_STATUSES + MOST_SHOWN_ROWS)
            .nullable(),
        )
        .max(MOST_MAPPED_COLUMNS),
    })
    .optional(),
}) satisfies z.ZodType<PreviewSheet>

/** A line of what the process tells that reads a sales file. */
export const reportedLine = z.union([
  z.object({ rows: z.array(row), share: z.number() }),
  z.object({ share: z.number() }),
  z.object({ file }),
  z.object({ totals }),
  z.object({ unmapped: broken.extend({ sheets: z.array(previewSheet).min(1).max(MOST_SHOWN_SHEETS) }) }),
  z.object({ broken }),
])
