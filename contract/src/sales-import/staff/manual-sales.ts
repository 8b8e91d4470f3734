import { z } from 'zod'
import { staffRecord } from '../../console/staff/lists.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { MAX_ID } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { bookFormats } from '../../language/vocabulary.ts'
import { paymentMethods } from '../../money/payment-methods.ts'
import { givenSalesAccount } from './sales-accounts.ts'
import { salesImportMessages } from './sales-import-messages.ts'

const MOST_COPIES = 100_000
const MOST_RUPEES = 100_000_000

/** A sale that no channel's file has: a phone order, a fair. Amounts are for all copies, in rupees. */
export const manualSale = z
  .object({
    book_id: z.int(salesImportMessages.book).min(1).max(MAX_ID),
    format: z.enum(bookFormats),
    copies: z
      .int(salesImportMessages.copies)
      .min(-MOST_COPIES, salesImportMessages.copies)
      .max(MOST_COPIES, salesImportMessages.copies)
      .refine((copies) => copies !== 0, salesImportMessages.copies),
    amount: z
      .number(salesImportMessages.amount)
      .multipleOf(0.01, salesImportMessages.amount)
      .min(-MOST_RUPEES, salesImportMessages.amount)
      .max(MOST_RUPEES, salesImportMessages.amount),
    sold_on: day(salesImportMessages.day),
    sales_account_id: givenSalesAccount.meta({
      description: 'The shop, distributor or fair that sold it; null: we did.',
    }),
    buyer_name: z
      .string()
      .trim()
      .max(255)
      .nullish()
      .transform((text) => text || null),
    order_id: z
      .string()
      .trim()
      .max(100)
      .nullish()
      .transform((text) => text || null),
    paid_on: day(salesImportMessages.day)
      .nullish()
      .transform((given) => given ?? null)
      .meta({ description: 'Of a return: when the money was given back. null: it is owed still.' }),
    payment_method: z
      .enum(paymentMethods)
      .nullish()
      .transform((given) => given ?? null),
    is_another: z.boolean().optional().meta({
      description:
        'Confirms that it is not the sale of the same order, or of the same day, copies and amount, that is there already.',
    }),
  })
  .meta({ id: 'ManualSale' })

export const createManualSale = endpoint({
  id: 'createManualSale',
  method: 'POST',
  path: '/api/staff/manual-sales',
  tag: 'Staff: money',
  access: staffMay('money.move'),
  summary: 'Records a sale or return of our own; it is posted at once',
  body: jsonBody(
    manualSale,
    ({ fields: { copies, amount, paid_on, payment_method } }): Record<string, string> => ({
      ...(typeof copies === 'number' &&
        typeof amount === 'number' &&
        copies * amount < 0 && { amount: salesImportMessages.sign }),
      ...(!paid_on !== !payment_method && { paid_on: salesImportMessages.payment }),
    }),
  ),
  takesIdempotencyKey: true,
  refusals: ['conflict'],
  output: staffRecord(z.object({ import_id: z.int(), line_id: z.int(), royalty: z.number() })),
})
