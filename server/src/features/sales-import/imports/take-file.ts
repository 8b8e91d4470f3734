import { randomUUID } from 'node:crypto'
import { messages } from '@panai/contract/http/messages'
import { salesFileRule } from '@panai/contract/sales-import/staff/sales-imports'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Storage } from '../../../files/storage.ts'
import { attach, noteUnattached, removeUnattached } from '../../../files/unattached-files.ts'
import type { ReceivedFile } from '../../../http/received-body.ts'
import { Refusal } from '../../../http/refusal.ts'
import { daysOfMonth } from '../intake/days-of-month.ts'
import { findStanding } from '../sales-accounts/known-accounts.ts'
import { nameSalesFile } from './name-sales-file.ts'

type Given = {
  file: ReceivedFile | undefined
  month: string | undefined
  /** The shop, distributor or fair whose file it is. */
  soldBy: number | null
  accountId: number
}
type Deps = {
  db: Database
  storage: Storage
  change: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Lets it be read, with the transaction that keeps it. */
  ask: (tx: Tx) => Promise<void>
}

/** Keeps a file that is to be read. @returns its import, or the one that the same file is in already. */
export async function takeFile(
  { db, storage, change, ask }: Deps,
  { file, month, soldBy, accountId }: Given,
): Promise<{ id: number; isKnown: boolean }> {
  if (!file)
    throw new Refusal('invalid', messages.invalidInput, { errors: { file: [salesFileRule.missing] } })
  const known = await findSame(db, file.sha256)
  if (known !== null) return { id: known, isKnown: true }
  const name = await nameSalesFile(file)
  const key = `sales/${randomUUID()}`
  await noteUnattached(db, [key])
  try {
    await storage.moveFromFs(file.path, key)
    const id = await change(async (tx) => {
      await attach(tx, [key])
      const account = soldBy === null ? null : await findStanding(tx, soldBy)
      const made = await tx
        .insertInto('sales_imports')
        .values({
          kind: 'file',
          state: 'reading',
          file_name: name,
          file_key: key,
          file_bytes: file.size,
          file_sha256: file.sha256,
          ...daysOfMonth(month),
          sales_account_id: account?.id ?? null,
          created_by: accountId,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await ask(tx)
      return made.id
    })
    return { id, isKnown: false }
  } catch (error) {
    await removeUnattached(db, storage, [key])
    const same = brokenKey(error) === 'sales_imports_of_file' ? await findSame(db, file.sha256) : null
    if (same === null) throw error
    return { id: same, isKnown: true }
  }
}

async function findSame(db: Database, sha256: string): Promise<number | null> {
  const row = await db
    .selectFrom('sales_imports')
    .select('id')
    .where('file_sha256', '=', sha256)
    .where('state', 'in', ['reading', 'unmapped', 'ready', 'posting', 'posted', 'undoing'])
    .executeTakeFirst()
  return row?.id ?? null
}
