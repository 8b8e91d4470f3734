import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  RequestOptions,
} from '@panai/contract/accounts/staff/passkey-fields'

type Lies = {
  origin?: string
  rpId?: string
  /** The person was not asked for finger, face or PIN. */
  isUnverified?: boolean
  counter?: number
  challenge?: string
}

/** An authenticator with one passkey of P-256, as WebAuthn describes it; what it says can be made wrong. */
export function anAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, { challenge }: { challenge: string }, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authData(rpId: string, { isUnverified = false, ...lies }: Lies, attested: Buffer) {
    counter = lies.counter ?? counter + 1
    const flags = 0x01 | (isUnverified ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), counted, attested])
  }

  return {
    id,
    create({ challenge, rp }: CreationOptions, lies: Lies = {}): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', { challenge }, lies).toString('base64url'),
          attestationObject: attestation(authData(rp.id, lies, attested)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get({ challenge, rpId }: RequestOptions, lies: Lies = {}): PasskeyAnswer {
      const said = clientData('webauthn.get', { challenge }, lies)
      const data = authData(rpId, lies, Buffer.alloc(0))
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(said)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}

function sha256(given: string | Buffer): Buffer {
  return createHash('sha256').update(given).digest()
}

/** CBOR: a map of key type EC2, algorithm ES256, curve P-256, and both coordinates. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  return Buffer.concat([hex('a5010203262001215820'), x, hex('225820'), y])
}

/** CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestation(authData: Buffer): Buffer {
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff])
  const named = [hex('a3'), text('fmt'), text('none'), text('attStmt'), hex('a0'), text('authData')]
  return Buffer.concat([...named, length, authData])
}

function text(word: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
}

function hex(bytes: string): Buffer {
  return Buffer.from(bytes, 'hex')
}
