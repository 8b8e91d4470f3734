import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import {
  idInPath,
  MAX_ID,
  noParams,
  oneOf,
  optionalText,
  requiredText,
  wholeNumber,
} from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { paymentMethods } from '../../money/payment-methods.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import { givenSalesAccount, namedSalesAccount } from '../../sales-import/staff/sales-accounts.ts'
import { salesImportMessages } from '../../sales-import/staff/sales-import-messages.ts'
import { MOST_RECEIVED_RUPEES, receiptMessages, receiptNote } from './receipt-rules.ts'

/** Money that came for what is owed to us. It is never changed; a slip is taken back by another one. */
export const receipt = z
  .object({
    id: z.int(),
    channel: z.enum(salesChannels),
    sales_account: namedSalesAccount.nullable().meta({ description: 'null: the channel itself.' }),
    line_id: z
      .int()
      .nullable()
      .meta({ description: 'The sale that it is for; null: what is owed together.' }),
    amount: z.number().meta({ description: 'Rupees; negative: it was given back.' }),
    received_on: z.iso.date(),
    method: z.enum(paymentMethods),
    note: z.string().nullable(),
    reverses: z.int().nullable().meta({ description: 'The one that it takes back.' }),
    reversed_by: z.int().nullable(),
    entered_by: z.string(),
    entered_at: z.iso.datetime(),
  })
  .meta({ id: 'Receipt' })
export type Receipt = z.output<typeof receipt>

const { amount: amountMessage } = receiptMessages
const shared = { tag: 'Staff: money', caching: 'none' } as const
const one = { params: z.object({ id: idInPath }), query: noParams, notFound: staffMessages.notFound } as const

export const listReceipts = endpoint({
  ...shared,
  id: 'listReceipts',
  method: 'GET',
  path: '/api/staff/receipts',
  access: staffMay('money.read'),
  summary: 'Money that came for what is owed to us',
  query: listQuery(['-id', 'id'], {
    channel: oneOf('channel', salesChannels).optional().meta({ description: 'And not of an account of it.' }),
    sales_account_id: wholeNumber('sales_account_id', 1, MAX_ID)
      .optional()
      .meta({ description: 'With those of accounts that are merged into it.' }),
    line_id: wholeNumber('line_id', 1, MAX_ID)
      .optional()
      .meta({ description: 'Those for the sale of this row, in whatever file it came before.' }),
  }),
  output: staffList(receipt),
})

export const getReceipt = endpoint({
  ...shared,
  ...one,
  id: 'getReceipt',
  method: 'GET',
  path: '/api/staff/receipts/{id}',
  access: staffMay('money.read'),
  summary: 'One of them',
  output: staffRecord(receipt),
})

export const createReceipt = endpoint({
  ...shared,
  id: 'createReceipt',
  method: 'POST',
  path: '/api/staff/receipts',
  access: staffMay('money.move'),
  summary: 'Records money that came: so much less is owed',
  body: jsonBody(
    z.object({
      channel: z
        .enum(salesChannels, receiptMessages.channel)
        .nullish()
        .meta({ description: 'Who has paid; null: an account does it.' }),
      sales_account_id: givenSalesAccount,
      line_id: z.int(receiptMessages.line).min(1).max(MAX_ID).nullish(),
      amount: z
        .number(amountMessage)
        .multipleOf(0.01, amountMessage)
        .min(-MOST_RECEIVED_RUPEES, amountMessage)
        .max(MOST_RECEIVED_RUPEES, amountMessage)
        .refine((rupees) => rupees !== 0, amountMessage)
        .meta({ description: 'Rupees; negative: it was given back.' }),
      received_on: day(receiptMessages.day),
      method: z.enum(paymentMethods, receiptMessages.method),
      note: optionalText(receiptNote),
    }),
    ({ fields: { channel, sales_account_id } }): Record<string, string> =>
      !channel === !sales_account_id ? { channel: receiptMessages.channel } : {},
  ),
  takesIdempotencyKey: true,
  output: staffRecord(receipt),
  refusals: ['conflict'],
})

export const reverseReceipt = endpoint({
  ...shared,
  ...one,
  id: 'reverseReceipt',
  method: 'POST',
  path: '/api/staff/receipts/{id}/reversal',
  access: staffMay('money.move'),
  summary: 'Takes one back that was a slip: it is owed again',
  body: jsonBody(
    z.object({
      reason: requiredText({
        lines: 'one',
        most: 300,
        missing: salesImportMessages.matchReason,
        tooLong: salesImportMessages.reasonTooLong,
      }),
    }),
  ),
  output: staffRecord(receipt),
  refusals: ['conflict'],
})

export const receiptEndpoints = [listReceipts, getReceipt, createReceipt, reverseReceipt] as const
