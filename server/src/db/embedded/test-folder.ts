import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start-embedded.ts'

export const NOBODY = { uid: 65534, gid: 65534 }

/** A folder that goes with the test. Others may walk through it: some tests run PostgreSQL as another user. */
export function anEmptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panai-test-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

/** A database that is stopped with the test at the latest. */
export async function aStartedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(options)
  onTestFinished(() => database.stop())
  return database
}

/** The processes that name the folder on their command line: watchers, PostgreSQL's main process, initdb. */
export function processesOf(folder: string): string[] {
  const { stdout } = spawnSync('ps', ['-ww', '-eo', 'pid=,stat=,command='], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes(folder) && !/^\s*\d+\s+Z/.test(line))
}

export function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8'), 10)
}

/** Whether a test may run things as the user nobody: it takes root, and a checkout that others can read. */
export function nobodyCanRun(): boolean {
  if (process.getuid?.() !== 0) return false
  return spawnSync(process.execPath, ['--check', import.meta.filename], NOBODY).status === 0
}
