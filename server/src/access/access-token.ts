import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Keyring } from '../keys/keyring.ts'

/** How long a token is good for without a look at its session from outside; ours looks at each call. */
const LIFE_S = 15 * 60
const ALGORITHM = 'HS256'
/** Nodes don't have the same time to the second. */
const CLOCK_TOLERANCE_S = 5

const claims = z.object({
  sub: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
  sid: z.uuid(),
})

/** What a token says: whose it is, and of which session. */
export type TokenClaims = { accountId: number; sessionId: string }

export function signToken(keys: Keyring, { accountId, sessionId }: TokenClaims): Promise<string> {
  const { id, key } = keys.signing
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: 'JWT' })
    .setSubject(String(accountId))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${LIFE_S}s`)
    .sign(key)
}

/**
 * What a token that we signed says; null for any other.
 * @param mayBeExpired an expired one too: its session has the last word.
 */
export async function readToken(
  keys: Keyring,
  token: string,
  { mayBeExpired }: { mayBeExpired: boolean },
): Promise<TokenClaims | null> {
  const options = { algorithms: [ALGORITHM], clockTolerance: CLOCK_TOLERANCE_S, requiredClaims: ['exp'] }
  try {
    const { payload } = await jwtVerify(token, ({ kid = '' }) => keyFor(keys, kid), options)
    return toClaims(payload)
  } catch (error) {
    // It is thrown only when the signature was right.
    if (mayBeExpired && error instanceof errors.JWTExpired) return toClaims(error.payload)
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function keyFor(keys: Keyring, id: string): Uint8Array {
  const found = keys.findSigning(id)
  if (!found) throw new errors.JWSSignatureVerificationFailed('the key is unknown')
  return found.key
}

function toClaims(payload: unknown): TokenClaims | null {
  const { success, data } = claims.safeParse(payload)
  return success ? { accountId: data.sub, sessionId: data.sid } : null
}
