import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, requiredText, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { nextStep } from '../../payouts/staff/four-eyes.ts'
import { verifications } from '../payee-rules.ts'
import { payeeVersion } from '../payees.ts'
import { payeeReasonRules, payeeWarningKinds } from './payee-words.ts'

const listed = payeeVersion
  .extend({
    author_id: z.int(),
    author_name: z.string(),
    version: z.int(),
    waiting_since: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Waiting for verification since; null: not waiting.' }),
    warnings: z.array(z.enum(payeeWarningKinds)),
    frozen_since: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The author has not been paid since; null: not frozen.' }),
  })
  .meta({ id: 'StaffPayee' })
export type StaffPayee = z.output<typeof listed>

export const payeeReading = z
  .object({ id: z.int(), by: z.string(), reason: z.string(), at: z.iso.datetime() })
  .meta({ id: 'PayeeReading' })

const record = listed
  .extend({
    account_name: z.string().nullable().meta({ description: "The name of the author's account." }),
    verified_by: z.string().nullable(),
    verified_at: z.iso.datetime().nullable(),
    next_step: nextStep.meta({ description: 'To verify them, or to verify them again.' }),
    sharing: z
      .array(
        z.object({
          kind: z.enum(['same_account', 'same_pan']),
          author_id: z.int(),
          author_name: z.string(),
        }),
      )
      .meta({ description: 'Other authors with the same account or PAN.' }),
    readings: z.array(payeeReading).meta({ description: 'Who has read them in full, newest first.' }),
  })
  .meta({ id: 'StaffPayeeRecord' })
export type StaffPayeeRecord = z.output<typeof record>

export const fullPayee = z
  .object({
    account_number: z.string().nullable(),
    upi_id: z.string().nullable(),
    pan: z.string().nullable(),
  })
  .meta({ id: 'FullPayee' })
export type FullPayee = z.output<typeof fullPayee>

const shared = { tag: 'Staff: money' } as const
const one = { ...shared, params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const

export const listPayees = endpoint({
  ...shared,
  id: 'listPayees',
  method: 'GET',
  path: '/api/staff/payees',
  access: staffMay('money.read'),
  summary: "Authors' bank and tax details, masked",
  query: listQuery(['waiting_since', '-waiting_since', '-id', 'id'], {
    waiting: z.literal('true', 'waiting must be true').optional(),
    verification: z.enum(verifications, 'verification must be unverified, verified or refused').optional(),
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
  }),
  output: staffList(listed),
})

export const getPayee = endpoint({
  ...one,
  id: 'getPayee',
  method: 'GET',
  path: '/api/staff/payees/{id}',
  access: staffMay('money.read'),
  summary: 'One version of the details of an author, masked',
  output: staffRecord(record),
})

export const verifyPayee = endpoint({
  ...one,
  id: 'verifyPayee',
  method: 'POST',
  path: '/api/staff/payees/{id}/verification',
  access: staffMay('money.move'),
  summary: 'Verifies details, so that money may be paid to them',
  description:
    'The author is notified. `pan_verified`: the PAN was checked too. The person who verifies them may not approve a run that pays to them.',
  body: jsonBody(z.object({ version, pan_verified: z.boolean() })),
  output: staffRecord(record),
  refusals: ['conflict'],
})

export const refusePayee = endpoint({
  ...one,
  id: 'refusePayee',
  method: 'POST',
  path: '/api/staff/payees/{id}/refusal',
  access: staffMay('money.move'),
  summary: 'Refuses details, so that no money is paid to them',
  description: 'The author is notified of the reason.',
  body: jsonBody(z.object({ version, reason: requiredText(payeeReasonRules.refusal) })),
  output: staffRecord(record),
  refusals: ['conflict'],
})

export const readPayee = endpoint({
  ...one,
  id: 'readPayee',
  method: 'POST',
  path: '/api/staff/payees/{id}/readings',
  access: staffMay('money.move'),
  summary: 'Reads the numbers in full',
  description: 'Who read them, when and why is kept for good.',
  body: jsonBody(z.object({ reason: requiredText(payeeReasonRules.reading) })),
  output: staffRecord(fullPayee),
  refusals: ['conflict'],
})

export const staffPayeeEndpoints = [listPayees, getPayee, verifyPayee, refusePayee, readPayee] as const
