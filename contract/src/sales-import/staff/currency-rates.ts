import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, oneOf } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { currencies, currency } from '../../money/staff/currency-field.ts'
import { salesImportMessages } from './sales-import-messages.ts'

export const currencyRate = z
  .object({
    id: z.int(),
    currency,
    valid_from: z.iso.date(),
    rupees: z.number().meta({ description: 'The value of one unit, up to eight decimals.' }),
    note: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CurrencyRate' })
export type CurrencyRate = z.output<typeof currencyRate>

const shared = { tag: 'Staff: money' } as const
/** What eight digits behind the point can hold: less would be kept as nothing. */
const LEAST_RATE = 0.00000001

const one = { ...shared, params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const

export const listCurrencyRates = endpoint({
  ...shared,
  id: 'listCurrencyRates',
  method: 'GET',
  path: '/api/staff/currency-rates',
  access: staffMay('money.read'),
  summary: 'Rates of foreign currencies in rupees, each from a day on',
  query: listQuery(['-valid_from', 'valid_from'], { currency: oneOf('currency', currencies).optional() }),
  output: staffList(currencyRate),
})

export const getCurrencyRate = endpoint({
  ...one,
  id: 'getCurrencyRate',
  method: 'GET',
  path: '/api/staff/currency-rates/{id}',
  access: staffMay('money.read'),
  summary: 'One rate',
  output: staffRecord(currencyRate),
})

export const createCurrencyRate = endpoint({
  ...shared,
  id: 'createCurrencyRate',
  method: 'POST',
  path: '/api/staff/currency-rates',
  access: staffMay('money.move'),
  summary: 'Adds a rate from a day on, and converts the rows that waited for it',
  description: 'Files that are read and not posted are read again, where the rate changes their rows.',
  body: jsonBody(
    z.object({
      currency: currency.refine((code) => code !== 'INR'),
      valid_from: day(salesImportMessages.day),
      rupees: z
        .number(salesImportMessages.rate)
        .min(LEAST_RATE, salesImportMessages.rate)
        .max(1_000_000, salesImportMessages.rate),
      note: z
        .string()
        .trim()
        .max(500)
        .nullish()
        .transform((text) => text || null),
    }),
  ),
  output: staffRecord(currencyRate),
})

export const deleteCurrencyRate = endpoint({
  ...one,
  id: 'deleteCurrencyRate',
  method: 'DELETE',
  path: '/api/staff/currency-rates/{id}',
  access: staffMay('money.move'),
  summary: 'Removes a rate that no posting has used',
  output: staffRecord(z.object({ id: z.int() })),
  refusals: ['conflict'],
})

export const currencyRateEndpoints = [
  listCurrencyRates,
  getCurrencyRate,
  createCurrencyRate,
  deleteCurrencyRate,
] as const
