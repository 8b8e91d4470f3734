import type { NewPasskey, PasskeyAnswer } from '@panai/contract/accounts/staff/passkey-fields'
import { isWithoutCertificates } from './is-without-certificates.ts'
import type { RelyingParty } from './relying-party.ts'

/** Of COSE: Ed25519, ECDSA with P-256, RSA. */
export const ALGORITHMS = [-8, -7, -257]

/** Loaded when the first answer comes: it takes 0.2 s and 26 MB, which a server without passkeys need not spend. */
const load = () => import('@simplewebauthn/server')

type Asked = { relyingParty: RelyingParty; challenge: string }
type Kept = { credential_id: string; public_key: string }

/** What is kept of a passkey whose making answers the challenge; null when it does not. */
export async function verifyNew({ relyingParty, challenge }: Asked, answer: NewPasskey) {
  const { verifyRegistrationResponse } = await load()
  if (!(await isWithoutCertificates(answer.response.attestationObject))) return null
  const verified = await verifyRegistrationResponse({
    response: { ...answer, response: withoutUndefined(answer.response), clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused)
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter }
}

/** The counter of a passkey whose answer is right; null when it is not. Whether it went on is for the caller to compare. */
export async function verifyAnswer(
  { relyingParty, challenge }: Asked,
  { credential_id: id, public_key }: Kept,
  answer: PasskeyAnswer,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load()
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter: 0 },
  }).catch(refused)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/** The library throws for each thing that is wrong with what was sent. */
function refused() {
  return null
}

function withoutUndefined({ transports, ...response }: NewPasskey['response']) {
  return { ...response, ...(transports && { transports }) }
}
