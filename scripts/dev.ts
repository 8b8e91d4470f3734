import { type ChildProcess, spawn } from 'node:child_process'
import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { styleText } from 'node:util'
import { root } from './lib/root.mjs'

/** What the server is made of; the site and the console follow their own sources. */
const sources = ['contract/src', 'server/src', 'demo/src']
/** An editor that saves writes several times. */
const QUIET_MS = 100

let server = start()
let isRestarting = false
let isLeaving = false
let timer: NodeJS.Timeout | undefined
let watchers = sources.flatMap(watchAll)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isLeaving = true
    server.kill(signal)
    if (hasEnded(server)) process.exit()
  })

/**
 * Each folder by itself: where an editor puts a new file in the place of the old one, whoever watches the file, as Node's own --watch
 * and its recursive watch do, keeps looking at the old one.
 */
function watchAll(source: string): FSWatcher[] {
  const folder = path.join(root, source)
  const below = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return [folder, ...below.map(({ parentPath, name }) => path.join(parentPath, name))].map((place) =>
    watch(place, (_, name) => {
      if (!name?.endsWith('.ts') || name.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(restart, QUIET_MS)
    }),
  )
}

function start(): ChildProcess {
  const child = spawn(process.execPath, [path.join(root, 'server/src/main.ts')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.once('exit', (code) => {
    if (isLeaving) process.exit(code ?? 1)
    if (!isRestarting) console.log(styleText('dim', '  Waiting for a change'))
  })
  return child
}

async function restart(): Promise<void> {
  if (isRestarting || isLeaving) return
  isRestarting = true
  console.log(styleText('dim', '  Starting again with what was changed'))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (!hasEnded(server)) {
    server.kill('SIGTERM')
    await ended
  }
  for (const watcher of watchers) watcher.close()
  watchers = sources.flatMap(watchAll) // there may be new folders
  isRestarting = false
  server = start()
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
