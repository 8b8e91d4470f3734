import { createHash, randomUUID } from 'node:crypto'
import type { Keyring } from '../../keys/keyring.ts'

/** What a mailed link proves. A token for one is none for the other. */
type Purpose = 'reset' | 'email' | 'invitation' | 'second-factor' | 'payee-confirm' | 'payee-stop' | 'not-me'

/**
 * What is kept of a token that is mailed. The token itself is made of the nonce and the server's secret when the mail is written: who
 * reads the database, its copies or the outbox has none.
 */
export type KeptToken = { nonce: string; token_hash: string }

export function makeToken(keys: Keyring, purpose: Purpose): KeptToken {
  const nonce = randomUUID()
  const [token] = keys.mailedTokens(`${purpose} ${nonce}`)
  return { nonce, token_hash: hashOf(token) }
}

/** The token for the mail. @throws Error when the secret that it was made with is gone. */
export function tokenFor(keys: Keyring, purpose: Purpose, { nonce, token_hash }: KeptToken): string {
  const token = keys.mailedTokens(`${purpose} ${nonce}`).find((made) => hashOf(made) === token_hash)
  if (token === undefined) throw new Error('the secret of a mailed link is not among those of SECRET_KEY')
  return token
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
