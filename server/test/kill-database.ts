import { spawnSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { clusterFolder } from '../src/db/embedded/cluster.ts'
import { findRunning } from '../src/db/embedded/find-running.ts'
import { readPostmasterFile } from '../src/db/embedded/postmaster-file.ts'
import { until } from './until.ts'

/** The whole database server, its main process alone, or one process that serves a connection, in whose fall the others are taken down. */
export const databaseParts = ['database', 'postmaster', 'backend'] as const
export type DatabasePart = (typeof databaseParts)[number]

/** Connected to the embedded database of a data folder, beside the program that runs it. */
export type Witness = {
  /** kill -9, now. */
  kill: (part: DatabasePart) => void
  /** Settles when the database has gone down, or has taken all connections down. */
  gone: Promise<void>
  end: () => Promise<void>
}

/** @throws Error when nothing can be reached in that folder for a minute. */
export async function aWitness(dataDir: string): Promise<Witness> {
  const client = await connectWhenUp(dataDir)
  const gone = new Promise<void>((resolve) => void client.once('end', resolve))
  const main = readPostmasterFile(clusterFolder(path.resolve(dataDir)))?.pid
  if (!main) throw new Error(`no database runs in ${dataDir}`)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    kill(part) {
      // The main process first: it would clear up after the others.
      const children = childrenOf(main)
      const served = children.filter(({ command }) => command.includes('[local]'))
      const others = served.filter(({ pid }) => pid !== rows[0]?.pid)
      const busy = others.filter(({ command }) => !command.endsWith(' idle'))
      const backend = [...busy, ...others].slice(0, 1)
      const all = { database: [{ pid: main }, ...children], postmaster: [{ pid: main }], backend }
      for (const { pid } of all[part]) kill(pid)
    },
    gone,
    end: () => client.end(),
  }
}

async function connectWhenUp(dataDir: string): Promise<pg.Client> {
  let connected: pg.Client | undefined
  await until(
    `the database in ${dataDir} takes connections`,
    async () => {
      const connection = findRunning(dataDir)
      const client = new pg.Client({ ...connection, application_name: 'witness' })
      client.on('error', () => {}) // it is to be lost
      try {
        if (connection) await client.connect()
        else await new Promise((resolve) => setTimeout(resolve, 20))
        if (connection) connected = client
      } catch {
        await client.end()
      }
      return connected !== undefined
    },
    60_000,
  )
  if (!connected) throw new Error(`no connection to the database in ${dataDir}`)
  return connected
}

function childrenOf(parent: number): { pid: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-ww', '-eo', 'pid=,ppid=,command='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, of, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(of) === parent ? [{ pid: Number(pid), command }] : []
  })
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}
