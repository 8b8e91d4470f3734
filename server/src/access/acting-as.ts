import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { addressBlock } from '../http/address-block.ts'

export type Actor = {
  /** null: nobody of the staff, such as a job of the night. */
  accountId: number | null
  /** From where the call comes; null: from this machine. */
  address: string | null
  /** As far as it tells. */
  device?: string
  /** The endpoint's id, or what else it is done for. */
  action: string
}

/** Runs the work in one transaction whose changes are written down as the actor's. */
export function actingAs<T>(db: Database, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    const network = actor.address === null ? '' : addressBlock(actor.address).slice(0, 60)
    await sql`
      select set_config('panai.action', ${actor.action}, true),
        set_config('panai.account', ${actor.accountId === null ? '' : String(actor.accountId)}, true),
        set_config('panai.network', ${network}, true),
        set_config('panai.device', ${actor.device ?? ''}, true)`.execute(tx)
    return work(tx)
  })
}
