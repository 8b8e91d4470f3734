import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { serverProgram } from '../../scripts/lib/builds.mjs'
import { freePort } from '../../scripts/lib/free-port.ts'
import { placeForTests } from '../../scripts/lib/place-for-tests.ts'
import { serverFlags } from '../../scripts/lib/server-environment.mjs'

export type RunningServer = {
  address: string
  /** Where mail is kept. */
  mail: string
  stop: () => Promise<void>
}

/** Starts the product as `npm start` does, on a free port and an empty data folder, and takes both away afterwards. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(placeForTests(), 'panai-journeys-'))
  const server = spawn(process.execPath, [...serverFlags, serverProgram()], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '100000',
      MESSAGES_PER_MINUTE: '100000',
      DATABASE_URL: '',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (!address) continue
    server.stdout.resume()
    return { address, mail: path.join(dataDir, 'mail'), stop }
  }
  await stop()
  throw new Error('the server did not start')
}
