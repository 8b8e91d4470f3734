import { z } from 'zod'
import { listQuery, staffList } from '../../console/staff/lists.ts'
import { moment } from '../../http/day-fields.ts'
import { endpoint, file } from '../../http/endpoint.ts'
import { MAX_ID, oneOf, wholeNumber } from '../../http/fields.ts'
import { accountRoles, staffMay } from '../../http/permissions.ts'
import { accountEventKinds } from '../account-event-kinds.ts'

export const accountEventOwners = ['staff', 'author', 'unknown'] as const

/** So many are leafed through, and exported; what is older is found by a narrower question. */
export const MOST_ACCOUNT_EVENTS = 10_000
export const MOST_EXPORTED_EVENTS = 100_000

export const accountEvent = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    kind: z.enum(accountEventKinds),
    account_id: z.int().nullable().meta({ description: 'null: no account. What was typed is not kept.' }),
    name: z.string().nullable(),
    role: z.enum(accountRoles).nullable(),
    by: z.string().nullable().meta({ description: 'Who did it, when that was somebody else.' }),
    network: z.string().nullable().meta({ description: 'Its /24 or, of IPv6, its /64.' }),
    device: z.string().nullable(),
    detail: z.string().nullable(),
    times: z
      .int()
      .meta({ description: 'Failures for one account from one network within an hour are one entry.' }),
    last_at: z.iso.datetime(),
  })
  .meta({ id: 'AccountEvent' })
export type AccountEvent = z.output<typeof accountEvent>

const filters = {
  account_id: wholeNumber('account_id', 1, MAX_ID).optional(),
  kind: oneOf('kind', accountEventKinds).optional(),
  of: oneOf('of', accountEventOwners).optional(),
  network: z
    .string()
    .max(60)
    .regex(/^[0-9a-z:./ ]*$/i, 'network must be one that the list shows')
    .optional(),
  from: moment('from must be a date with its time').optional(),
  until: moment('until must be a date with its time').optional(),
}

export const listAccountEvents = endpoint({
  id: 'listAccountEvents',
  method: 'GET',
  path: '/api/staff/account-events',
  tag: 'Staff: audit',
  access: staffMay('audit.read'),
  summary: 'Logins, failures, ends of sessions, and changes of credentials and roles',
  query: listQuery(['-at', 'at'], filters),
  output: staffList(accountEvent),
})

export const accountEventsAsCsv = endpoint({
  id: 'accountEventsAsCsv',
  method: 'GET',
  path: '/api/staff/account-events.csv',
  tag: 'Staff: audit',
  access: staffMay('audit.read'),
  summary: 'The same as CSV, the latest first',
  description: 'At most 100,000 rows.',
  query: z.object(filters),
  output: file('text/csv; charset=utf-8', 'logins-and-credentials.csv'),
})

export const accountEventEndpoints = [listAccountEvents, accountEventsAsCsv] as const
