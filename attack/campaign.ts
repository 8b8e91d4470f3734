import type { Database } from '@panai/server/db/database'
import type { Bands } from './cast/bands.ts'
import type { Canaries } from './cast/canaries.ts'
import type { People } from './cast/people.ts'
import type { Asked } from './cast/private-things.ts'
import type { Findings } from './lib/findings.ts'
import type { Judge } from './lib/judge.ts'
import type { Options } from './lib/options.ts'
import type { Got, Sent } from './lib/send.ts'
import type { Server } from './lib/server.ts'
import type { Working } from './working/working.ts'

/** What every part of the attack works with. */
export type Campaign = {
  options: Options
  server: Server
  /** The server's database, seen from beside it. */
  db: Database
  people: People
  /** How each operation succeeds: filled by `works`. */
  done: Map<string, Working>
  bands: Bands
  canaries: Canaries
  /** Of the owner's things, in all tables, and of their sessions. */
  numbers: readonly number[]
  sessions: readonly string[]
  asked: Asked
  findings: Findings
  send: (sent: Sent) => Promise<Got>
  judge: Judge
}
