import type { Database } from './database.ts'
import { inTransaction, type Tx } from './transaction.ts'

/** Carries work out, and rolls it back: what it saw is to the letter what it would do. @returns what it saw */
export async function lookAhead<Seen>(db: Database, work: (tx: Tx) => Promise<Seen>): Promise<Seen> {
  class RolledBack extends Error {
    readonly seen: Seen
    constructor(seen: Seen) {
      super('rolled back')
      this.seen = seen
    }
  }
  try {
    return await inTransaction(db, async (tx): Promise<never> => {
      throw new RolledBack(await work(tx))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.seen
    throw error
  }
}
