import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aPhoto } from '../../test/a-photo.ts'
import { until } from '../../test/until.ts'
import { createLogger } from '../log/logger.ts'
import { SLOW_PRIORITY, secondsOf } from './limits.ts'
import { findSystemTools } from './system-tools.ts'
import type { Task } from './task.ts'
import { createUntrustedFiles, firstReported } from './untrusted-files.ts'

const picture: Task = { kind: 'picture', types: ['image/jpeg'] }
const names = { title: 'கிணறு', subtitle: null, author: 'மு. செல்வி', contributors: [], isbn: null }
const ebook: Task = {
  kind: 'ebook',
  record: { ...names, language: 'ta', year: 2026, uuid: '', modified: '', cover: null, printed: null },
  edits: [],
}
const somebody = { account: 1, network: null }

async function aPlace(parts: Partial<Parameters<typeof createUntrustedFiles>[0]>) {
  const dataDir = await realpath(await mkdtemp(path.join(os.tmpdir(), 'panai-test-opening-')))
  const untrusted = createUntrustedFiles({ dataDir, ...parts })
  onTestFinished(async () => {
    await untrusted.stop()
    await rm(dataDir, { recursive: true })
  })
  const photo = path.join(dataDir, 'photo')
  await sharp(await aPhoto({ width: 40, height: 60, format: 'jpeg' })).toFile(photo)
  const told = (file: string, task: Task = picture) =>
    untrusted.open(task, file, somebody, ({ reported }) => firstReported(reported))
  return {
    untrusted,
    photo,
    told,
    dataDir,
    processes: () => processesNaming(path.join(dataDir, 'opening')),
    priorities: async () => (await processesNaming(path.join(dataDir, 'opening'))).map(Number.parseFloat),
    folders: () => readdir(path.join(dataDir, 'opening')),
  }
}

/** Those that were started with this folder. */
async function processesNaming(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-eo', 'ni=,pid=,command='])
  return stdout.split('\n').filter((line) => line.includes(`${folder}/`))
}

/** A file whose reader waits for ever and does nothing: what only a clock ends. */
function aPipe(dataDir: string): string {
  const pipe = path.join(dataDir, 'pipe')
  execFileSync('mkfifo', [pipe])
  return pipe
}

test.each<Task>([picture, { kind: 'document' }, { kind: 'book-file' }])(
  'the clock ends a process that waits, of a $kind',
  async (task) => {
    const seconds = { ...secondsOf, [task.kind]: 0.5 }
    const { told, dataDir, processes } = await aPlace({ seconds, idleMs: 1 })
    expect(await told(aPipe(dataDir), task)).toBeNull()
    await until('nothing of it is left', async () => (await processes()).length === 0)
  },
)

test('the log says of a process that was ended what ended it and when, and nothing of one that ended by itself', async () => {
  const lines: unknown[] = []
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const { told, photo, dataDir } = await aPlace({ log, seconds: { ...secondsOf, document: 1 } })
  expect(await told(photo)).toMatchObject({ width: 40 })
  expect(await told(aPipe(dataDir), { kind: 'document' })).toBeNull()
  expect(lines).toMatchObject([{ kind: 'document', by: 'SIGKILL', seconds: expect.toSatisfy((s) => s >= 1) }])
})

test('what is made in the background has five times as long by the clock as by the processor', async () => {
  const { told, dataDir } = await aPlace({ seconds: { ...secondsOf, ebook: 777 } })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const clock = () => timers.mock.calls.find(([, ms]) => ms === 5 * 777_000)
  const opened = told(aPipe(dataDir), ebook)
  await until('its clock runs', async () => clock() !== undefined)
  clock()?.[0]()
  expect(await opened).toBeNull()
})

test('a process that works longer than honest files take lets others go first', async () => {
  const { told, dataDir, priorities } = await aPlace({ seconds: { ...secondsOf, picture: 4 } })
  const opened = told(aPipe(dataDir))
  // The one that was started ahead has the usual one.
  await until('its priority is low', async () => (await priorities()).includes(SLOW_PRIORITY))
  expect((await priorities()).filter((priority) => priority === SLOW_PRIORITY)).toHaveLength(1)
  expect(await opened).toBeNull()
})

test.runIf(process.platform === 'linux')(
  'what is made in the background lets others go first from the beginning, with all its threads',
  async () => {
    const { told, dataDir, processes, untrusted } = await aPlace({})
    const opened = told(aPipe(dataDir), ebook)
    const low = async () => (await processes()).find((line) => Number.parseFloat(line) === SLOW_PRIORITY)
    await until('its priority is low', async () => (await low()) !== undefined)
    const pid = (await low())?.trim().split(/\s+/)[1]
    const threads = (await readdir(`/proc/${pid}/task`)).map(Number)
    expect(threads.length).toBeGreaterThan(1)
    await until('so is that of its threads', async () =>
      threads.every((thread) => os.getPriority(thread) === SLOW_PRIORITY),
    )
    await untrusted.stop()
    expect(await opened).toBeNull()
  },
)

test('somebody waits for a picture 10 seconds, for a document or table 30', () => {
  expect(secondsOf).toMatchObject({ picture: 10, document: 30, 'book-file': 30 })
})

test('the process that was started ahead ends when nothing came, and is started again for what comes', async () => {
  const { told, photo, processes, folders } = await aPlace({ idleMs: 2_000 })
  for (let time = 0; time < 2; time++) {
    expect(await told(photo)).toMatchObject({ width: 40, height: 60 })
    expect(await processes()).toHaveLength(1)
    await until('it has ended', async () => (await processes()).length === 0)
    await until('so is its folder', async () => (await folders()).length === 0)
  }
})

test('a file that comes while a process is let go that is still starting is opened by another', async () => {
  const { untrusted, told, photo } = await aPlace({ idleMs: 1 })
  const open = (account: number, use: () => Promise<unknown>) =>
    untrusted.open(picture, photo, { account, network: null }, use)
  // The second takes the process that was started ahead, so that the next one has only begun to start when both are done.
  await open(1, () => open(2, async () => null))
  await pause(1) // behind the timer that lets go
  expect(await told(photo)).toMatchObject({ width: 40 })
})

test('what the system lacks is told at the start, a line each, and files are opened all the same', async () => {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line).msg) })
  const { told, photo } = await aPlace({ log, deps: findSystemTools('/nowhere') })
  for (let time = 0; time < 2; time++) expect(await told(photo)).toMatchObject({ width: 40 })
  expect(lines).toEqual([expect.stringContaining('prlimit'), expect.stringContaining('the network')])
})

test('where no process starts it is said to come again, with the reason in the log, and the next file is opened', async () => {
  const lines: string[] = []
  const log = createLogger(
    { logLevel: 'error' },
    { write: (line) => void lines.push(JSON.parse(line).err.message) },
  )
  const tools = await findSystemTools()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-full-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const full = path.join(folder, 'full')
  const starts = path.join(folder, 'starts')
  const script = `#!/bin/sh\nif [ -e ${full} ]; then echo 'no room' >&2; exit 3; fi\nexec "$@"\n`
  await writeFile(starts, script, { mode: 0o755 })
  const { told, photo } = await aPlace({ log, deps: Promise.resolve({ ...tools, withoutNetwork: [starts] }) })
  await writeFile(full, '')
  for (let time = 0; time < 2; time++)
    await expect(told(photo)).rejects.toMatchObject({ code: 'too_many', retryAfter: 10 })
  expect(lines).toEqual(Array(2).fill('a process that opens files did not start: no room'))
  await rm(full)
  expect(await told(photo)).toMatchObject({ width: 40 })
  // The one ahead begins to start in the same moment: it finds no room, and the next file does not hear of it.
  await writeFile(full, '')
  await told(photo).catch(() => {})
  await rm(full)
  expect(await told(photo)).toMatchObject({ width: 40 })
})

test('a process that died while it waited for a file is not taken for one that found it bad', async () => {
  const { told, photo, processes } = await aPlace({})
  await told(photo)
  await until('one waits', async () => (await processes()).length === 1)
  for (const line of await processes()) process.kill(Number(line.trim().split(/\s+/)[1]), 'SIGKILL')
  await until('it has died', async () => (await processes()).length === 0)
  expect(await told(photo)).toMatchObject({ width: 40 })
})

test('a place that could not be made is made for the next file', async () => {
  const { told, photo, dataDir } = await aPlace({})
  await writeFile(path.join(dataDir, 'opening'), 'in the way')
  await expect(told(photo)).rejects.toMatchObject({ code: 'too_many' })
  await rm(path.join(dataDir, 'opening'))
  expect(await told(photo)).toMatchObject({ width: 40 })
})
