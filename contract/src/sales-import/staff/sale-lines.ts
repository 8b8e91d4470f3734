import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { bookFormats } from '../../language/vocabulary.ts'
import { currency } from '../../money/staff/currency-field.ts'
import { withheldTaxes } from '../../money/staff/withheld-taxes.ts'
import { ruleBases } from '../../royalties/royalty-terms.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import { salesMeasures } from '../../sales/sales-files.ts'
import { lineStates, matchedBy, waitReasons } from '../../sales/sales-import-states.ts'
import { answerKinds } from '../../sales/waiting-answers.ts'
import { namedSalesAccount } from './sales-accounts.ts'

/** What a sale gives, or what is taken back of it. */
const partOfLine = z.object({
  copies: z.int().meta({ description: 'Negative for what came back.' }),
  basis: z.enum([...ruleBases, 'file']).meta({ description: '`file`: the file fixes the royalty.' }),
  percent: z.number(),
  list_price: z.number().nullable(),
  base: z.number().meta({ description: 'In rupees: the royalty is the rate of it, less the cost.' }),
  cost: z.number(),
  royalty: z.number(),
  shares: z.array(
    z.object({ author_id: z.int(), author_name: z.string(), percent: z.number(), royalty: z.number() }),
  ),
})
export type PartOfLine = z.output<typeof partOfLine>

/** What a row comes to: by the terms and rates of now while it is new, else as it was posted. */
const lineEarnings = z.object({
  exchange_rate: z
    .string()
    .nullable()
    .meta({ description: 'Rupees for one unit of the currency; null: in rupees.' }),
  royalty: z.number(),
  parts: z
    .array(partOfLine)
    .meta({ description: 'One; of a return one for each sale of which copies came back.' }),
})
export type LineEarnings = z.output<typeof lineEarnings>

export const saleLine = z
  .object({
    id: z.int(),
    import_id: z.int(),
    sheet: z.string().nullable(),
    row_number: z.int(),
    state: z.enum(lineStates),
    waits_for: z.enum(waitReasons).nullable(),
    measure: z.enum(salesMeasures),
    channel: z.enum(salesChannels),
    sales_account: namedSalesAccount
      .nullable()
      .meta({ description: 'Whose row it is; null: the channel itself.' }),
    identifier: z.string().nullable(),
    title: z.string().nullable(),
    author_name: z.string().nullable(),
    format: z.enum(bookFormats).nullable(),
    order_id: z.string().nullable(),
    marketplace: z.string().nullable(),
    payment: z
      .object({ on: z.iso.date().nullable(), method: z.string().nullable() })
      .nullable()
      .meta({ description: 'That it was paid already, or given back; null: it is owed.' }),
    period_from: z.iso.date(),
    period_to: z.iso.date(),
    units: z.int(),
    free_units: z.int(),
    pages: z.int(),
    currency: currency.nullable(),
    amount: z.number().nullable(),
    proceeds: z.number().nullable().meta({ description: 'What the channel owes for it, before tax.' }),
    discount: z.number().nullable().meta({
      description:
        'Percent: the file does not say `proceeds`, it is `amount` less the discount of the account.',
    }),
    taxes: withheldTaxes.nullable().meta({ description: 'null: it keeps none.' }),
    book_id: z.int().nullable(),
    book_title: z.string().nullable(),
    matched_by: z.enum(matchedBy).nullable(),
    earns: lineEarnings.nullable().meta({ description: 'null: nobody earns by it, or not yet.' }),
  })
  .meta({ id: 'SaleLine' })
export type SaleLine = z.output<typeof saleLine>

export const saleLineDetail = saleLine
  .extend({
    file_name: z.string().nullable(),
    further_rows: z.array(z.int()),
    answered: z
      .object({
        kind: z.enum(answerKinds),
        amount: z.number().nullable(),
        reason: z.string(),
        by: z.string().nullable(),
        at: z.iso.datetime({ offset: true }),
      })
      .nullable()
      .meta({ description: 'What a person said of it while it waited.' }),
    cells: z
      .array(z.object({ heading: z.string(), value: z.string() }))
      .meta({ description: 'The row as it is in the file, by heading.' }),
    sales: z.array(
      z.object({
        id: z.int(),
        author_id: z.int(),
        author_name: z.string(),
        royalty: z.number(),
        is_reversed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SaleLineDetail' })
export type SaleLineDetail = z.output<typeof saleLineDetail>

const shared = { tag: 'Staff: money' } as const

export const listSaleLines = endpoint({
  ...shared,
  id: 'listSaleLines',
  method: 'GET',
  path: '/api/staff/sale-lines',
  access: staffMay('money.read'),
  summary: 'Rows of an import, as they were read',
  query: listQuery(['id'], {
    import_id: wholeNumber('import_id', 1, MAX_ID),
    state: oneOf('state', lineStates).optional(),
  }),
  output: staffList(saleLine),
})

export const getSaleLine = endpoint({
  ...shared,
  params: z.object({ id: idInPath }),
  notFound: staffMessages.notFound,
  id: 'getSaleLine',
  method: 'GET',
  path: '/api/staff/sale-lines/{id}',
  access: staffMay('money.read'),
  summary: 'One row with its cells and headings, and the sales it became',
  output: staffRecord(saleLineDetail),
})

export const saleLineEndpoints = [listSaleLines, getSaleLine] as const
