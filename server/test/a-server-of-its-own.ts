import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase, createPool, type Database } from '../src/db/database.ts'
import { clusterFolder } from '../src/db/embedded/cluster.ts'
import { findRunning } from '../src/db/embedded/find-running.ts'
import { readPostmasterFile } from '../src/db/embedded/postmaster-file.ts'
import { createLogger } from '../src/log/logger.ts'
import { aProcess, type TestProcess } from './a-process.ts'
import { signInWithFactor } from './accounts.ts'
import { DATA_KEYS, SECRET_KEY } from './an-application.ts'
import { ask } from './ask.ts'
import { aClerk, aStaffMember, type StaffMember } from './staff-member.ts'
import { until } from './until.ts'

/**
 * What can be killed of a database: all its processes, the main one alone, or one that serves a connection, in whose fall the main
 * one takes the others down.
 */
export const databaseParts = ['database', 'postmaster', 'backend'] as const
export type DatabasePart = (typeof databaseParts)[number]

/** A server process with the embedded database of its data folder, seen from beside it until one of the two is killed. */
export type OwnServer = {
  process: TestProcess
  origin: string
  clerk: StaffMember
  /** Approves what the clerk has made. */
  owner: StaffMember
  db: Database
  /** The processes of this part. */
  pidsOf: (part: DatabasePart) => number[]
  /** Settles when the database has lost all its connections. */
  lost: Promise<void>
  /** Ends the connections from beside it. */
  leave: () => Promise<void>
}

/** Starts a server on the folder, as if it were the first. */
export async function startServer(dataDir: string): Promise<OwnServer> {
  const process = aProcess({
    ...{ DATA_DIR: dataDir, DEMO: '0', REQUESTS_PER_MINUTE: '100000', SECRET_KEY, DATA_KEYS },
  })
  return reachServer({ process, origin: await process.origin }, dataDir)
}

/** Waits until a server that goes on has its database again. */
export async function reachServer(
  { process, origin }: Pick<OwnServer, 'process' | 'origin'>,
  dataDir: string,
): Promise<OwnServer> {
  const witness = await connectWhenUp(dataDir)
  const lost = new Promise<void>((resolve) => void witness.once('end', resolve))
  await until('the server is ready', () => isReady(origin))
  const log = createLogger({ logLevel: 'silent' })
  const pool = createPool({ ...findRunning(dataDir), application_name: 'beside' }, log)
  const db = createDatabase(pool)
  return {
    process,
    origin,
    db,
    lost,
    clerk: await aClerk({ db, origin }),
    owner: await aStaffMember({ db, origin }, 'admin', 'Anbu', signInWithFactor),
    pidsOf: (part) => pidsOf(dataDir, part),
    async leave() {
      if (!pool.ended) await pool.end()
      await witness.end()
    },
  }
}

async function connectWhenUp(dataDir: string): Promise<pg.Client> {
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(20)) {
    const connection = findRunning(dataDir)
    if (!connection) continue
    const client = new pg.Client({ ...connection, application_name: 'witness' })
    client.on('error', () => {}) // it is there to be lost
    try {
      await client.connect()
      return client
    } catch {
      await client.end() // still starting, or just killed
    }
  }
  throw new Error(`the database in ${dataDir} takes no connections`)
}

async function isReady(origin: string): Promise<boolean> {
  const { status } = await ask(origin, '/readyz')
  return status === 200
}

function pidsOf(dataDir: string, part: DatabasePart): number[] {
  const main = readPostmasterFile(clusterFolder(dataDir))?.pid
  if (!main) throw new Error(`no database runs in ${dataDir}`)
  if (part === 'postmaster') return [main]
  const children = childrenOf(main)
  if (part === 'database') return [main, ...children.map(({ pid }) => pid)]
  // One that works, where there is one: PostgreSQL says in its title what a process does.
  const serving = children.filter(({ title }) => title.includes('[local]'))
  const busy = serving.filter(({ title }) => !title.endsWith(' idle'))
  return [...busy, ...serving].slice(0, 1).map(({ pid }) => pid)
}

function childrenOf(parent: number): { pid: number; title: string }[] {
  const { stdout } = spawnSync('ps', ['-ww', '-eo', 'pid=,ppid=,command='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parentPid, title = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(parentPid) === parent ? [{ pid: Number(pid), title }] : []
  })
}
