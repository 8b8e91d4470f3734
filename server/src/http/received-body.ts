import { readFile, rm } from 'node:fs/promises'

export type Errors = Record<string, string[]>

/** A file that came with a form, whole, on this machine's disk until the call is answered. */
export class ReceivedFile {
  readonly path: string
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
  /** As the sender called it: anything, or nothing. */
  readonly name: string

  constructor(path: string, { size, sha256, name }: { size: number; sha256: string; name: string }) {
    this.path = path
    this.size = size
    this.sha256 = sha256
    this.name = name
  }

  /** All of it in memory: for small files only. */
  bytes(): Promise<Buffer> {
    return readFile(this.path)
  }
}

/** What was sent, not yet checked by the call's schema. */
export type ReceivedBody = {
  fields: unknown
  files: Readonly<Record<string, ReceivedFile>>
  /** What is wrong with it already. */
  errors: Errors
}

/** Removes those files that the call has not put in a place of their own. */
export async function discard({ files }: Pick<ReceivedBody, 'files'>): Promise<void> {
  await Promise.all(Object.values(files).map(({ path }) => rm(path, { force: true })))
}
