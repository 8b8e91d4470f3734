import { z } from 'zod'
import { staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, noParams, requiredText } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { earlierSteps, fourEyesModes, waiverReason } from './four-eyes-rule.ts'

/** With a run or with bank details: whether the caller may take the next step, and who else may. */
export const nextStep = z
  .object({
    mode: z.enum(fourEyesModes),
    refused: z
      .enum(earlierSteps)
      .nullable()
      .meta({ description: 'The earlier step by which the caller may not take this one; null: they may.' }),
    others: z.array(z.string()).meta({ description: 'Who else may take it, by name.' }),
  })
  .meta({ id: 'NextStep' })
export type NextStep = z.output<typeof nextStep>

const waiver = z
  .object({
    id: z.int(),
    reason: z.string(),
    asked_by: z.string(),
    asked_at: z.iso.datetime(),
    is_own: z.boolean().meta({ description: 'The caller asked for it.' }),
    agreed_by: z.string().nullable(),
    agreed_at: z.iso.datetime().nullable(),
    ended_by: z.string().nullable(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FourEyesWaiver' })
export type FourEyesWaiver = z.output<typeof waiver>

const fourEyes = z
  .object({
    mode: z.enum(fourEyesModes),
    people: z.array(z.string()).meta({ description: 'Who may move money, by name.' }),
    waivers: z.array(waiver).meta({ description: 'Newest first; at most one has not ended.' }),
  })
  .meta({ id: 'FourEyes' })
export type FourEyes = z.output<typeof fourEyes>

const shared = { tag: 'Staff: money', params: noParams, query: noParams, caching: 'none' } as const
const one = { ...shared, params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const
const read = ['unauthenticated', 'forbidden', 'too_many'] as const

export const getFourEyes = endpoint({
  ...shared,
  id: 'getFourEyes',
  method: 'GET',
  path: '/api/staff/four-eyes',
  access: staffMay('money.read'),
  summary: 'Whether payouts need two people, who may move money, and who switched the rule off when',
  output: staffRecord(fourEyes),
  refusals: read,
})
export const askForWaiver = endpoint({
  ...shared,
  id: 'askForWaiver',
  method: 'POST',
  path: '/api/staff/four-eyes/waivers',
  access: staffMay('accounts.manage'),
  summary: 'Asks to switch off the rule of two people; it applies until another admin agrees',
  body: jsonBody(z.object({ reason: requiredText(waiverReason) })),
  output: staffRecord(fourEyes),
  refusals: [...read, 'invalid', 'unsupported', 'too_large', 'conflict'],
})
export const agreeToWaiver = endpoint({
  ...one,
  id: 'agreeToWaiver',
  method: 'POST',
  path: '/api/staff/four-eyes/waivers/{id}/agreement',
  access: staffMay('accounts.manage'),
  summary: 'Agrees to the request of another admin: the rule is off from now on',
  output: staffRecord(fourEyes),
  refusals: [...read, 'not_found', 'conflict'],
})
export const endWaiver = endpoint({
  ...one,
  id: 'endWaiver',
  method: 'POST',
  path: '/api/staff/four-eyes/waivers/{id}/end',
  access: staffMay('money.move'),
  summary: 'Switches the rule on again, or turns the request down; one person is enough',
  output: staffRecord(fourEyes),
  refusals: [...read, 'not_found', 'conflict'],
})

export const fourEyesEndpoints = [getFourEyes, askForWaiver, agreeToWaiver, endWaiver] as const
