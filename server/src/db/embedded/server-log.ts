import { closeSync, fstatSync, openSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

const KEEP_BYTES = 10_000_000

/** What PostgreSQL says: a file in the data folder, in which `saidSince` reads the part a failed start has added. */
export type ServerLog = {
  path: string
  descriptor: number
  size(): number
  saidSince(offset: number): string
  close(): void
}

/** Opens `postgres.log` for appending; one over 10 MB becomes `postgres.log.1` first, and replaces the one before. */
export function openServerLog(dataDir: string): ServerLog {
  const path = join(dataDir, 'postgres.log')
  let descriptor = openSync(path, 'a', 0o600)
  if (fstatSync(descriptor).size > KEEP_BYTES) {
    closeSync(descriptor)
    renameSync(path, `${path}.1`)
    descriptor = openSync(path, 'a', 0o600)
  }
  return {
    path,
    descriptor,
    size: () => fstatSync(descriptor).size,
    saidSince: (offset) => readFileSync(path).subarray(offset).toString('utf8'),
    close: () => closeSync(descriptor),
  }
}

/** What the server says to clients while it ends or is not ready yet: never the reason for a failed start. */
const TO_CLIENTS = '(?! |the database system is |terminating connection )'
const SEVERE = new RegExp(`(?:FATAL|PANIC|error): +${TO_CLIENTS}(.+)`)
const BEFORE_LOGGING = /^postgres: (.+(?:\n.*)*)/m

/** The sentence that says why a program gave up, in one line, without time and severity; null when it said none. */
export function reasonIn(text: string): string | null {
  const found = SEVERE.exec(text)?.[1] ?? BEFORE_LOGGING.exec(text)?.[1]
  return found?.trim().replaceAll('\n', ' ') ?? null
}
