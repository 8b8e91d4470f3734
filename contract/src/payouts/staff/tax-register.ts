import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, file, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { payoutMessages } from './payout-rules.ts'

const rupees = z.number()

export const taxEntry = z
  .object({
    id: z.int(),
    payout_id: z.int(),
    reference: z.string(),
    author_id: z.int(),
    author_name: z.string(),
    paid_on: z.iso.date(),
    year: z.int().meta({ description: 'Financial year, by the calendar year in which it begins.' }),
    of_year: z
      .int()
      .meta({ description: 'The financial year in which it was due: that one, or the one before.' }),
    quarter: z
      .literal([1, 2, 3, 4])
      .meta({ description: 'Of the financial year: the first is April to June.' }),
    has_pan: z.boolean(),
    section: z
      .string()
      .nullable()
      .meta({ description: 'Section or payment code; null: still to be filled in.' }),
    paid: rupees.meta({ description: 'Tax included.' }),
    base: rupees,
    rate: z.number().meta({ description: 'Per cent.' }),
    withheld: rupees,
    deposit_reference: z.string().nullable().meta({ description: 'Challan.' }),
    deposited_on: z.iso.date().nullable(),
    reversed_on: z.iso.date().nullable().meta({ description: 'The payout failed: nothing was withheld.' }),
    version,
  })
  .meta({ id: 'TaxEntry' })
export type TaxEntry = z.output<typeof taxEntry>

const shared = { tag: 'Staff: money' } as const
const quarters = ['1', '2', '3', '4'] as const
const filters = {
  year: wholeNumber('year', 2000, 2200).optional(),
  quarter: oneOf('quarter', quarters).optional(),
}
const reference = z
  .string('Give the challan')
  .trim()
  .min(1, 'Give the challan')
  .max(60, 'At most 60 characters')
const depositedOn = day('Give the day of the deposit')

export const listTaxEntries = endpoint({
  ...shared,
  id: 'listTaxEntries',
  method: 'GET',
  path: '/api/staff/tax-entries',
  access: staffMay('money.read'),
  summary: 'The tax register: one row for each payout',
  query: listQuery(['-id', 'id'], {
    ...filters,
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
    deposited: oneOf('deposited', ['true', 'false']).optional(),
  }),
  output: staffList(taxEntry),
})
export const taxRegisterAsCsv = endpoint({
  ...shared,
  id: 'taxRegisterAsCsv',
  method: 'GET',
  path: '/api/staff/tax-register.csv',
  access: staffMay('money.read'),
  summary: 'The same as CSV',
  query: z.object(filters),
  output: file('text/csv; charset=utf-8', 'tax-register.csv'),
})
export const changeTaxEntry = endpoint({
  ...shared,
  id: 'changeTaxEntry',
  method: 'PATCH',
  path: '/api/staff/tax-entries/{id}',
  access: staffMay('money.move'),
  summary: 'Sets the challan of the tax of one payout',
  description: `An earlier entry is corrected the same way, also for a payout that failed since. A conflict besides a change by somebody else: ${payoutMessages.nothingWithheld}`,
  params: z.object({ id: idInPath }),
  notFound: staffMessages.notFound,
  body: jsonBody(z.object({ deposit_reference: reference, deposited_on: depositedOn, version })),
  output: staffRecord(taxEntry),
  refusals: ['conflict'],
})
export const depositTaxes = endpoint({
  ...shared,
  id: 'depositTaxes',
  method: 'POST',
  path: '/api/staff/tax-deposits',
  access: staffMay('money.move'),
  summary: 'Sets the challan of all tax of a quarter, up to a day, that is not deposited yet',
  body: jsonBody(
    z.object({
      year: z.int('Choose a year').min(2000).max(2200),
      quarter: z.int('Choose a quarter').min(1).max(4),
      up_to: day('Give a day'),
      deposit_reference: reference,
      deposited_on: depositedOn,
    }),
  ),
  output: staffRecord(z.object({ entries: z.int(), withheld: rupees })),
  refusals: ['conflict'],
})

export const taxRegisterEndpoints = [listTaxEntries, taxRegisterAsCsv, changeTaxEntry, depositTaxes] as const
