/**
 * Files that came from outside are opened in processes of their own, never in the server's.
 *
 * `open(task, file, owner)` gives a file to a process and hands on what that tells of it. The process opens this one file and ends
 * with it; it may read its code and a folder with that file, has no settings and no secrets, and its memory and time are limited by
 * the system (`limits.ts`). What comes out of it is a stranger's word: whoever asks parses it, and takes silence for a bad file.
 * Work waits in a queue that is fair between its owners (`fair-queue.ts`). While there is work the next process is started ahead;
 * without any there is none. A new kind of work is a kind in `task.ts`, its time in `limits.ts` and its opener in `../open-untrusted-file.ts`.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { Refusal } from '../http/refusal.ts'
import type { Logger } from '../log/logger.ts'
import { FairQueue, type Owner, QueueFull } from './fair-queue.ts'
import { IDLE_MS, longQueueLimits, patienceOf, queueLimits, secondsOf, settingQueueLimits } from './limits.ts'
import { type OpeningProcess, ProcessDidNotStart, startProcess } from './opening-process.ts'
import { type Scan, ScannerIsAway } from './scan-file.ts'
import { type SystemTools, systemTools, tellMissing } from './system-tools.ts'
import { OPENING_FOLDER, type Task, type TaskKind } from './task.ts'
import { failure } from './tell.ts'

export type Use = {
  /** What the process reports of the file, line by line. */
  reported: AsyncIterable<unknown>
  /** Puts what the process has written in a place. */
  takeOutput: OpeningProcess['takeOutput']
}

/** Why the virus scan lets a file not be opened. */
export type Unopened = 'harmful' | 'unscanned'

export type UntrustedFiles = {
  /**
   * Opens a file and does something with what is reported of it. @returns why it was not opened: `harmful` when the virus scan says so,
   * `unscanned` when it is too large for that.
   * @throws Refusal too_many when too much waits, of this owner or in all, when the scan that is set up can't be reached, and
   * when no process starts.
   */
  open<Result>(
    task: Task,
    file: string,
    owner: Owner,
    use: (use: Use) => Promise<Result>,
  ): Promise<Result | Unopened>
  /** Takes no more and ends what runs. */
  stop(): Promise<void>
}

const RETRY_SECONDS = 10
/** Nothing is worked on for as long. */
const LEFT_BEHIND_MS = 60 * 60_000

type Deps = {
  dataDir: string
  /** null: files are not scanned. */
  scan?: Scan | null
  log?: Logger
  /** Other times than the usual ones. */
  seconds?: Readonly<Record<TaskKind, number>>
  idleMs?: number
  /** Other ones than this machine has. */
  deps?: Promise<SystemTools>
}

export function createUntrustedFiles({
  dataDir,
  scan = null,
  log,
  seconds = secondsOf,
  idleMs = IDLE_MS,
  deps = systemTools(),
}: Deps): UntrustedFiles {
  const place = path.resolve(dataDir, OPENING_FOLDER)
  const queue = new FairQueue(queueLimits)
  const longQueue = new FairQueue(longQueueLimits)
  const settingQueue = new FairQueue(settingQueueLimits)
  const queueOf: Partial<Record<TaskKind, FairQueue>> = {
    'sales-file': longQueue,
    interior: settingQueue,
    ebook: settingQueue,
    sample: settingQueue,
    cover: settingQueue,
  }
  const alive = new Set<OpeningProcess>()
  let ready: Promise<OpeningProcess> | null = null
  let idle: NodeJS.Timeout | undefined
  let prepared: Promise<void> | null = null
  let isStopped = false
  if (log) void deps.then((found) => tellMissing(found, log))

  /** What a node that was killed has left is removed; the folder may be another node's too, whose files are young. */
  async function prepare(): Promise<void> {
    await mkdir(place, { recursive: true, mode: 0o700 })
    for (const name of await readdir(place)) {
      const folder = path.join(place, name)
      const found = await stat(folder).catch(() => null) // its owner may have ended meanwhile
      if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS)
        await rm(folder, { recursive: true, force: true })
    }
  }

  async function startReady(): Promise<OpeningProcess> {
    prepared ??= prepare()
    try {
      await prepared
      return await startProcess(place, await deps)
    } catch (error) {
      prepared = null // the disk, or what was taken from it, may be there again for the next file
      if (error instanceof ProcessDidNotStart) throw error
      throw new ProcessDidNotStart('there is no place for files that are opened', { cause: error })
    }
  }

  async function start(): Promise<OpeningProcess> {
    const started = await startReady()
    alive.add(started)
    if (isStopped) await end(started)
    return started
  }

  async function end(process: OpeningProcess): Promise<void> {
    alive.delete(process)
    await process.end()
  }

  /** The one that was started ahead, or another where that did not start, or has died while it waited. */
  async function take(): Promise<OpeningProcess> {
    clearTimeout(idle)
    const ahead = ready
    ready = null
    const waited = await ahead?.catch(() => null)
    if (waited && !waited.isAlive()) await end(waited)
    const taken = waited?.isAlive() ? waited : await start()
    startAhead()
    return taken
  }

  function startAhead(): void {
    if (ready !== null || isStopped) return
    ready = start()
    ready.catch(() => {}) // it is tried again when it is needed
  }

  function endWhenIdle(): void {
    clearTimeout(idle)
    idle = setTimeout(letGo, idleMs)
    idle.unref()
  }

  async function letGo(): Promise<void> {
    const unused = ready
    ready = null // a file that comes while it is still starting starts another
    const started = await unused?.catch(() => null)
    if (started) await end(started)
  }

  async function work<Result>(task: Task, file: string, use: (use: Use) => Promise<Result>) {
    if (isStopped) throw notNow()
    const seen = scan ? await scan(file, seconds[task.kind]) : 'clean'
    if (seen === 'unscanned')
      log?.warn(
        'a file is larger than clamd takes: raise StreamMaxLength in its clamd.conf to our largest file',
      )
    if (seen !== 'clean') return seen
    const process = await take()
    try {
      const processor = seconds[task.kind]
      const clock = processor * (patienceOf[task.kind] ?? 1)
      const since = Date.now()
      const brokenOff = (by: NodeJS.Signals | number) => {
        const seconds = Math.round((Date.now() - since) / 1000)
        log?.warn(
          { kind: task.kind, by, seconds },
          'a process that opens files was ended while it opened one',
        )
      }
      return await use({
        reported: logFailures(process.open(file, task, { processor, clock }, brokenOff), task.kind),
        takeOutput: process.takeOutput,
      })
    } finally {
      await end(process)
      endWhenIdle()
    }
  }

  async function* logFailures(reported: AsyncIterable<unknown>, kind: TaskKind): AsyncGenerator<unknown> {
    for await (const line of reported) {
      const found = failure.safeParse(line).data
      if (found) log?.error({ kind, ...found }, 'a process that opens files failed by a fault of ours')
      yield line
    }
  }

  return {
    async open(task, file, owner, use) {
      const line = queueOf[task.kind] ?? queue
      try {
        return await line.enter(owner, () => work(task, file, use))
      } catch (error) {
        if (error instanceof QueueFull)
          throw new Refusal('too_many', uploadMessages.tooManyWait, { retryAfter: RETRY_SECONDS })
        if (error instanceof ScannerIsAway) log?.warn({ err: error }, 'a file could not be scanned')
        else if (error instanceof ProcessDidNotStart) log?.error({ err: error }, 'a file could not be opened')
        else throw error
        throw notNow()
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(idle)
      await Promise.all([letGo(), ...[...alive].map(end)])
    },
  }
}

function notNow(): Refusal {
  return new Refusal('too_many', uploadMessages.notNow, { retryAfter: RETRY_SECONDS })
}

/** The first thing that was reported; null when nothing was. */
export async function firstReported(reported: AsyncIterable<unknown>): Promise<unknown> {
  for await (const found of reported) return found
  return null
}
