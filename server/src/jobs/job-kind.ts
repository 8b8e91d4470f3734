import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'

/** What background work is done with. */
export type JobDesk = { db: Database; log: Logger }

/** One kind of background work. It may run twice, where a node died before it could say that it was done. */
export type JobKind = {
  name: string
  /** What it does, for the console. */
  title: string
  /** When it begins, by the clock of the company's country; five fields. */
  cron: string
  /** @returns what came of it, in a few words. @throws Error when it must be looked at; its message is shown in the console. */
  work: (desk: JobDesk, signal: AbortSignal) => Promise<string>
}
