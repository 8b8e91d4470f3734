import type { AccountRole } from '@panai/contract/http/permissions'
import { sql } from 'kysely'
import { isLetIn } from '../../../../access/demo-accounts.ts'
import type { DemoLogins } from '../../../../config/demo-logins.ts'
import type { Database } from '../../../../db/database.ts'
import { inTransaction, type Tx } from '../../../../db/transaction.ts'
import { orEmailTaken, refuseTaken } from '../../email/email-taken.ts'

const ADMIN: AccountRole = 'admin'

export type FirstAdmin = { name: string; email: string; passwordHash: string }

/** Whether there is somebody who may do everything. One of the demo who is not let in is nobody. */
export async function hasAdmin(db: Database | Tx, demoLogins: DemoLogins): Promise<boolean> {
  const admin = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', ADMIN)
    .where('closed_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where(isLetIn(demoLogins))
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}

/** Runs the work when there is no admin yet; of several who come at once one makes the first. @returns null when there is one. */
export function whileThereIsNoAdmin<T>(
  db: Database,
  demoLogins: DemoLogins,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('panai first admin'))`.execute(tx)
    return (await hasAdmin(tx, demoLogins)) ? null : work(tx)
  })
}

/** @returns the account's id. @throws Refusal conflict when the address has an account. */
export async function makeFirstAdmin(tx: Tx, { name, email, passwordHash }: FirstAdmin): Promise<number> {
  await refuseTaken(tx, email, null)
  const { id } = await tx
    .insertInto('accounts')
    .values({
      role: ADMIN,
      name,
      email,
      password_hash: passwordHash,
      email_confirmed_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orEmailTaken)
  return id
}
