import { z } from 'zod'
import { day } from '../day-fields.ts'
import { endpoint, jsonBody } from '../endpoint.ts'
import { idInPath, noParams } from '../fields.ts'
import { ratesFields } from '../rates.ts'
import { listQuery, staffList, staffRecord, version } from './lists.ts'
import { staffMessages } from './messages.ts'
import { staffMay } from './permissions.ts'
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

const sendRefusals = [
  'unauthenticated',
  'forbidden',
  'invalid',
  'unsupported',
  'too_large',
  'too_many',
] as const
const one = { params: z.object({ id: idInPath }), query: noParams, notFound: staffMessages.notFound } as const
const shared = { tag: 'Staff: content', caching: 'none' } as const

export const listStaffRates = endpoint({
  ...shared,
  id: 'listStaffRates',
  method: 'GET',
  path: '/api/staff/calculator-rates',
  access: staffMay('rates.read'),
  summary: "The calculator's rates by their days: those to come, those in force, those that were",
  params: noParams,
  query: listQuery(['-valid_from', 'valid_from'], {}),
  output: staffList(staffRates),
  refusals: ['unauthenticated', 'forbidden', 'invalid', 'too_many'],
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
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'too_many'],
})

export const createRates = endpoint({
  ...shared,
  id: 'createRates',
  method: 'POST',
  path: '/api/staff/calculator-rates',
  access: staffMay('rates.edit'),
  summary: 'Rates from a day to come on',
  params: noParams,
  query: noParams,
  body: jsonBody(fields),
  output: staffRecord(staffRates),
  refusals: sendRefusals,
})

export const changeRates = endpoint({
  ...shared,
  ...one,
  id: 'changeRates',
  method: 'PATCH',
  path: '/api/staff/calculator-rates/{id}',
  access: staffMay('rates.edit'),
  summary: 'Changes rates whose day is still to come',
  body: jsonBody(fields.partial().extend({ version })),
  output: staffRecord(staffRates),
  refusals: [...sendRefusals, 'not_found', 'conflict'],
})

export const deleteRates = endpoint({
  ...shared,
  ...one,
  id: 'deleteRates',
  method: 'DELETE',
  path: '/api/staff/calculator-rates/{id}',
  access: staffMay('rates.edit'),
  summary: 'Takes back rates whose day is still to come',
  body: jsonBody(z.object({ version })),
  output: staffRecord(z.object({ id: z.int() })),
  refusals: [...sendRefusals, 'not_found', 'conflict'],
})
