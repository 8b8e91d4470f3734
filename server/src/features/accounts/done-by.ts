import { sql } from 'kysely'
import { deviceLabel } from '../../access/device-label.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Visitor } from '../../http/route.ts'
import { networkOf } from './sessions/open-session.ts'

export type Doer = {
  /** null: a person with a mailed link. */
  accountId: number | null
  visitor: Visitor
  /** Stored with the event. */
  how?: string
}

/** Runs the work in one transaction whose account events record the person, the network and the device. It leaves no entry in the audit of changes. */
export function doneBy<T>(db: Database, doer: Doer, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tellDoer(tx, doer)
    return work(tx)
  })
}

export async function tellDoer(tx: Tx, { accountId, visitor, how = '' }: Doer): Promise<void> {
  await sql`
    select set_config('panai.account', ${accountId === null ? '' : String(accountId)}, true),
      set_config('panai.network', ${networkOf(visitor) ?? ''}, true),
      set_config('panai.device', ${deviceLabel(visitor.userAgent)}, true),
      set_config('panai.how', ${how}, true)`.execute(tx)
}
