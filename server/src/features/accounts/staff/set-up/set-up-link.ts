import { randomBytes } from 'node:crypto'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { sql } from 'kysely'
import type { DemoLogins } from '../../../../config/demo-logins.ts'
import type { Database } from '../../../../db/database.ts'
import { Refusal } from '../../../../http/refusal.ts'
import { hashOf } from '../../mailed-token.ts'
import { hashPassword } from '../../password/passwords.ts'
import { refuseWeakPassword } from '../../password/refuse-weak-password.ts'
import { hasAdmin, makeFirstAdmin, whileThereIsNoAdmin } from './first-admin.ts'

/** Where the link leads, without its token. */
export const SET_UP_PAGE = '/staff/set-up/'

/**
 * Makes the link with which the first admin is made, good for 24 hours; another one at each start, so that one that nobody wrote down
 * is no loss. Those of other nodes stay good. @returns null when there is an admin.
 */
export async function makeSetUpLink(
  db: Database,
  publicUrl: string,
  demoLogins: DemoLogins = 'none',
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  return whileThereIsNoAdmin(db, demoLogins, async (tx) => {
    await tx.deleteFrom('set_up_links').where('expires_at', '<', sql<Date>`now()`).execute()
    await tx
      .insertInto('set_up_links')
      .values({ token_hash: hashOf(token), expires_at: sql<Date>`now() + interval '24 hours'` })
      .execute()
    return `${publicUrl}${SET_UP_PAGE}${token}`
  })
}

type SetUp = { token: string; name: string; email: string; password: string }

/**
 * Makes the first admin. @throws Refusal invalid when the password is too weak, when the link was used, is too old or never was, or when
 * there is an admin already.
 */
export async function setUpWithLink(db: Database, given: SetUp, demoLogins: DemoLogins): Promise<void> {
  const { token, name, email, password } = given
  if (!(await isGood(db, token, demoLogins))) throw usedUp() // before the work of hashing, which a guess is not worth
  refuseWeakPassword(password, 'admin')
  const passwordHash = await hashPassword(password)
  const made = await whileThereIsNoAdmin(db, demoLogins, async (tx) => {
    const used = await tx
      .updateTable('set_up_links')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw usedUp()
    return makeFirstAdmin(tx, { name, email, passwordHash })
  })
  if (made === null) throw usedUp()
}

async function isGood(db: Database, token: string, demoLogins: DemoLogins): Promise<boolean> {
  const link = await db
    .selectFrom('set_up_links')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return link !== undefined && !(await hasAdmin(db, demoLogins))
}

function usedUp(): Refusal {
  const message = staffAccountMessages.setUpLinkUsedUp
  return new Refusal('invalid', message, { errors: { token: [message] } })
}
