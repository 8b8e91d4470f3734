import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { until } from './until.ts'

/** The file by which every scanner is tried, in parts: whole, this file would be found to be one. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!', '$H+H*'].join(''),
)

export type Clamd = {
  /** As CLAMD_URL names it. */
  url: string
  /** SIGSTOP: it takes connections, and says nothing. */
  pause: () => void
  goOn: () => void
  /** Ends it; its address stays. */
  stop: () => Promise<void>
  startAgain: () => Promise<void>
  /** Ends it and removes its folder. */
  remove: () => Promise<void>
}

/** Really starts the scanner, with a folder and a socket of its own, and one signature: that of the test file. */
export async function startClamd(program: string, settings: readonly string[] = []): Promise<Clamd> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-clamd-'))
  const socket = path.join(folder, 'socket')
  await mkdir(path.join(folder, 'signatures'))
  await writeFile(path.join(folder, 'signatures/test.ndb'), `Eicar-Test:0:*:${eicar.toString('hex')}\n`)
  await writeFile(
    path.join(folder, 'clamd.conf'),
    [
      'Foreground yes',
      `DatabaseDirectory ${path.join(folder, 'signatures')}`,
      `TemporaryDirectory ${folder}`,
      `LocalSocket ${socket}`,
      'MaxThreads 4',
      ...settings,
      '',
    ].join('\n'),
  )
  const start = async () => {
    const child = spawn(program, ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' })
    await until('clamd answers', async () => (await ping(socket)) === 'PONG\0')
    return child
  }
  let child = await start()
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    url: `unix:${socket}`,
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop,
    async startAgain() {
      child = await start()
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ping(socket: string): Promise<string> {
  const connection = net.connect(socket)
  connection.on('connect', () => connection.write('zPING\0'))
  return text(connection).catch(() => '')
}
