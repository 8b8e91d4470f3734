import type { Pool } from 'pg'
import type { Database } from '../db/database.ts'
import type { Storage } from '../files/storage.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import type { Logger } from '../log/logger.ts'
import type { ConvertDoc } from '../untrusted-files/convert-doc.ts'
import type { UntrustedFiles } from '../untrusted-files/untrusted-files.ts'

/** What background work is done with. The pool is for what needs a connection of its own. */
export type JobDeps = {
  db: Database
  pool: Pool
  storage: Storage
  uploads: UploadFolder
  /** For copies of stored files while they are checked. */
  checking: UploadFolder
  /** The same while they are set for print, and for what that makes. */
  setting: UploadFolder
  untrusted: UntrustedFiles
  /** null: no program is set that can. */
  convertDoc: ConvertDoc | null
  log: Logger
}

/** One kind of background work. It may run twice, where a node died before it could say that it was done. */
export type JobKind = {
  name: string
  /** What it does, for the console. */
  title: string
  /** When it begins, by the clock of the company's country; five fields. null: only when it is asked for. */
  cron: string | null
  /** It begins with each node too: what one that died has left is gone on with at once. */
  atStart?: true
  /** What goes on from what this has done: it is asked for each time that this has ended, also with a failure. */
  next?: readonly Pick<JobKind, 'name'>[]
  /**
   * @param goOn asks for `next` already now. @returns what came of it, in a few words. @throws Error when it must be looked at; its message
   * is shown in the console.
   */
  work: (deps: JobDeps, signal: AbortSignal, goOn?: () => Promise<void>) => Promise<string>
}
