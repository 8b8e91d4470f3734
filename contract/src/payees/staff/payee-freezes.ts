import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, requiredText, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { payeeReasonRules } from './payee-words.ts'

export const payeeFreeze = z
  .object({
    id: z.int(),
    author_id: z.int(),
    author_name: z.string(),
    email: z.string().nullable().meta({ description: "The present address of the author's account." }),
    phone: z.string().nullable(),
    frozen_at: z.iso.datetime(),
    lifted_at: z.iso.datetime().nullable(),
    lifted_by: z.string().nullable(),
    note: z.string().nullable().meta({ description: 'What was discussed with the author.' }),
  })
  .meta({ id: 'PayeeFreeze' })
export type PayeeFreeze = z.output<typeof payeeFreeze>

const shared = { tag: 'Staff: money' } as const

export const listFreezes = endpoint({
  ...shared,
  id: 'listFreezes',
  method: 'GET',
  path: '/api/staff/payee-freezes',
  access: staffMay('money.read'),
  summary: 'Authors who are not paid because they disowned a change',
  query: listQuery(['-frozen_at', 'frozen_at'], {
    open: z.literal('true', 'open must be true').optional(),
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
  }),
  output: staffList(payeeFreeze),
})

export const liftFreeze = endpoint({
  ...shared,
  id: 'liftFreeze',
  method: 'POST',
  path: '/api/staff/payee-freezes/{id}/lifting',
  params: z.object({ id: idInPath }),
  access: staffMay('money.move'),
  summary: 'Lifts a freeze, once somebody has talked to the author',
  description: 'Who lifted it, and the note, are kept for good.',
  body: jsonBody(z.object({ note: requiredText(payeeReasonRules.lifting) })),
  output: staffRecord(payeeFreeze),
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const freezeEndpoints = [listFreezes, liftFreeze] as const
