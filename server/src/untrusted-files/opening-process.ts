import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { copyFile, link, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { limitProcess } from './limit-process.ts'
import { MOST_LINE_BYTES, SLOW_MS, SLOW_PRIORITY } from './limits.ts'
import { processCommand, processEnvironment } from './process-flags.ts'
import type { SystemTools } from './system-tools.ts'
import { INPUT, OUTPUT, OUTPUT_FOLDER, READY, type SECOND_OUTPUT, type Task } from './task.ts'

const MAIN = fileURLToPath(new URL('../open-untrusted-file.ts', import.meta.url))
const START_SECONDS = 30
/** So much of what a process says on its way to being ready is kept, to tell why it did not become so. */
const SAID_LENGTH = 2_000

/** The machine has no room for it, or its code is gone: it is tried again for the next file. */
export class ProcessDidNotStart extends Error {}

/** A process with a folder of its own that is ready to open one file, and ends with it. */
export type OpeningProcess = {
  /**
   * What it tells of the file, line by line; it ends early when the process does, whatever for, and when its seconds are over.
   * @param brokenOff is told by what, when all that was told has been read.
   */
  open(
    file: string,
    task: Task,
    seconds: { processor: number; clock: number },
    brokenOff: (by: NodeJS.Signals | number) => void,
  ): AsyncGenerator<unknown>
  /** Puts what it has written in a place, once it has told of it. */
  takeOutput(to: string, written?: typeof OUTPUT | typeof SECOND_OUTPUT): Promise<void>
  /** Whether it lives: one that waits for its file may be ended by the system, for want of memory. */
  isAlive(): boolean
  /** Ends it and removes its folder. */
  end(): Promise<void>
}

/** @throws ProcessDidNotStart when it does not become ready. */
export async function startProcess(place: string, deps: SystemTools): Promise<OpeningProcess> {
  const folder = await mkdtemp(path.join(place, 'file-'))
  await mkdir(path.join(folder, OUTPUT_FOLDER))
  const child = spawn(...processCommand(folder, [MAIN, folder], deps), {
    cwd: folder,
    env: processEnvironment,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let said = ''
  const hear = (piece: Buffer) => {
    said = (said + piece.toString()).slice(-SAID_LENGTH)
  }
  child.stderr.on('data', hear)
  child.once('error', (error) => {
    said = String(error)
    child.stdout.destroy()
  })
  child.stdin.on('error', () => {}) // it has ended, as its silence tells
  const kill = () => void child.kill('SIGKILL')
  let clock = setTimeout(kill, START_SECONDS * 1000)
  let slow: NodeJS.Timeout | undefined
  const lines = readLines(child.stdout, MOST_LINE_BYTES)

  async function end(): Promise<void> {
    clearTimeout(clock)
    clearTimeout(slow)
    kill()
    if (child.pid !== undefined) await ended
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const { value: first } = await lines.next()
    if (first !== READY) throw new Error('it said something else')
  } catch (error) {
    await end()
    const { exitCode, signalCode } = child
    const how = said.trim() || `it ended by ${signalCode ?? exitCode}`
    throw new ProcessDidNotStart(`a process that opens files did not start: ${how}`, { cause: error })
  }
  clearTimeout(clock)
  // What it says with a stranger's file in it is a stranger's word, and nobody's business.
  child.stderr.off('data', hear).resume()
  const pid = child.pid ?? 0 // what has said that it is ready has one

  return {
    async *open(file, task, seconds, brokenOff) {
      if (deps.prlimit) await limitProcess(deps.prlimit, pid, task.kind, seconds.processor)
      await placeFile(file, path.join(folder, INPUT))
      clock = setTimeout(kill, seconds.clock * 1000)
      // What has more time by the clock than it may work is made in the background, behind all that somebody waits for.
      if (seconds.clock > seconds.processor) letOthersGoFirst(pid)
      else slow = setTimeout(() => letOthersGoFirst(pid), SLOW_MS)
      child.stdin.end(JSON.stringify(task))
      try {
        for await (const line of lines) yield JSON.parse(line)
      } catch {
        kill() // no line, or none that anybody could read: it is not what it was
      }
      await ended
      const by = child.signalCode ?? child.exitCode
      if (by) brokenOff(by)
    },
    async takeOutput(to, written = OUTPUT) {
      const made = path.join(folder, written)
      if (!(await lstat(made)).isFile()) throw new Error('a process wrote something that is no file')
      await rename(made, to)
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end,
  }
}

/** All threads of it: those that are there do not follow the one that is named. */
function letOthersGoFirst(pid: number): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid]
    for (const thread of threads) os.setPriority(thread, SLOW_PRIORITY)
  } catch {
    // it has just ended
  }
}

/** Without a copy where the disk lets one file stand in two places. */
async function placeFile(file: string, to: string): Promise<void> {
  await link(file, to).catch(() => copyFile(file, to))
}

/** The lines of a stream, as they come. @throws Error when one is longer than `most` bytes. */
async function* readLines(stream: Readable, most: number): AsyncGenerator<string> {
  let pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield Buffer.concat([...pieces, piece.subarray(from, end)]).toString('utf8')
      pieces = []
      length = 0
      from = end + 1
    }
    if (from < piece.length) pieces.push(piece.subarray(from))
    length += piece.length - from
    if (length > most) throw new Error('a line is longer than any that is allowed')
  }
}
