import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { serverProgram } from '../../scripts/lib/builds.mjs'
import { freePort } from '../../scripts/lib/free-port.ts'
import { placeForTests } from '../../scripts/lib/place-for-tests.ts'
import { serverEnvironment, serverFlags } from '../../scripts/lib/server-environment.mjs'
import { makeAttackFolder, notePid, removeFolder } from './attack-folder.ts'

const source = path.resolve(import.meta.dirname, '../../server/src')
const runFile = promisify(execFile)
const PATIENCE_MS = 180_000
const STOP_MS = 20_000
/** The server's secrets are ours, so that we can sign as it does; and they may stand in no answer and no line of its log. */
export const SECRET_KEY = 'a-secret-of-the-attack-0123456789abcdef'
export const DATA_KEY = 'a-data-key-of-the-attack-0123456789abcdef'

export type Server = {
  origin: string
  /** As its pages are called. */
  site: string
  pid: number
  dataDir: string
  logFile: string
  /** What made it end before it was told to, null while it runs. */
  ended: () => string | null
  /** Runs a command beside it, with its settings. @throws Error when that fails. */
  run: (command: 'backup' | 'export', words: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the product on the loopback address, on a data folder of its own that goes with it. */
export async function startServer(): Promise<Server> {
  const folder = makeAttackFolder(placeForTests())
  const remove = () => removeFolder(folder)
  process.once('exit', remove)
  const port = await freePort()
  const site = `http://localhost:${port}`
  const [dataDir, logFile] = [path.join(folder, 'data'), path.join(folder, 'log')]
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
    ...serverEnvironment,
    ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: site, DATA_DIR: dataDir },
    ...{ DEMO: '1', LOG_LEVEL: 'info', SECRET_KEY, DATA_KEYS: DATA_KEY },
    // Each request comes from a network of its own: limits are no answer to what a request does.
    ...{ TRUSTED_PROXIES: '1', REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_MINUTE: '1000000' },
  }
  const child = spawn(process.execPath, [...serverFlags, serverProgram()], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (child.pid !== undefined) notePid(folder, child.pid)
  const log = createWriteStream(logFile)
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  let how: string | null = null
  const exit = new Promise<void>((resolve) =>
    child.once('close', (code, signal) => {
      how = `it ended with ${signal ?? code}`
      resolve()
    }),
  )
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await untilOpen(child, () => how)
  return {
    origin: `http://127.0.0.1:${port}`,
    site,
    pid: child.pid ?? 0,
    dataDir,
    logFile,
    ended: () => how,
    async run(command, words) {
      await runFile(process.execPath, [path.join(source, 'commands', `${command}.ts`), ...words], { env })
    },
    async stop() {
      const impatience = setTimeout(kill, STOP_MS)
      child.kill('SIGTERM')
      await exit
      clearTimeout(impatience)
      process.off('exit', kill)
      process.off('exit', remove)
      remove()
    },
  }
}

function untilOpen(child: ChildProcess, ended: () => string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const impatience = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), PATIENCE_MS)
    const listen = (piece: Buffer) => {
      said += piece.toString()
      if (!/is open at /.test(said)) return
      clearTimeout(impatience)
      child.stdout?.off('data', listen)
      resolve()
    }
    child.stdout?.on('data', listen)
    child.once('close', () => reject(new Error(`the server did not start, ${ended()}: ${said}`)))
  })
}
