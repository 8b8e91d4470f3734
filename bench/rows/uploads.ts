import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signToken } from '@panai/server/access/access-token'
import { createKeyring } from '@panai/server/keys/keyring'
import pg from 'pg'
import { aForm } from '../../server/test/a-form.ts'
import { aManuscript, aPdf } from '../../server/test/manuscripts.ts'
import type { Outcome } from '../lib/finding.ts'
import { memoryOfTree } from '../lib/process-tree.ts'
import { type RunningServer, startServer } from '../lib/start-server.ts'
import { median } from '../lib/statistics.ts'
import { inTemporaryFolder } from '../lib/temporary-folder.ts'

const SECRET_KEY = 'only-for-this-measurement-0123456789'
const MANUSCRIPT_BYTES = 10 * 1024 * 1024
const AT_ONCE = 20
const ALONE = 7
const WARM_UP = 3
const QUIET_MS = 3_000
const SAMPLE_MS = 4
const MOST_MB_ALONE = 5
const MOST_MB_TOGETHER = 60

type Upload = { body: Buffer; headers: http.OutgoingHttpHeaders }
type Rise = { rssMb: number; pssMb: number; helpersMb: number; ms: number }

/** How much memory the server takes while manuscripts of 10 MB come in, over what it had a moment before. */
export async function measureUploads(): Promise<Outcome> {
  return inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir, env: { SECRET_KEY, DEMO: '0' } })
    try {
      const bearers = await signInAuthors(dataDir)
      const { body, type } = aForm(...(await aManuscript({ bookPdf: await fullSizePdf() })))
      const uploads = bearers.map(
        (authorization): Upload => ({ body, headers: { 'content-type': type, authorization } }),
      )
      const turn = (at: number) => uploads.slice(at % AT_ONCE, (at % AT_ONCE) + 1)
      const first = await riseDuring(server, turn(0))
      for (let at = 1; at < WARM_UP; at++) await hand(server, turn(at))

      const alone: Rise[] = []
      for (let at = 0; at < ALONE; at++) alone.push(await riseDuring(server, turn(at)))
      const together = await riseDuring(server, uploads)
      return describe(first, alone, together)
    } finally {
      await server.stop()
    }
  })
}

function describe(first: Rise, alone: readonly Rise[], together: Rise): Outcome {
  const rises = alone.map(({ rssMb }) => rssMb)
  const worst = Math.max(...rises)
  return {
    findings: [
      {
        row: 'A manuscript of 10 MB comes in: the server grows by (RSS, worst of 7)',
        figure: inMb(worst),
        bound: `< ${MOST_MB_ALONE} MB`,
        reached: worst < MOST_MB_ALONE,
      },
      {
        row: `${AT_ONCE} of them at the same time`,
        figure: inMb(together.rssMb),
        bound: `< ${MOST_MB_TOGETHER} MB`,
        reached: together.rssMb < MOST_MB_TOGETHER,
      },
    ],
    remarks: [
      `The first upload after the start, when its code is loaded too: RSS +${inMb(first.rssMb)}.`,
      `One upload: RSS +${inMb(median(rises))} (median), PSS +${inMb(Math.max(...alone.map(({ pssMb }) => pssMb)))} at most, answered after ${Math.round(median(alone.map(({ ms }) => ms)))} ms.`,
      `${AT_ONCE} uploads: PSS +${inMb(together.pssMb)}, all answered after ${Math.round(together.ms)} ms.`,
      `The processes that look into the files, three at a time, take ${inMb(Math.max(together.helpersMb, ...alone.map(({ helpersMb }) => helpersMb)))} (PSS) beside the server and end with their work.`,
    ],
    figures: { first, alone, together },
  }
}

async function riseDuring(server: RunningServer, uploads: readonly Upload[]): Promise<Rise> {
  await pause(QUIET_MS)
  const before = memoryOf(server.pid)
  let [rss, pss, helpers] = [before.rssMb, before.pssMb, 0]
  let running = true
  const began = performance.now()
  const handing = hand(server, uploads).finally(() => {
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
    .filter(({ name }) => name.includes('untrusted-files'))
    .reduce((sum, { pssMb }) => sum + pssMb, 0)
}

/** Sends them all at once. @throws Error when one is not taken. */
async function hand({ url }: RunningServer, uploads: readonly Upload[]): Promise<void> {
  const statuses = await Promise.all(uploads.map((upload) => send(url, upload)))
  if (statuses.some((status) => status !== 200)) throw new Error(`not all were taken: ${statuses}`)
}

function send(url: string, { body, headers }: Upload): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}/api/submit`, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
    })
    request.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** A PDF as long as one may be, but for a little. */
async function fullSizePdf(): Promise<Buffer> {
  const rest = (await aPdf({ pages: 200, bytes: 1 })).length
  return aPdf({ pages: 200, bytes: MANUSCRIPT_BYTES - rest - 10_000 })
}

/** Authors, each signed in once. @returns their Authorization headers. */
async function signInAuthors(dataDir: string): Promise<string[]> {
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
      [AT_ONCE],
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

function inMb(value: number): string {
  return `${value.toFixed(1)} MB`
}
