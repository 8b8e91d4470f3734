import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type Tx, takeAnyTime } from '../transaction.ts'
import { keyFunctions } from './key-functions.ts'

const fingerprint = createHash('sha256').update(JSON.stringify(keyFunctions)).digest('hex')

/**
 * Rebuilds all keys when the contract's rules differ from those that the database's keys were made with. Several nodes may start
 * together: one does the work and the others wait for it.
 * @returns whether there was something to do.
 */
export async function renewSearchKeys(db: Database): Promise<boolean> {
  if (await areSearchKeysCurrent(db)) return false
  return db.transaction().execute(async (tx) => {
    // To wait for another node, or to do it oneself, may take longer than an ordinary statement should.
    await takeAnyTime(tx)
    await sql`lock table search_rules in exclusive mode`.execute(tx)
    if (await areSearchKeysCurrent(tx)) return false
    for (const statement of keyFunctions) await sql.raw(statement).execute(tx)
    await sql`select renew_search_of_catalogue()`.execute(tx)
    await tx
      .insertInto('search_rules')
      .values({ fingerprint })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ fingerprint }))
      .execute()
    return true
  })
}

/** Whether the keys were made by the rules of this version. */
export async function areSearchKeysCurrent(db: Database | Tx): Promise<boolean> {
  const row = await db.selectFrom('search_rules').select('fingerprint').executeTakeFirst()
  return row?.fingerprint === fingerprint
}
