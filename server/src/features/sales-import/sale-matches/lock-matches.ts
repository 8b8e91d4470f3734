import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'

const lock = sql`hashtext('panai sale matches'), 0`

/** Nothing that is remembered changes before the transaction ends: a change finds all rows that it matched. */
export async function keepMatches(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(tx)
}

/** @throws Refusal conflict while a file is read by what is remembered now. */
export async function lockMatches(tx: Tx): Promise<void> {
  const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${lock}) as ours`.execute(tx)
  if (!rows[0]?.ours) throw new Refusal('conflict', salesImportMessages.fileBeingRead)
}
