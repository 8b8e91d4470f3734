import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { ratesFields } from '../rates.ts'
import { ratesMessages } from './rates-examples.ts'

export const ratesStates = ['future', 'in_force', 'past'] as const

export const staffRates = z
  .object({
    id: z.int(),
    valid_from: z.iso.date(),
    state: z.enum(ratesStates).meta({ description: 'By the day in India.' }),
    ...ratesFields,
    version,
  })
  .meta({ id: 'StaffRates' })
export type StaffRates = z.output<typeof staffRates>

const fields = z.object({ valid_from: day(ratesMessages.day), ...ratesFields })

const one = { params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const
const shared = { tag: 'Staff: content' } as const

export const listStaffRates = endpoint({
  ...shared,
  id: 'listStaffRates',
  method: 'GET',
  path: '/api/staff/calculator-rates',
  access: staffMay('rates.read'),
  summary: "The calculator's rates by day: future, in force and past",
  query: listQuery(['-valid_from', 'valid_from'], {}),
  output: staffList(staffRates),
})

export const getStaffRates = endpoint({
  ...shared,
  ...one,
  id: 'getStaffRates',
  method: 'GET',
  path: '/api/staff/calculator-rates/{id}',
  access: staffMay('rates.read'),
  summary: 'The rates from one day on',
  output: staffRecord(staffRates),
})

export const createRates = endpoint({
  ...shared,
  id: 'createRates',
  method: 'POST',
  path: '/api/staff/calculator-rates',
  access: staffMay('rates.edit'),
  summary: 'Adds rates from a future day on',
  body: jsonBody(fields),
  output: staffRecord(staffRates),
})

export const changeRates = endpoint({
  ...shared,
  ...one,
  id: 'changeRates',
  method: 'PATCH',
  path: '/api/staff/calculator-rates/{id}',
  access: staffMay('rates.edit'),
  summary: 'Changes rates that are not in force yet',
  body: jsonBody(fields.partial().extend({ version })),
  output: staffRecord(staffRates),
  refusals: ['conflict'],
})

export const deleteRates = endpoint({
  ...shared,
  ...one,
  id: 'deleteRates',
  method: 'DELETE',
  path: '/api/staff/calculator-rates/{id}',
  access: staffMay('rates.edit'),
  summary: 'Removes rates that are not in force yet',
  body: jsonBody(z.object({ version })),
  output: staffRecord(z.object({ id: z.int() })),
  refusals: ['conflict'],
})

export const staffRateEndpoints = [
  listStaffRates,
  getStaffRates,
  createRates,
  changeRates,
  deleteRates,
] as const
