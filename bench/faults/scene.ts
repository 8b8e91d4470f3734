import type { Database } from '@panai/server/db/database'
import type { PrivatePostgres } from '../../scripts/lib/private-postgres.ts'
import type { Network } from '../../server/test/open-network.ts'
import type { StuckSmtpPeer } from '../../server/test/stuck-smtp-server.ts'
import type { RunningServer } from '../lib/start-server.ts'

export type Answered = { status: number; ms: number; text: string }
/** A row of figures: what happened to whom, or how long something took. */
export type Figures = Record<string, string>

export type Scene = {
  db: Database
  postgres: PrivatePostgres
  network: Network
  mail: StuckSmtpPeer
  server: RunningServer
  /** The folder of the server's disk, as this process sees it; null: it has none of its own. */
  disk: string | null
  bookId: number
  staff: string
  author: string
}

export function told({ status, ms }: Answered): string {
  return status === 0 ? `no answer within ${inS(ms)}` : `${status} in ${inS(ms)}`
}

export function inS(ms: number): string {
  return ms < 100 ? `${(ms / 1_000).toFixed(3)} s` : `${(ms / 1_000).toFixed(1)} s`
}
