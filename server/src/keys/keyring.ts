import { createHmac, hkdfSync } from 'node:crypto'
import { createDataKeys, type DataKeys } from './data-keys.ts'
import { seal, unseal } from './seal.ts'

/** What a key is for: the keys of two purposes have nothing in common. */
type Purpose = 'access-token' | 'mailed-token' | 'pseudonym' | 'seal'

export type SigningKey = {
  /** Sent with each signature, so that the verifier knows which key to use. Reveals nothing about the key. */
  id: string
  key: Uint8Array
}

/** Everything that is made of the secrets. The first of them signs, all of them verify. */
export type Keyring = {
  signing: SigningKey
  findSigning(id: string): SigningKey | null
  /** A text that only who has the secrets can make of `text`, by each of the secrets, the first one's first. */
  mailedTokens(text: string): readonly [string, ...string[]]
  /** A name for what must be told apart but not be read. */
  pseudonym(text: string): string
  /** Encrypts a text for the database. Only who has the secrets reads it, and only as what it was sealed as. */
  seal(text: string, as: string): string
  /** @returns null when its secret is gone, or it was sealed as something else. `isOld`: not by the first of the secrets. */
  unseal(sealed: string, as: string): { text: string; isOld: boolean } | null
  /** The keys of bank and tax details, which outlive every change of the secrets. */
  data: DataKeys
}

/** @throws Error without a secret. */
export function createKeyring(secrets: readonly string[], dataKeys: readonly string[] = []): Keyring {
  const [first, ...others] = secrets
  if (first === undefined) throw new Error('there is no secret')
  const signing = signingKey(first)
  const known = [signing, ...others.map(signingKey)]
  const mailing = derive(first, 'mailed-token')
  const mailingBefore = others.map((secret) => derive(secret, 'mailed-token'))
  const naming = derive(first, 'pseudonym')
  const sealing = secrets.map((secret) => derive(secret, 'seal'))
  return {
    signing,
    findSigning: (id) => known.find((key) => key.id === id) ?? null,
    mailedTokens: (text) => [mark(mailing, text), ...mailingBefore.map((key) => mark(key, text))],
    pseudonym: (text) => mark(naming, text),
    seal: (text, as) => seal(derive(first, 'seal'), text, as),
    unseal(sealed, as) {
      for (const [at, key] of sealing.entries()) {
        const text = unseal(key, sealed, as)
        if (text !== null) return { text, isOld: at > 0 }
      }
      return null
    },
    data: createDataKeys(dataKeys),
  }
}

function signingKey(secret: string): SigningKey {
  const key = derive(secret, 'access-token')
  return { key, id: createHmac('sha256', key).update('id').digest('hex').slice(0, 16) }
}

function derive(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `panai ${purpose}`, 32))
}

function mark(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
