import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const BEGINNING = 'panai-attack-'
/** Names the processes that work in the folder. */
const PIDS = 'pids'

/** Makes a folder for an attack and removes those of attacks that were killed. One that names no process is left alone. */
export function makeAttackFolder(place: string): string {
  for (const name of readdirSync(place))
    if (name.startsWith(BEGINNING) && isLeft(path.join(place, name))) removeFolder(path.join(place, name))
  const folder = mkdtempSync(path.join(place, BEGINNING))
  notePid(folder, process.pid)
  return folder
}

/** The folder stays for as long as this process runs, too. */
export function notePid(folder: string, pid: number): void {
  writeFileSync(path.join(folder, PIDS), `${pid}\n`, { flag: 'a' })
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

function isLeft(folder: string): boolean {
  try {
    const pids = readFileSync(path.join(folder, PIDS), 'utf8').split('\n').filter(Boolean).map(Number)
    return pids.length > 0 && !pids.some(isRunning)
  } catch {
    return false // it has no such file, or was just removed
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
