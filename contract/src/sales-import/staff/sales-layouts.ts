import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, requiredText, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { bookFormats } from '../../language/vocabulary.ts'
import { currency } from '../../money/staff/currency-field.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import {
  dayOrders,
  decimalSigns,
  identifyingColumns,
  MOST_ADDED_COLUMNS,
  MOST_MAPPED_COLUMNS,
  MOST_SHOWN_LETTERS,
  MOST_SHOWN_ROWS,
  MOST_SHOWN_SHEETS,
  MOST_STATUSES,
  type SalesColumn,
  type SummedColumn,
  salesColumns,
  statusKey,
  statusMeanings,
  summedColumns,
} from '../../sales/sales-columns.ts'
import { salesAccountMessages } from './sales-account-rules.ts'
import { salesImportMessages } from './sales-import-messages.ts'
import { givenMonth, salesImport } from './sales-imports.ts'

const place = z
  .int()
  .min(0)
  .max(MOST_MAPPED_COLUMNS - 1)
  .optional()
const places = z
  .object(
    // The names of the list, each once.
    Object.fromEntries(salesColumns.map((column) => [column, place])) as Record<SalesColumn, typeof place>,
  )
  .meta({ description: 'Which column, from 0, says what.' })

const placesAdded = z.array(place.unwrap()).max(MOST_ADDED_COLUMNS).optional()
const added = z
  .object(
    // The names of the list, each once.
    Object.fromEntries(summedColumns.map((column) => [column, placesAdded])) as Record<
      SummedColumn,
      typeof placesAdded
    >,
  )
  .meta({ description: 'Further columns, from 0, that are added to those of `columns`.' })

const name = requiredText({
  lines: 'one',
  most: 80,
  missing: salesImportMessages.layoutName,
  tooLong: salesImportMessages.layoutNameTooLong,
})

const meaning = z.enum(statusMeanings).meta({
  description:
    'What rows with it count for; `ask`: nobody has said it, and a file with such a row is asked about again.',
})

const statuses = z.array(z.object({ value: z.string().trim().max(MOST_SHOWN_LETTERS), meaning }))

/** How the columns of a file are read. */
const mapping = z.object({
  columns: places,
  added: added.default({}),
  statuses: statuses.default([]).meta({
    description: 'What the values of the column `status` mean; one that is not among them is asked for.',
  }),
  without_status: z.boolean().default(false).meta({
    description: 'No state and no kind matters though a column looks like one: all rows count alike.',
  }),
  before_tax: z.boolean().default(false).meta({
    description:
      'Where columns tell tax that the channel keeps: `proceeds` has it in it still, and is not what is left.',
  }),
  channel: z.enum(salesChannels).nullable().meta({ description: 'null: a column says it.' }),
  sales_account_id: z.int(salesAccountMessages.unknown).min(1).max(MAX_ID).nullable().default(null).meta({
    description: 'The shop, distributor or fair whose files have it, where nobody says another one.',
  }),
  currency: currency.nullable().meta({ description: 'null: a column says it.' }),
  format: z.enum(bookFormats).nullable(),
  day_order: z.enum(dayOrders).nullable().meta({
    description: 'Of days written as 3/4/2026; null: they are written so that they mean one day only.',
  }),
  is_in_smallest: z.boolean().meta({ description: 'Amounts are in paise, not in rupees.' }),
})

const asked = ['columns', 'added', 'statuses', 'channel', 'sales_account_id', 'currency'] as const

function whatIsMissing({
  columns,
  added,
  statuses,
  channel,
  sales_account_id,
  currency,
}: Pick<z.output<typeof mapping>, (typeof asked)[number]>): Record<string, string> {
  const taken = [...Object.values(columns), ...Object.values(added).flatMap((more) => more ?? [])]
  const wrong = [
    new Set(taken).size < taken.length && salesImportMessages.columnTwice,
    columns.copies === undefined && salesImportMessages.columnCopies,
    summedColumns.some((one) => added[one]?.length && columns[one] === undefined) &&
      salesImportMessages.columnAdded,
    identifyingColumns.every((one) => columns[one] === undefined) && salesImportMessages.columnBook,
    columns.payment_method !== undefined && columns.paid_on === undefined && salesImportMessages.columnPaidOn,
  ].filter((one) => one !== false)
  return {
    ...(wrong.length > 0 && { columns: wrong.join('. ') }),
    ...(new Set(statuses.map(({ value }) => statusKey(value))).size < statuses.length && {
      statuses: salesImportMessages.statusTwice,
    }),
    ...((columns.channel === undefined) === (channel === null) && {
      channel: salesImportMessages.columnChannel,
    }),
    ...(sales_account_id !== null &&
      columns.channel !== undefined && { sales_account_id: salesAccountMessages.byColumn }),
    ...((columns.currency === undefined) === (currency === null) && {
      currency: salesImportMessages.columnCurrency,
    }),
  }
}

/** A layout that somebody made of a file's header. */
export const salesLayout = mapping
  .extend({
    id: z.int(),
    version,
    name: z.string(),
    amount_by_price: z.boolean().meta({
      description: 'No column says what the buyers paid for a row: it is copies times price.',
    }),
    sales_account_name: z.string().nullable(),
    headings: z.array(z.string()).meta({ description: 'The header, as the first file spelt it.' }),
    files: z.int().meta({ description: 'How many files were read by it.' }),
    created_by: z.string().nullable(),
    created_at: z.iso.datetime(),
    retired_at: z.iso.datetime().nullable().meta({ description: 'Since when no file is read by it.' }),
  })
  .meta({ id: 'SalesLayout' })
export type SalesLayout = z.output<typeof salesLayout>

/** A file of which no layout is known: its beginning, and what its columns seem to say. */
const salesFilePreview = z
  .object({
    sheets: z.array(z.object({ at: z.int(), name: z.string().nullable() })),
    sheet: z.int().meta({ description: 'The one that is shown.' }),
    rows: z.array(z.object({ number: z.int(), cells: z.array(z.string()) })),
    header_row: z.int().meta({ description: 'The row that is taken for the header.' }),
    columns: z.array(
      z.object({
        at: z.int(),
        heading: z.string(),
        examples: z.array(z.string()),
        day_order: z
          .enum([...dayOrders, 'unclear', 'mixed'])
          .nullable()
          .meta({
            description:
              'What its days prove by themselves, as 21/08/2026 does; `unclear`: somebody must say it; `mixed`: they contradict each other; null: they need no order.',
          }),
        values: z
          .array(
            z.object({
              value: z.string().meta({ description: 'Empty: the cell is.' }),
              rows: z.int(),
              meaning,
              is_known: z.boolean().meta({ description: 'What it means was said before.' }),
            }),
          )
          .nullable()
          .meta({
            description: `What all its rows say, with what that likely means; null: more than ${MOST_STATUSES} different things.`,
          }),
        looks_like_payment_day: z.boolean().meta({ description: 'By its heading.' }),
        looks_like_status: z.boolean().meta({
          description: 'It must be named as the state or kind, or be said not to matter.',
        }),
      }),
    ),
    guess: places,
    before: z
      .object({ name: z.string(), ...mapping.shape })
      .nullable()
      .meta({ description: 'What was said of this header before.' }),
    month: z
      .object({ month: z.string(), by: z.enum(['text', 'given', 'sheet', 'file']) })
      .nullable()
      .meta({
        description:
          'The month (`2026-04`) of all rows where no column has their days, and what tells it; null: nothing does.',
      }),
    is_in_use: z.boolean().meta({
      description: 'Files were read by that: it stays, but for values that nobody has sorted yet.',
    }),
  })
  .meta({ id: 'SalesFilePreview' })
export type SalesFilePreview = z.output<typeof salesFilePreview>

const shared = { tag: 'Staff: money' } as const
const one = { ...shared, params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const

export const previewSalesFile = endpoint({
  ...one,
  id: 'previewSalesFile',
  method: 'GET',
  path: '/api/staff/sales-imports/{id}/preview',
  access: staffMay('money.read'),
  summary: 'The beginning of a file of which no layout is known',
  query: z.object({
    sheet: wholeNumber('sheet', 0, MOST_SHOWN_SHEETS - 1).default(0),
    header_row: wholeNumber('header_row', 1, MAX_ID).optional(),
  }),
  output: staffRecord(salesFilePreview),
})

export const mapSalesFile = endpoint({
  ...one,
  id: 'mapSalesFile',
  method: 'POST',
  path: '/api/staff/sales-imports/{id}/layout',
  access: staffMay('money.move'),
  summary:
    'Says what the columns of a file are; it is kept for files with the same header, and the file is read',
  body: jsonBody(
    mapping.extend({
      version,
      name,
      statuses: statuses.max(MOST_STATUSES).default([]),
      month: givenMonth.meta({
        description:
          'Of all rows, where no column has their days; not where the text above the table tells it.',
      }),
      sheet: z
        .int()
        .min(0)
        .max(MOST_SHOWN_SHEETS - 1),
      header_row: z
        .int()
        .min(1)
        .max(MAX_ID)
        .meta({ description: `Among the first ${MOST_SHOWN_ROWS}.` }),
    }),
    ({ fields }) => {
      const { data } = mapping
        .pick({
          columns: true,
          added: true,
          statuses: true,
          channel: true,
          sales_account_id: true,
          currency: true,
        })
        .safeParse(fields)
      return data ? whatIsMissing(data) : {}
    },
  ),
  output: staffRecord(salesImport),
  refusals: ['conflict'],
})

export const answerSalesFile = endpoint({
  ...one,
  id: 'answerSalesFile',
  method: 'POST',
  path: '/api/staff/sales-imports/{id}/answers',
  access: staffMay('money.move'),
  summary: 'Says what a file leaves open that we know how to read, and the file is read',
  body: jsonBody(
    z.object({
      version,
      month: givenMonth.meta({ description: 'Of all rows, where nothing tells it.' }),
      decimal_sign: z
        .enum(decimalSigns)
        .optional()
        .meta({ description: 'The sign before the decimals, where `8,982` may be 8.982 and 8982.' }),
    }),
  ),
  output: staffRecord(salesImport),
  refusals: ['conflict'],
})

export const listSalesLayouts = endpoint({
  ...shared,
  id: 'listSalesLayouts',
  method: 'GET',
  path: '/api/staff/sales-layouts',
  access: staffMay('money.read'),
  summary: 'Layouts of sales files that were made here',
  query: listQuery(['name', '-name', 'created_at', '-created_at'], {
    retired: oneOf('retired', ['true', 'false']).optional(),
  }),
  output: staffList(salesLayout),
})

export const getSalesLayout = endpoint({
  ...one,
  id: 'getSalesLayout',
  method: 'GET',
  path: '/api/staff/sales-layouts/{id}',
  access: staffMay('money.read'),
  summary: 'One of them',
  output: staffRecord(salesLayout),
})

export const changeSalesLayout = endpoint({
  ...one,
  id: 'changeSalesLayout',
  method: 'PATCH',
  path: '/api/staff/sales-layouts/{id}',
  access: staffMay('money.move'),
  summary: 'Gives a layout another name or account, retires it or takes it into use again',
  body: jsonBody(
    z.object({
      version,
      name: name.optional(),
      is_retired: z.boolean().optional(),
      sales_account_id: z.int(salesAccountMessages.unknown).min(1).max(MAX_ID).nullish(),
    }),
  ),
  output: staffRecord(salesLayout),
  refusals: ['conflict'],
})

export const deleteSalesLayout = endpoint({
  ...one,
  id: 'deleteSalesLayout',
  method: 'DELETE',
  path: '/api/staff/sales-layouts/{id}',
  access: staffMay('money.move'),
  summary: 'Deletes a layout by which no file was read',
  output: staffRecord(z.object({ id: z.int() })),
  refusals: ['conflict'],
})

export const salesLayoutEndpoints = [
  previewSalesFile,
  mapSalesFile,
  answerSalesFile,
  listSalesLayouts,
  getSalesLayout,
  changeSalesLayout,
  deleteSalesLayout,
] as const
