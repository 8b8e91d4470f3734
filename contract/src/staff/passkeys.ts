import { z } from 'zod'
import { knownPassword } from '../account-fields.ts'
import { endpoint, jsonBody } from '../endpoint.ts'
import { idInPath, requiredText } from '../fields.ts'
import { staffMay } from '../permissions.ts'
import { factorBody, mailedCode, mailing, proved, recoveryCodes } from './factor-fields.ts'
import { staffRecord } from './lists.ts'
import { staffMessages } from './messages.ts'
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
  description: `Asks for the password. It is good once, for this session and ${passkeyRules.minutes} minutes. For the first factor of an account a code is mailed to its address.`,
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
  description: 'This session has given its second factor then.',
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
  description: `It is good once, for this session and ${passkeyRules.minutes} minutes.`,
  output: staffRecord(requestOptions),
  refusals: ['conflict'],
})

export const renamePasskey = endpoint({
  ...one,
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/staff/passkeys/{id}',
  summary: 'Gives a passkey another name',
  body: jsonBody(z.object({ name }).meta({ id: 'PasskeyName' })),
  output: proved,
})

export const removePasskey = endpoint({
  ...one,
  id: 'removePasskey',
  method: 'POST',
  path: '/api/staff/passkeys/{id}/removal',
  summary: 'Takes a passkey off the account',
  description: 'The only second factor of an account that needs one stays.',
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
