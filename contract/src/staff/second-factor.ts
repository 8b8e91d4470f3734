import { z } from 'zod'
import { knownPassword } from '../account-fields.ts'
import { endpoint, jsonBody } from '../endpoint.ts'
import { staffAccountMessages } from './account-messages.ts'
import { staffRecord } from './lists.ts'
import { staffMay } from './permissions.ts'

/** Of RFC 6238 as every authenticator app has it. */
export const secondFactorRules = {
  digits: 6,
  periodSeconds: 30,
  /** So many periods early or late, for clocks that are not quite right. */
  tolerance: 1,
  recoveryCodes: 10,
  hoursPerSession: 12,
} as const

/** A code of the app, or one of the recovery codes; spaces and dashes are as people type them. */
const typedCode = z
  .string(staffAccountMessages.codeMissing)
  .max(60, staffAccountMessages.wrongCode)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
const code = typedCode.refine((text) => text !== '', staffAccountMessages.codeMissing)

export const secondFactor = z
  .object({
    is_set: z.boolean(),
    since: z.iso.datetime().nullable(),
    given_at: z.iso.datetime().nullable().meta({ description: 'When this session gave it.' }),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.output<typeof secondFactor>

const recoveryCodes = z.array(z.string()).meta({
  description: 'Shown this once; each works once in place of a code of the app.',
})

const proved = z.object({ success: z.literal(true), message: z.string() })
const codeBody = jsonBody(z.object({ code }).meta({ id: 'SecondFactorCode' }))

export const getSecondFactor = endpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/api/staff/second-factor',
  tag: 'Second factor',
  access: staffMay('console.open'),
  summary: 'Whether a second factor is set up',
  output: staffRecord(secondFactor),
})

export const startSecondFactor = endpoint({
  id: 'startSecondFactor',
  method: 'POST',
  path: '/api/staff/second-factor',
  tag: 'Second factor',
  access: staffMay('console.open'),
  beforeSecondFactor: true,
  summary: 'Makes a key for an authenticator app',
  description:
    'It counts once `confirmSecondFactor` has been given a code of it and the one that is mailed to the account’s address. Asks for the password.',
  body: jsonBody(z.object({ password: knownPassword }).meta({ id: 'SecondFactorStart' })),
  output: staffRecord(
    z.object({
      key: z.string().meta({ description: 'Base32, for typing it in.' }),
      address: z.string().meta({ description: 'otpauth://…, for a QR code.' }),
      mailed_to: z
        .string()
        .nullable()
        .meta({ description: 'Where a code was mailed to; null: none is needed, in the demo.' }),
      mails_are_kept: z
        .boolean()
        .meta({ description: 'There is no mail server: mails are files in the data folder.' }),
    }),
  ),
  refusals: ['conflict'],
})

export const confirmSecondFactor = endpoint({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/staff/second-factor/confirmation',
  tag: 'Second factor',
  access: staffMay('console.open'),
  beforeSecondFactor: true,
  summary: 'Sets the second factor up with its first code',
  description: 'This session has given it then.',
  body: jsonBody(
    z
      .object({
        code,
        mailed_code: typedCode.optional().meta({ description: 'Of the mail, where one was sent.' }),
      })
      .meta({ id: 'SecondFactorFirstCode' }),
  ),
  output: proved.extend({ recovery_codes: recoveryCodes }),
  refusals: ['conflict'],
})

export const giveSecondFactor = endpoint({
  id: 'giveSecondFactor',
  method: 'POST',
  path: '/api/staff/second-factor/proof',
  tag: 'Second factor',
  access: staffMay('console.open'),
  beforeSecondFactor: true,
  summary: 'Gives the second factor for this session, good for twelve hours',
  body: codeBody,
  output: proved.extend({ recovery_codes_left: z.int() }),
  refusals: ['conflict'],
})

export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/staff/second-factor/recovery-codes',
  tag: 'Second factor',
  access: staffMay('console.open'),
  summary: 'Makes other recovery codes; the earlier ones work no more',
  body: codeBody,
  output: proved.extend({ recovery_codes: recoveryCodes }),
  refusals: ['conflict'],
})

export const removeSecondFactor = endpoint({
  id: 'removeSecondFactor',
  method: 'POST',
  path: '/api/staff/second-factor/removal',
  tag: 'Second factor',
  access: staffMay('console.open'),
  summary: 'Turns the second factor off',
  body: codeBody,
  output: proved,
  refusals: ['conflict'],
})
