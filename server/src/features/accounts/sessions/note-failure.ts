import type { AccountEventKind } from '@panai/contract/accounts/account-event-kinds'
import { sql } from 'kysely'
import { deviceLabel } from '../../../access/device-label.ts'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import { networkOf } from './open-session.ts'

type Failure = {
  kind: Extract<AccountEventKind, `${string}_failed` | `${string}_locked` | `${string}_refused`>
  /** null: of no account. What was typed in the place of an address may be a password, and is not kept. */
  accountId: number | null
  visitor: Visitor
}

/** Counts a failure in the events of accounts. Those of one hour are one row, and so many rows an hour are enough. */
export async function noteFailure(db: Database, { kind, accountId, visitor }: Failure): Promise<void> {
  await sql`select note_account_failure(${kind}, ${accountId}, ${networkOf(visitor)},
    ${deviceLabel(visitor.userAgent)})`.execute(db)
}

/** Asks a limit, and notes that it has refused. @throws Refusal too_many */
export async function notingRefusal(db: Database, failure: Failure, asked: Promise<void>): Promise<void> {
  try {
    await asked
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many') await noteFailure(db, failure)
    throw error
  }
}
