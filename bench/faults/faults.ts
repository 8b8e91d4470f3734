import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@panai/server/db/database'
import { sql } from 'kysely'
import { aPhoto } from '../../server/test/a-photo.ts'
import { size } from '../lib/size.ts'
import { type Figures, inS, type Scene, told } from './scene.ts'
import {
  ask,
  askAll,
  askKept,
  edit,
  lastAnswered,
  register,
  untilAnswers,
  untilEdited,
  untilReady,
  untilTaken,
  warm,
} from './visitors.ts'

const AT_ONCE = size(30, 12)
const KEPT_CONNECTIONS = size(32, 4)
const LOADED_MS = size(5_000, 300)

/** What is broken, and what is measured then. Each is mended before the next; the last ends the node. */
export const faults: Record<string, (scene: Scene) => Promise<Figures>> = {
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
