import type { Database } from '@panai/server/db/database'
import type { Storage } from '@panai/server/files/storage'
import type { Keyring } from '@panai/server/keys/keyring'
import { aForm, type Part } from '../../server/test/a-form.ts'
import { aNetwork, type Got, type Sent, type sender } from '../lib/send.ts'
import type { Bands } from './bands.ts'
import type { CallerName } from './callers.ts'
import type { People } from './people.ts'

/** What private things are made with: the server's doors where they have one, else its database. */
export type Deps = {
  db: Database
  /** The server's own. */
  storage: Storage
  keys: Keyring
  people: People
  bands: Bands
  send: ReturnType<typeof sender>
  mark: string
  /** The server's own, where without a mail server it keeps its mails. */
  dataDir: string
  /** As its pages are called. */
  site: string
}

export function postJson(deps: Deps, caller: CallerName, path: string, value: object): Promise<Got> {
  const body = Buffer.from(JSON.stringify(value))
  const headers = { ...deps.people.headersOf(caller), 'content-type': 'application/json' }
  return must(deps, { method: 'POST', path, headers, body })
}

export function postForm(deps: Deps, caller: CallerName, path: string, parts: readonly Part[]): Promise<Got> {
  const { body, type } = aForm(...parts)
  const headers = { ...deps.people.headersOf(caller), 'content-type': type }
  return must(deps, { method: 'POST', path, headers, body })
}

/** @throws Error for any answer but a success: what is not there can't be looked for. */
export async function must({ send }: Pick<Deps, 'send'>, sent: Sent): Promise<Got> {
  const headers = { 'x-forwarded-for': aNetwork(), accept: 'application/json', ...sent.headers }
  const got = await send({ ...sent, headers })
  if (got.status !== 200) throw new Error(`${sent.path} answered ${got.status}: ${got.body.toString()}`)
  return got
}
