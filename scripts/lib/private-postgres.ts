import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const places = ['/usr/lib/postgresql/15/bin', '/usr/pgsql-15/bin', '/opt/homebrew/opt/postgresql@15/bin']

/** The folder of PostgreSQL 15's programs, or null when it is not installed. */
export function findPostgres15(): string | null {
  return places.find((place) => existsSync(path.join(place, 'initdb'))) ?? null
}

export type PrivatePostgres = {
  url: string
  /** kill -9: all its processes end without a word. */
  kill: () => Promise<void>
  /** Starts it again at the same address, as soon as the last of what was killed has ended. */
  again: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a server of its own on a free port and a temporary folder of `place`; `stop` removes both. Runs as an ordinary user even
 * for root.
 */
export async function startPrivatePostgres(
  bin: string,
  place: string = os.tmpdir(),
): Promise<PrivatePostgres> {
  const folder = mkdtempSync(path.join(place, 'panai-pg15-'))
  const user = ordinaryUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
  ]
  const start = async () => {
    const words = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    const server = spawn(path.join(bin, 'postgres'), words, { ...user, cwd: folder, stdio: 'ignore' })
    process.once('exit', () => server.kill('SIGINT'))
    await untilReady(bin, port, server)
    return server
  }
  let server = await start()
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.kill(signal)) await ended
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async kill() {
      await end('SIGKILL') // its others end by themselves when they see that it is gone
    },
    async again() {
      for (let tries = 1; ; tries++)
        try {
          server = await start()
          return
        } catch (error) {
          if (tries === 20) throw error
          await pause(100)
        }
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(bin: string, port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL 15 ended at once with ${server.exitCode}`)
    const ready = spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
    if (ready.status === 0) return
    await pause(100)
  }
  server.kill('SIGKILL')
  throw new Error('PostgreSQL 15 did not start within 20 seconds')
}
