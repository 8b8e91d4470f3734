import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signToken } from '@panai/server/access/access-token'
import { createKeyring } from '@panai/server/keys/keyring'
import pg from 'pg'
import { memoryOfTree } from './process-tree.ts'
import type { RunningServer } from './start-server.ts'

export const SECRET_KEY = 'only-for-this-measurement-0123456789'
const QUIET_MS = 3_000
const SAMPLE_MS = 4

export type Upload = { body: Buffer; headers: http.OutgoingHttpHeaders; method?: string; address?: string }
export type Rise = { rssMb: number; pssMb: number; helpersMb: number; ms: number }

/** How much memory the server takes while something comes in, over what it had a moment before. */
export async function riseDuring(server: RunningServer, work: () => Promise<unknown>): Promise<Rise> {
  await pause(QUIET_MS)
  const before = memoryOf(server.pid)
  let [rss, pss, helpers] = [before.rssMb, before.pssMb, 0]
  let running = true
  const began = performance.now()
  const handing = work().finally(() => {
    running = false
  })
  while (running) {
    const now = memoryOf(server.pid)
    rss = Math.max(rss, now.rssMb)
    pss = Math.max(pss, now.pssMb)
    helpers = Math.max(helpers, memoryOfHelpers(server.pid))
    await pause(SAMPLE_MS)
  }
  await handing
  return {
    rssMb: rss - before.rssMb,
    pssMb: pss - before.pssMb,
    helpersMb: helpers,
    ms: performance.now() - began,
  }
}

function memoryOf(pid: number): { rssMb: number; pssMb: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const mb = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1024
  return { rssMb: mb('Rss'), pssMb: mb('Pss') }
}

function memoryOfHelpers(pid: number): number {
  const processes = memoryOfTree(pid) ?? []
  return processes
    .filter(({ name }) => name.includes('open-untrusted-file'))
    .reduce((sum, { pssMb }) => sum + pssMb, 0)
}

/** Sends them all at once. @throws Error when one is not taken. */
export async function hand({ url }: RunningServer, uploads: readonly Upload[]): Promise<void> {
  const statuses = await Promise.all(uploads.map((upload) => send(url, upload)))
  if (statuses.some((status) => status !== 200)) throw new Error(`not all were taken: ${statuses}`)
}

/** @returns its status. */
export function send(
  url: string,
  { body, headers, method = 'POST', address = '/api/submit' }: Upload,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${address}`, {
      method,
      headers: { ...headers, 'content-length': body.length },
    })
    request.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Authors, each signed in once. @returns their Authorization headers. */
export async function signInAuthors(dataDir: string, count: number): Promise<string[]> {
  const client = new pg.Client({ host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' })
  await client.connect()
  try {
    const { rows } = await client.query<{ account: number; session: string }>(
      `with writers as (
         insert into authors (slug, name, language)
         select 'writer-' || n, 'Writer ' || n, 'en' from generate_series(1, $1::int) n returning id, name
       ), accounts as (
         insert into accounts (author_id, role, name, email)
         select id, 'author', name, 'writer-' || id || '@mail.example' from writers returning id
       )
       insert into sessions (account_id, device, expires_at)
       select id, 'bench', now() + interval '1 day' from accounts returning account_id as account, id as session`,
      [count],
    )
    const keys = createKeyring([SECRET_KEY])
    return await Promise.all(
      rows.map(async ({ account, session }) => {
        const token = await signToken(keys, { accountId: account, sessionId: session })
        return `Bearer ${token}`
      }),
    )
  } finally {
    await client.end()
  }
}
