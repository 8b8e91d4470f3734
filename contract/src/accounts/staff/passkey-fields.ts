import { z } from 'zod'
import { staffAccountMessages } from './staff-account-messages.ts'

export const passkeyRules = {
  /** Of one account. */
  most: 10,
  name: {
    lines: 'one',
    missing: staffAccountMessages.passkeyNameMissing,
    most: 60,
    tooLong: staffAccountMessages.passkeyNameTooLong,
  },
  /** So long a challenge waits for its answer. */
  minutes: 5,
} as const

/** Bytes as WebAuthn writes them in JSON. */
function base64url(most: number) {
  return z
    .string(staffAccountMessages.wrongPasskey)
    .max(most, staffAccountMessages.wrongPasskey)
    .regex(/^[A-Za-z0-9_-]+$/, staffAccountMessages.wrongPasskey)
}

/** How a browser reaches an authenticator. A word that is new to us is kept too: the browser is told it again. */
const transports = z.array(z.string().regex(/^[a-z-]{1,30}$/)).max(10)

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
}

/** What `navigator.credentials.create()` answers, in its JSON form, as far as it is read. */
export const newPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(16_000),
      transports: transports.optional(),
    }),
  })
  .meta({ id: 'NewPasskey' })
export type NewPasskey = z.output<typeof newPasskey>

/** The same of `navigator.credentials.get()`. */
export const passkeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(8_000),
    }),
  })
  .meta({ id: 'PasskeyAnswer' })
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports })
const needed = z.literal('required')

/** What `navigator.credentials.create()` is asked for, in its JSON form. */
export const creationOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: needed }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' })
export type CreationOptions = z.output<typeof creationOptions>

/** What `navigator.credentials.get()` is asked for, in its JSON form. */
export const requestOptions = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(known),
    userVerification: needed,
  })
  .meta({ id: 'PasskeyRequestOptions' })
export type RequestOptions = z.output<typeof requestOptions>
