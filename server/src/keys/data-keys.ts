import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Where a sealed value belongs. It can be read in no other row and no other column. */
export type Place = { table: string; column: string; row: number; owner: number }

/**
 * The keys of what nobody may read in the database, its copies or its dumps. The first seals, all of them open; a sealed value
 * names its key in front, so that a key that is missing is told from a value that was changed.
 */
export type DataKeys = {
  newest: string
  seal(text: string, place: Place): string
  /** @throws Error when its key is missing, or the value is not what was sealed at this place. */
  open(sealed: string, place: Place): string
  /** The same for the same text, and telling nothing about it: with it equal values are found. */
  fingerprint(text: string, kind: string): string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** How a sealed value looks, for the checks of the database. */
export const SEALED = '^[0-9a-f]{8}\\.[A-Za-z0-9_-]{40,}$'

/** @param secrets the newest first. Without any nothing can be sealed or opened. */
export function createDataKeys(secrets: readonly string[]): DataKeys {
  const [first] = secrets
  if (first === undefined) return noKeys
  const keys = new Map(secrets.map((secret) => [keyId(secret), derive(secret, 'seal')]))
  const newest = keyId(first)
  const sealing = derive(first, 'seal')
  const marking = derive(first, 'fingerprint')
  return {
    newest,
    seal: (text, place) => `${newest}.${seal(sealing, text, describe(place))}`,
    open(sealed, place) {
      const [id = '', hidden = ''] = sealed.split('.')
      const key = keys.get(id)
      if (!key) throw new Error(`the key ${id} of ${describe(place)} is not among those of DATA_KEYS`)
      return open(key, hidden, describe(place))
    },
    fingerprint: (text, kind) => createHmac('sha256', marking).update(`${kind}\n${text}`).digest('hex'),
  }
}

function refuse(): never {
  throw new Error('there are no DATA_KEYS')
}
const noKeys: DataKeys = { newest: '', seal: refuse, open: refuse, fingerprint: refuse }

function derive(secret: string, purpose: 'id' | 'seal' | 'fingerprint'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `panai data ${purpose}`, 32))
}

/** Says nothing about the key. */
function keyId(secret: string): string {
  return derive(secret, 'id').toString('hex').slice(0, 8)
}

function describe({ table, column, row, owner }: Place): string {
  return `${table}.${column} of row ${row}, author ${owner}`
}

function seal(key: Buffer, text: string, as: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(as))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

function open(key: Buffer, sealed: string, as: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES) throw new Error(`${as} is not a sealed value`)
  const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(as)).setAuthTag(tag)
  const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([start, decipher.final()]).toString('utf8')
  } catch {
    throw new Error(`${as} was changed, or moved there from another place`)
  }
}
