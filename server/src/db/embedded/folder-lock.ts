import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { StartupProblem } from '../../startup/startup-problem.ts'
import { diskFull, folderProblem } from './data-folder.ts'

export type FolderLock = { release(): void }

const SQLITE_BUSY = 5
const SQLITE_FULL = 13

/** Keeps the locks of this process from the garbage collector, which would close, and so unlock, their files. */
const held = new Set<DatabaseSync>()

/**
 * Takes the data folder for this process until release() or the end of the process, however it ends: the lock is the
 * kernel's (SQLite takes it for us), so a killed process leaves none behind.
 * Nothing else in this process may open `panai.lock`: closing any handle on it would drop the lock.
 * Throws StartupProblem when another process, or this one, has the folder already.
 */
export function lockFolder(dataDir: string): FolderLock {
  const { DatabaseSync } = sqlite()
  const pidFile = join(dataDir, 'panai.pid')
  let lock: DatabaseSync | null = null
  try {
    lock = new DatabaseSync(join(dataDir, 'panai.lock'), { timeout: 0 })
    lock.exec('begin exclusive')
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch (error) {
    lock?.close()
    if (codeOf(error) === SQLITE_BUSY) throw inUse(dataDir, pidFile)
    if (codeOf(error) === SQLITE_FULL) throw diskFull(dataDir)
    throw error instanceof Error && 'syscall' in error
      ? folderProblem(dataDir, error)
      : cannotLock(dataDir, error)
  }
  const taken = lock
  held.add(taken)
  return {
    release() {
      if (!held.delete(taken)) return
      rmSync(pidFile, { force: true })
      taken.close()
    },
  }
}

/** Node 22 and early 24 announce node:sqlite as experimental while loading it; the person at the terminal can do nothing about it. */
function sqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return process.getBuiltinModule('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : null
}

function inUse(dataDir: string, pidFile: string): StartupProblem {
  // The holder writes its number just after it has the lock: without it the message does without.
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : Number.NaN
  const holder = Number.isNaN(pid) ? '' : ` (process ${pid})`
  return new StartupProblem(
    `The data folder ${dataDir} is in use by another running Panai${holder}. Stop that one, or set DATA_DIR to another folder.`,
  )
}

function cannotLock(dataDir: string, error: unknown): StartupProblem {
  return new StartupProblem(
    `The data folder ${dataDir} can't be locked (${String(error)}): make sure that it is on a local disk and that panai.lock in it can be written, or set DATA_DIR to another folder.`,
  )
}
