import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'
import type { Storage } from './storage.ts'

/** No call takes as long: what nothing refers to by then was left behind. */
const OLD_AGE = sql<Date>`now() - interval '1 hour'`
const AT_A_TIME = 100

/**
 * A file is noted before it is stored, and the note goes in the transaction that refers to the file. So what is noted for long
 * is a file, or the beginning of one, that nobody knows: it is found without looking through the whole storage, by any node.
 */
export async function noteUnattached(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db
      .insertInto('unattached_files')
      .values(keys.map((key) => ({ key })))
      .execute()
}

/** Says that the files belong to something from now on. @throws Error when one has been swept away meanwhile. */
export async function attach(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const gone = await tx.deleteFrom('unattached_files').where('key', 'in', keys).returning('key').execute()
  if (gone.length !== keys.length) throw new Error('a file was swept away before it was attached')
}

/** Removes these files, unless they have been attached after all: a commit whose answer was lost has been done. */
export function removeUnattached(db: Database, storage: Storage, keys: readonly string[]): Promise<number> {
  return removeNoted(db, storage, (tx) =>
    tx
      .deleteFrom('unattached_files')
      .where('key', 'in', [...keys, ''])
      .returning('key')
      .execute(),
  )
}

/** Removes what was left behind, a handful at a time. @returns how many files. */
export async function sweepUnattached(db: Database, storage: Storage): Promise<number> {
  let removed = 0
  for (;;) {
    const now = await removeNoted(db, storage, (tx) =>
      tx
        .deleteFrom('unattached_files')
        .where('key', 'in', (eb) =>
          eb
            .selectFrom('unattached_files as old')
            .select('old.key')
            .where('old.noted_at', '<', OLD_AGE)
            .limit(AT_A_TIME)
            .forUpdate()
            .skipLocked(),
        )
        .returning('key')
        .execute(),
    )
    removed += now
    if (now < AT_A_TIME) return removed
  }
}

/** The note outlives its file: when the file can't be removed, the note stays for the next time. */
async function removeNoted(
  db: Database,
  storage: Storage,
  forget: (tx: Tx) => Promise<{ key: string }[]>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await forget(tx)
    for (const { key } of gone) await storage.delete(key)
    return gone.length
  })
}
