import type { Database } from '../../../db/database.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { keepMatches } from '../sale-matches/lock-matches.ts'

/** So many notes are taken in one transaction. */
export const AT_ONCE = 500

type Work<Note> = {
  /** Takes notes away, those that nobody else is at. */
  take: (tx: Tx) => Promise<readonly Note[]>
  /** Looks at the rows that they are about. */
  look: (tx: Tx, notes: readonly Note[]) => Promise<{ matched: number }>
}

/** Works off notes about rows that may not have to wait any more. What breaks off is looked at the next time. @returns how many rows lack nothing any more. */
export async function workOff<Note>(
  db: Database,
  signal: AbortSignal,
  { take, look }: Work<Note>,
): Promise<number> {
  let matched = 0
  for (;;) {
    signal.throwIfAborted()
    const outcome = await inTransaction(db, async (tx) => {
      const notes = await take(tx)
      if (notes.length === 0) return null
      await keepMatches(tx)
      return look(tx, notes)
    })
    if (outcome === null) return matched
    matched += outcome.matched
  }
}
