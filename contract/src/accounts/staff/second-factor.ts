import { z } from 'zod'
import { staffRecord } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { staffMay } from '../../http/permissions.ts'
import { knownPassword } from '../account-fields.ts'
import { code, factorBody, mailedCode, mailing, proved, recoveryCodes } from './factor-fields.ts'

/** Of RFC 6238 as every authenticator app has it. */
export const secondFactorRules = {
  digits: 6,
  periodSeconds: 30,
  /** So many periods early or late, for clocks that are not quite right. */
  tolerance: 1,
  recoveryCodes: 10,
  hoursPerSession: 12,
} as const

export const secondFactor = z
  .object({
    is_set: z.boolean(),
    since: z.iso.datetime().nullable(),
    given_at: z.iso.datetime().nullable().meta({ description: 'When this session gave it.' }),
    app_since: z.iso.datetime().nullable().meta({ description: 'null: there is no authenticator app.' }),
    passkeys: z.array(
      z
        .object({
          id: z.int(),
          name: z.string(),
          created_at: z.iso.datetime(),
          last_used_at: z.iso.datetime().nullable(),
        })
        .meta({ id: 'Passkey' }),
    ),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.output<typeof secondFactor>

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
  beforeSecondFactor: 'unset',
  summary: 'Makes a key for an authenticator app',
  description:
    'It counts after `confirmSecondFactor` got a code from it and, for the first factor, the code that is mailed to the account’s address. Needs the password.',
  body: jsonBody(z.object({ password: knownPassword }).meta({ id: 'SecondFactorStart' })),
  output: staffRecord(
    z.object({
      key: z.string().meta({ description: 'Base32, for typing it in.' }),
      address: z.string().meta({ description: 'otpauth://…, for a QR code.' }),
      ...mailing,
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
  beforeSecondFactor: 'unset',
  summary: 'Sets up an authenticator app with its first code',
  description: 'It counts as the second factor of this session.',
  body: jsonBody(
    z
      .object({
        code,
        mailed_code: mailedCode,
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
  summary: 'Gives the second factor for this session, for twelve hours',
  body: factorBody,
  output: proved.extend({ recovery_codes_left: z.int() }),
  refusals: ['conflict'],
})

export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/staff/second-factor/recovery-codes',
  tag: 'Second factor',
  access: staffMay('console.open'),
  summary: 'Makes new recovery codes; the earlier ones stop working',
  body: factorBody,
  output: proved.extend({ recovery_codes: recoveryCodes }),
  refusals: ['conflict'],
})

export const removeSecondFactor = endpoint({
  id: 'removeSecondFactor',
  method: 'POST',
  path: '/api/staff/second-factor/removal',
  tag: 'Second factor',
  access: staffMay('console.open'),
  summary: 'Removes the authenticator app from the account',
  body: factorBody,
  output: proved,
  refusals: ['conflict'],
})

export const secondFactorEndpoints = [
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  giveSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
] as const
