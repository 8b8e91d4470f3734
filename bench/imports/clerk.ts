import { openAsBlob } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  getSalesImport,
  type SalesImport,
  uploadSalesFile,
} from '@panai/contract/sales-import/staff/sales-imports'
import { signToken } from '@panai/server/access/access-token'
import type { Database } from '@panai/server/db/database'
import { createKeyring } from '@panai/server/keys/keyring'

const PATIENCE_MS = 15 * 60_000

/** A clerk who may move money, at their browser. */
export type Clerk = {
  upload(file: string, name: string): Promise<SalesImport & { is_known: boolean }>
  post(found: SalesImport): Promise<void>
  /** Waits as the console does, which asks now and then. @returns it when it is in that state. */
  until(id: number, state: SalesImport['state']): Promise<SalesImport>
}

export async function aClerk(db: Database, url: string, secret: string): Promise<Clerk> {
  const now = new Date()
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({
      role: 'accounts',
      name: 'Bench Clerk',
      email: `clerk-${crypto.randomUUID()}@panai.example`,
      second_factor_since: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: sessionId } = await db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      device: 'bench',
      network: '127.0.0.1',
      expires_at: new Date(Date.now() + 86_400_000),
      second_factor_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const authorization = `Bearer ${await signToken(createKeyring([secret]), { accountId, sessionId })}`

  async function call(path: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { accept: 'application/json', authorization, ...init.headers }
    const answer = await fetch(`${url}${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }

  return {
    async upload(file, name) {
      const form = new FormData()
      form.set('file', await openAsBlob(file), name)
      return uploadSalesFile.output.parse(await call(uploadSalesFile.path, { method: 'POST', body: form }))
        .data
    },
    async post({ id, version }) {
      await call(`/api/staff/sales-imports/${id}/post`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version, by_own_day: true }),
      })
    },
    async until(id, state) {
      const limit = performance.now() + PATIENCE_MS
      while (performance.now() < limit) {
        const { data } = getSalesImport.output.parse(await call(`/api/staff/sales-imports/${id}`))
        if (data.state === state) return data
        await pause(250)
      }
      throw new Error(`import ${id} was not ${state} in time`)
    },
  }
}
