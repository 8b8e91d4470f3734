import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase, createPool, type Database } from '@panai/server/db/database'
import { createLogger } from '@panai/server/log/log'
import { sql } from 'kysely'
import { serverProgram } from '../../scripts/lib/builds.mjs'
import {
  findPostgres15,
  type PrivatePostgres,
  startPrivatePostgres,
} from '../../scripts/lib/private-postgres.ts'
import { serverFlags } from '../../scripts/lib/server-environment.mjs'
import { aForm } from '../../server/test/a-form.ts'
import { aPhoto } from '../../server/test/a-photo.ts'
import { type Network, openNetwork } from '../../server/test/silent-network.ts'
import { type StuckSmtpPeer, startStuckSmtpServer } from '../../server/test/stuck-smtp-server.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { MissingProgram } from '../lib/missing-program.ts'
import { size } from '../lib/size.ts'
import { type RunningServer, startServer } from '../lib/start-server.ts'
import { inTemporaryFolder } from '../lib/temporary-folder.ts'
import { authorToken, staffToken } from '../lib/tokens.ts'

/** Nobody waits longer, whatever is broken. */
const BOUND_MS = 5_000
/** After this nobody was answered. */
const PATIENCE_MS = 30_000
const DISK = '256m'
const AT_ONCE = size(30, 12)
const KEPT_CONNECTIONS = size(32, 4)
const LOADED_MS = size(5_000, 300)

type Answered = { status: number; ms: number; text: string }
/** A row of figures: what happened to whom, or how long something took. */
type Figures = Record<string, string>

type Scene = {
  db: Database
  postgres: PrivatePostgres
  network: Network
  mail: StuckSmtpPeer
  server: RunningServer
  /** The folder of the server's disk, as this process sees it; null: it has none of its own. */
  disk: string | null
  bookId: number
  staff: string
  author: string
}

/**
 * What a fault of the database, the mail server or the disk does to readers, authors and staff: one node, a PostgreSQL of its own behind a
 * network that can fall silent, a mail server that hangs, a disk that is full.
 */
export async function measureFaults(): Promise<Outcome> {
  const bin = findPostgres15()
  if (!bin) throw new MissingProgram('PostgreSQL 15 is needed to take away: install postgresql-15.')
  return inTemporaryFolder(async (folder) => {
    const postgres = await startPrivatePostgres(bin)
    const network = await openNetwork({ host: '127.0.0.1', port: Number(new URL(postgres.url).port) })
    const mail = await startStuckSmtpServer(null)
    const pool = createPool({ connectionString: postgres.url }, createLogger({ logLevel: 'silent' }))
    try {
      const { server, disk } = await startOnDisk(folder, {
        DATABASE_URL: postgres.url.replace(/:\d+\//, `:${network.port}/`),
        SMTP_URL: mail.url,
        DEMO: '1',
        LOG_LEVEL: 'silent',
        MESSAGES_PER_MINUTE: '1000000',
      })
      try {
        const db = createDatabase(pool)
        const { id: bookId, author_id } = await db
          .selectFrom('books')
          .select(['id', 'author_id'])
          .where('published_at', 'is not', null)
          .executeTakeFirstOrThrow()
        const staff = (await staffToken(db, server.url, 'admin')).token
        const author = (await authorToken(db, server.url, author_id)).token
        return await breakAll({ db, postgres, network, mail, server, disk, bookId, staff, author })
      } finally {
        await server.stop()
      }
    } finally {
      await pool.end()
      mail.close()
      network.close()
      await postgres.stop()
    }
  })
}

async function breakAll(scene: Scene): Promise<Outcome> {
  const rows: [string, Figures][] = []
  const faults: Record<string, (scene: Scene) => Promise<Figures>> = {
    'A line falls silent amid a change': silentLine,
    'The network falls silent': silentNetwork,
    'The database is frozen': frozen,
    'The database is killed': killed,
    'A table is locked': locked,
    'Mails hang at their recipients': hungMails,
    'The mail server hangs': hungServer,
    'The disk is full': fullDisk,
    'The node is stopped under load': stopped,
  }
  for (const [name, measure] of Object.entries(faults)) rows.push([name, await measure(scene)])
  return {
    findings: rows.map(([row, figures]) => findingOf(row, figures)),
    figures: Object.fromEntries(rows),
  }
}

function findingOf(row: string, figures: Figures): Finding {
  const times = Object.values(figures).flatMap((figure) => /([\d.]+) s$/.exec(figure)?.[1] ?? [])
  const isUnanswered = Object.values(figures).some((figure) => figure.startsWith('no answer'))
  return {
    row,
    figure: Object.entries(figures)
      .map(([who, what]) => `${who} ${what}`)
      .join('; '),
    bound: `each ≤ ${BOUND_MS / 1_000} s`,
    reached: times.length === 0 ? null : !isUnanswered && times.every((s) => Number(s) * 1_000 <= BOUND_MS),
  }
}

/** On a disk of its own where this system lets us mount one. */
async function startOnDisk(
  folder: string,
  env: Record<string, string>,
): Promise<{ server: RunningServer; disk: string | null }> {
  const mayMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
  if (!mayMount) return { server: await startServer({ dataDir: folder, env }), disk: null }
  const mounting = `mount -t tmpfs -o size=${DISK} tmpfs "${folder}" && exec "$@"`
  const program = [process.execPath, ...serverFlags, serverProgram()]
  const server = await startServer({
    dataDir: folder,
    env,
    command: ['unshare', '-m', 'sh', '-c', mounting, 'sh', ...program],
  })
  return { server, disk: path.join(`/proc/${server.pid}/root`, folder) }
}

async function silentLine(scene: Scene): Promise<Figures> {
  await untilReady(scene)
  scene.network.fallSilentAt('update "books"')
  const own = await edit(scene)
  const next = await edit(scene)
  return { 'the change': told(own), 'the next change of that book': told(next) }
}

async function silentNetwork(scene: Scene): Promise<Figures> {
  const { db, network, bookId } = scene
  await warm(scene)
  network.fallSilent()
  const began = performance.now()
  // Nobody writes through the node: only its own ear can tell.
  await db
    .updateTable('books')
    .set({ subtitle: `Changed ${began}` })
    .where('id', '=', bookId)
    .execute()
  const old = await lastAnswered(scene, `/api/books/${bookId}`)
  const all = await askAll(scene)
  network.heal()
  return { ...all, 'old answers for': inS(old), 'after it healed, a change after': await untilEdited(scene) }
}

async function frozen(scene: Scene): Promise<Figures> {
  await warm(scene)
  const pids = await pidsOf(scene.db)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    const all = await askAll(scene)
    for (const pid of pids) process.kill(pid, 'SIGCONT')
    return { ...all, 'after it thawed, a change after': await untilEdited(scene) }
  } finally {
    for (const pid of pids) wake(pid)
  }
}

async function killed(scene: Scene): Promise<Figures> {
  await warm(scene)
  await scene.postgres.kill()
  const all = await askAll(scene)
  await scene.postgres.again()
  return { ...all, 'after it started again, a change after': await untilEdited(scene) }
}

async function locked(scene: Scene): Promise<Figures> {
  await warm(scene)
  return scene.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`lock table books in access exclusive mode`.execute(tx)
    const all = await askAll(scene)
    const many = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => ask(scene, `/api/books?per_page=${at + 1}&q=${Date.now()}`)),
    )
    const worst = many.toSorted((one, other) => other.ms - one.ms)[0]
    return { ...all, [`the slowest of ${AT_ONCE} readers at once`]: worst ? told(worst) : '' }
  })
}

async function hungMails(scene: Scene): Promise<Figures> {
  await untilReady(scene)
  scene.mail.become({ at: 'RCPT', only: (recipient) => recipient.startsWith('stuck') })
  for (let at = 0; at < 8; at++) await register(scene, `stuck-${at}-${Date.now()}@mail.example`)
  const came = await untilTaken(scene, `fine-${Date.now()}@mail.example`)
  const ready = await ask(scene, '/readyz')
  scene.mail.become(null)
  return { 'a mail to somebody else came after': came, '/readyz': told(ready) }
}

async function hungServer(scene: Scene): Promise<Figures> {
  scene.mail.become({ at: 'greeting' })
  const registered = await register(scene, `waits-${Date.now()}@mail.example`)
  const ready = await ask(scene, '/readyz')
  scene.mail.become(null)
  return { 'a registration': told(registered), '/readyz': told(ready) }
}

async function fullDisk(scene: Scene): Promise<Figures> {
  const { disk } = scene
  if (!disk) return { 'not measured': 'this user may not mount a disk' }
  await untilReady(scene)
  const file = path.join(disk, 'full')
  fill(file)
  try {
    const photo = await aPhoto({ width: 1_200, height: 900, format: 'jpeg' })
    const refused = await register(scene, `full-${Date.now()}@mail.example`, photo)
    const said = await untilAnswers(scene, '/readyz', ({ text }) => text.includes('disk: full'))
    const changed = await edit(scene)
    return {
      'a picture': told(refused),
      '/readyz says so after': inS(said),
      'a change without a file': told(changed),
    }
  } finally {
    rmSync(file, { force: true })
  }
}

async function stopped(scene: Scene): Promise<Figures> {
  await untilReady(scene)
  const agent = new http.Agent({ keepAlive: true, maxSockets: KEPT_CONNECTIONS })
  let goesOn = true
  const load = Array.from({ length: KEPT_CONNECTIONS }, async (_, at) => {
    while (goesOn)
      if (at % 4 === 0)
        await register(scene, `load-${at}-${performance.now()}@mail.example`).catch(() => pause(10))
      else await askKept(agent, `${scene.server.url}/api/books?q=${at}${performance.now()}`)
  })
  await pause(LOADED_MS)
  const began = performance.now()
  await scene.server.stop()
  const took = performance.now() - began
  goesOn = false
  await Promise.all(load)
  agent.destroy()
  return { 'it had ended after': inS(took) }
}

/** Whoever is there, all at once: readers of a page that is kept and of one that is not, an author, and somebody who changes a book. */
async function askAll(scene: Scene): Promise<Figures> {
  const authorization = `Bearer ${scene.author}`
  const [kept, other, author, change] = await Promise.all([
    ask(scene, `/books/${scene.bookId}`),
    ask(scene, `/publications?q=${Date.now()}`),
    ask(scene, '/api/author/profile', { headers: { authorization } }),
    edit(scene),
  ])
  return {
    'a kept page': told(kept),
    'another page': told(other),
    'an author': told(author),
    'a change': told(change),
  }
}

async function ask({ server }: Scene, address: string, init: RequestInit = {}): Promise<Answered> {
  const began = performance.now()
  try {
    const answer = await fetch(server.url + address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await answer.text()
    return { status: answer.status, ms: performance.now() - began, text }
  } catch {
    return { status: 0, ms: performance.now() - began, text: '' }
  }
}

function askKept(agent: http.Agent, address: string): Promise<void> {
  return new Promise((resolve) => {
    http
      .get(address, { agent }, (answer) => void answer.resume().on('close', () => resolve()))
      .on('error', () => setTimeout(resolve, 10))
  })
}

/** Reads the book and changes it, as the console does; the time is of the change alone. */
async function edit(scene: Scene): Promise<Answered> {
  const { bookId, db, staff } = scene
  const address = `/api/staff/books/${bookId}`
  const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' }
  const version = await versions(db, bookId)
  const body = JSON.stringify({ version, subtitle: `Changed at ${Date.now()}` })
  return ask(scene, address, { method: 'PATCH', headers, body })
}

/** As last seen past the node, which can't be asked while it is cut off. */
const lastSeen = new Map<number, number>()
async function versions(db: Database, bookId: number): Promise<number> {
  const asked = db
    .selectFrom('books')
    .select('version')
    .where('id', '=', bookId)
    .executeTakeFirst()
    .catch(() => undefined)
  const found = await Promise.race([asked, pause(200, undefined)])
  if (found) lastSeen.set(bookId, found.version)
  return lastSeen.get(bookId) ?? 1
}

async function register(scene: Scene, email: string, photo?: Buffer): Promise<Answered> {
  const fields = {
    name: 'Malarvizhi',
    email,
    phone: '98400 00000',
    password: 'Palmyra-leaf-7',
    password_confirmation: 'Palmyra-leaf-7',
  }
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }))
  const files = photo ? [{ name: 'profile_photo', value: photo, file: 'me.jpg', type: 'image/jpeg' }] : []
  const { body, type } = aForm(...parts, ...files)
  return ask(scene, '/api/author/register', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  })
}

async function untilTaken(scene: Scene, email: string): Promise<string> {
  const began = performance.now()
  void register(scene, email)
  while (performance.now() - began < PATIENCE_MS) {
    if (scene.mail.taken.includes(email)) return inS(performance.now() - began)
    await pause(20)
  }
  return 'no answer'
}

/** @returns milliseconds until it answers so. */
async function untilAnswers(
  scene: Scene,
  address: string,
  isSo: (answer: Answered) => boolean,
): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if (isSo(await ask(scene, address))) return performance.now() - began
    await pause(50)
  }
  return PATIENCE_MS
}

/** @returns milliseconds until the last answer of what is kept. */
async function lastAnswered(scene: Scene, address: string): Promise<number> {
  const began = performance.now()
  let last = 0
  for (;;) {
    const { status } = await ask(scene, address)
    if (status !== 200) return last
    last = performance.now() - began
    await pause(20)
  }
}

async function untilEdited(scene: Scene): Promise<string> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if ((await edit(scene)).status === 200) return inS(performance.now() - began)
    await pause(50)
  }
  return 'no answer'
}

async function untilReady(scene: Scene): Promise<void> {
  await untilAnswers(scene, '/readyz', ({ status }) => status === 200)
}

/** Until the book's page is kept. */
async function warm(scene: Scene): Promise<void> {
  await untilReady(scene)
  await untilEdited(scene)
  for (let times = 0; times < 20; times++) {
    await ask(scene, `/books/${scene.bookId}`)
    await ask(scene, `/api/books/${scene.bookId}`)
    await pause(50)
  }
}

/** The main process of the database and those that it has started. */
async function pidsOf(db: Database): Promise<number[]> {
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db)
  const main = Number.parseInt(
    readFileSync(path.join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8'),
    10,
  )
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === main)
    .flatMap(([pid]) => pid ?? [])
  return [main, ...children]
}

function wake(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch {
    // it has ended
  }
}

function fill(file: string): void {
  const handle = openSync(file, 'w')
  const piece = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(handle, piece)
  } catch {
    // that was the last of it
  } finally {
    closeSync(handle)
  }
}

function told({ status, ms }: Answered): string {
  return status === 0 ? `no answer within ${inS(ms)}` : `${status} in ${inS(ms)}`
}

function inS(ms: number): string {
  return ms < 100 ? `${(ms / 1_000).toFixed(3)} s` : `${(ms / 1_000).toFixed(1)} s`
}
