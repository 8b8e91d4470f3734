import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import {
  changedText,
  idInPath,
  MAX_ID,
  oneOf,
  optionalText,
  requiredText,
  searchedText,
} from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { salesAccountKinds } from '../../sales/sales-account-kinds.ts'
import {
  MOST_CREDIT_DAYS,
  MOST_DISCOUNT,
  salesAccountMessages,
  salesAccountRules,
} from './sales-account-rules.ts'

/** An account as other records name it. */
export const namedSalesAccount = z.object({ id: z.int(), name: z.string() }).meta({ id: 'NamedSalesAccount' })
export type NamedSalesAccount = z.output<typeof namedSalesAccount>

/** One account in the body of a call. */
export const givenSalesAccount = z
  .int(salesAccountMessages.unknown)
  .min(1)
  .max(MAX_ID)
  .nullish()
  .transform((id) => id ?? null)

/** A shop, a distributor or a fair that the company supplies. */
export const salesAccount = z
  .object({
    id: z.int(),
    version,
    name: z.string(),
    kind: z.enum(salesAccountKinds),
    discount: z.number().nullable().meta({ description: 'Percent of the price that it keeps.' }),
    credit_days: z.int().nullable().meta({ description: 'So many days after the end of a month it pays.' }),
    contact_name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    note: z.string().nullable(),
    owes: z.number().meta({
      description: 'Rupees, with what is booked for accounts that are merged into it; negative: we owe it.',
    }),
    overdue: z.number().nullable().meta({
      description:
        'Of that what was booked in months after which its credit has run out; null: no credit is agreed.',
    }),
    merged_into: namedSalesAccount.nullable(),
    merged: z.array(namedSalesAccount).meta({ description: 'Those that are merged into it.' }),
    other_names: z
      .array(z.string())
      .meta({ description: 'Names that it had before, by which files are read too.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'SalesAccount' })
export type SalesAccount = z.output<typeof salesAccount>

const discount = z
  .number(salesAccountMessages.discount)
  .multipleOf(0.01, salesAccountMessages.discount)
  .min(0, salesAccountMessages.discount)
  .max(MOST_DISCOUNT, salesAccountMessages.discount)
  .nullish()
const creditDays = z
  .int(salesAccountMessages.creditDays)
  .min(0, salesAccountMessages.creditDays)
  .max(MOST_CREDIT_DAYS, salesAccountMessages.creditDays)
  .nullish()
const kind = z.enum(salesAccountKinds, salesAccountMessages.kind)

const shared = { tag: 'Staff: money', caching: 'none' } as const
const one = { ...shared, params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const

export const listSalesAccounts = endpoint({
  ...shared,
  id: 'listSalesAccounts',
  method: 'GET',
  path: '/api/staff/sales-accounts',
  access: staffMay('money.read'),
  summary: 'Shops, distributors and fairs',
  query: listQuery(['name', '-name', '-id', 'id'], {
    kind: oneOf('kind', salesAccountKinds).optional(),
    q: searchedText(120).optional(),
    merged: oneOf('merged', ['true', 'false'])
      .optional()
      .meta({ description: '`true`: those that are merged into others, which are left out else.' }),
  }),
  output: staffList(salesAccount),
})

export const getSalesAccount = endpoint({
  ...one,
  id: 'getSalesAccount',
  method: 'GET',
  path: '/api/staff/sales-accounts/{id}',
  access: staffMay('money.read'),
  summary: 'One of them',
  output: staffRecord(salesAccount),
})

export const createSalesAccount = endpoint({
  ...shared,
  id: 'createSalesAccount',
  method: 'POST',
  path: '/api/staff/sales-accounts',
  access: staffMay('money.move'),
  summary: 'Opens an account for a shop, a distributor or a fair',
  body: jsonBody(
    z.object({
      name: requiredText(salesAccountRules.name),
      kind,
      discount,
      credit_days: creditDays,
      contact_name: optionalText(salesAccountRules.contact_name),
      phone: optionalText(salesAccountRules.phone),
      email: optionalText(salesAccountRules.email),
      note: optionalText(salesAccountRules.note),
    }),
  ),
  output: staffRecord(salesAccount),
})

export const changeSalesAccount = endpoint({
  ...one,
  id: 'changeSalesAccount',
  method: 'PATCH',
  path: '/api/staff/sales-accounts/{id}',
  access: staffMay('money.move'),
  summary: 'Changes name, terms or contact; what is booked stays as it is',
  body: jsonBody(
    z.object({
      version,
      name: requiredText(salesAccountRules.name).optional(),
      kind: kind.optional(),
      discount,
      credit_days: creditDays,
      contact_name: changedText(salesAccountRules.contact_name),
      phone: changedText(salesAccountRules.phone),
      email: changedText(salesAccountRules.email),
      note: changedText(salesAccountRules.note),
    }),
  ),
  output: staffRecord(salesAccount),
  refusals: ['conflict'],
})

export const mergeSalesAccount = endpoint({
  ...one,
  id: 'mergeSalesAccount',
  method: 'POST',
  path: '/api/staff/sales-accounts/{id}/merger',
  access: staffMay('money.move'),
  summary: 'Says that an account is the same as another one: what is booked stays, and is summed up there',
  body: jsonBody(z.object({ version, into: z.int(salesAccountMessages.mergeUnknown).min(1).max(MAX_ID) })),
  output: staffRecord(salesAccount),
  refusals: ['conflict'],
})

export const splitSalesAccount = endpoint({
  ...one,
  id: 'splitSalesAccount',
  method: 'POST',
  path: '/api/staff/sales-accounts/{id}/split',
  access: staffMay('money.move'),
  summary: 'Takes back that an account was merged into another one',
  body: jsonBody(z.object({ version })),
  output: staffRecord(salesAccount),
  refusals: ['conflict'],
})

export const salesAccountEndpoints = [
  listSalesAccounts,
  getSalesAccount,
  createSalesAccount,
  changeSalesAccount,
  mergeSalesAccount,
  splitSalesAccount,
] as const
