import { z } from 'zod'
import { staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, requiredText } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { knownPassword } from '../account-fields.ts'
import { factorBody, mailedCode, mailing, proved, recoveryCodes } from './factor-fields.ts'
import { creationOptions, newPasskey, passkeyRules, requestOptions } from './passkey-fields.ts'

const name = requiredText(passkeyRules.name)
const shared = { tag: 'Second factor', access: staffMay('console.open') } as const
const one = { ...shared, params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const

export const startPasskey = endpoint({
  ...shared,
  id: 'startPasskey',
  method: 'POST',
  path: '/api/staff/passkeys/start',
  beforeSecondFactor: 'unset',
  summary: 'Makes a challenge for a new passkey',
  description: `Needs the password. It works once, in this session, for ${passkeyRules.minutes} minutes. For the first factor of an account a code is mailed to its address.`,
  body: jsonBody(z.object({ password: knownPassword }).meta({ id: 'PasskeyStart' })),
  output: staffRecord(z.object({ options: creationOptions, ...mailing })),
  refusals: ['conflict'],
})

export const addPasskey = endpoint({
  ...shared,
  id: 'addPasskey',
  method: 'POST',
  path: '/api/staff/passkeys',
  beforeSecondFactor: 'unset',
  summary: 'Adds a passkey to the account',
  description: 'It counts as the second factor of this session.',
  body: jsonBody(
    z.object({ name, passkey: newPasskey, mailed_code: mailedCode }).meta({ id: 'PasskeyAddition' }),
  ),
  output: proved.extend({ recovery_codes: recoveryCodes }),
  refusals: ['conflict'],
})

export const askForPasskey = endpoint({
  ...shared,
  id: 'askForPasskey',
  method: 'POST',
  path: '/api/staff/passkeys/challenge',
  beforeSecondFactor: true,
  summary: 'Makes a challenge for a passkey that the account has',
  description: `It works once, in this session, for ${passkeyRules.minutes} minutes.`,
  output: staffRecord(requestOptions),
  refusals: ['conflict'],
})

export const renamePasskey = endpoint({
  ...one,
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/staff/passkeys/{id}',
  summary: 'Renames a passkey',
  body: jsonBody(z.object({ name }).meta({ id: 'PasskeyName' })),
  output: proved,
})

export const removePasskey = endpoint({
  ...one,
  id: 'removePasskey',
  method: 'POST',
  path: '/api/staff/passkeys/{id}/removal',
  summary: 'Removes a passkey from the account',
  description: 'Refused for the only second factor of an account that needs one.',
  body: factorBody,
  output: proved,
  refusals: ['conflict'],
})

export const passkeyEndpoints = [
  startPasskey,
  addPasskey,
  askForPasskey,
  renamePasskey,
  removePasskey,
] as const
