import { createHmac, hkdfSync } from 'node:crypto'
import { seal, unseal } from './seal.ts'

/** The key of a sealed value is not among those that are known. */
export class MissingDataKey extends Error {}

/** Where a sealed value belongs. It can be read in no other row and no other column. */
export type Place = { table: string; column: string; row: number; owner: number }

/**
 * The keys of what nobody may read in the database, its copies or its dumps. The first seals, all of them open; a sealed value
 * names its key in front, so that a key that is missing is told from a value that was changed.
 */
export type DataKeys = {
  newest: string
  seal(text: string, place: Place): string
  /** @throws MissingDataKey; Error when the value is not what was sealed at this place. */
  open(sealed: string, place: Place): string
  /** The same for the same text, and telling nothing about it: with it equal values are found. */
  fingerprint(text: string, kind: string): string
}

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
      if (!key)
        throw new MissingDataKey(`the key ${id} of ${describe(place)} is not among those of DATA_KEYS`)
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

function open(key: Buffer, sealed: string, as: string): string {
  const text = unseal(key, sealed, as)
  if (text === null) throw new Error(`${as} was changed, or moved there from another place`)
  return text
}
