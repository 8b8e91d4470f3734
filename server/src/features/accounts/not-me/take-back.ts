import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { orEmailTaken } from '../email/email-taken.ts'
import { accountTakenBack } from '../mails/account-taken-back.ts'
import { addressTakenBack } from '../mails/address-taken-back.ts'
import { makeReset } from '../password/ask-for-reset.ts'
import { hashPassword } from '../password/passwords.ts'
import { putPassword } from '../password/replace-password.ts'
import { removeLaterPasskeys } from '../staff/second-factor/passkeys/remove-passkey.ts'

/** What another feature does when an author says that a change was not theirs, in the same transaction. */
export type AtTakingBack = (tx: Tx, authorId: number, changedAt: Date) => Promise<void>

type Denied = {
  accountId: number
  /** The address whose owner disowns the change. */
  email: string
  changedAt: Date
  /** The hash of a password that nobody has. */
  passwordHash: string
}

/** For `takeBack`: made before its transaction, since it takes a while. */
export function nobodysPassword(): Promise<string> {
  return hashPassword(randomUUID())
}

/**
 * Gives an account back to the owner of an address that it had: the address is restored, every session and mailed link ends, the password
 * stops working, later passkeys are removed, and a link for another password is mailed. The owner of the older address has the last word: an address that came later
 * is disowned, and never takes it from one that came before.
 * @returns false when the address has no say in the account any more.
 */
export async function takeBack(
  tx: Tx,
  keys: Keyring,
  { accountId, email, changedAt, passwordHash }: Denied,
  atTakingBack: readonly AtTakingBack[],
): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select(['author_id', 'email'])
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const addresses = await addressesOf(tx, accountId)
  const at = addresses.findIndex((address) => isSame(address.email, email))
  const standing = addresses[at]
  if (!account?.email || !standing) return false
  const later = addresses.slice(at + 1)
  const isRestored = later.some((address) => isSame(address.email, account.email))
  const owned = isRestored ? standing.email : account.email
  await tx
    .updateTable('accounts')
    .set({
      email: owned,
      ...((isRestored || isSame(owned, email)) && { email_confirmed_at: sql<Date>`now()` }),
    })
    .where('id', '=', accountId)
    .execute()
    .catch(orEmailTaken)
  await disown(tx, accountId, isRestored ? later : [])
  await endNotices(tx, accountId, [email, ...later.map((address) => address.email)])
  await putPassword(tx, accountId, passwordHash)
  await tx.deleteFrom('known_networks').where('account_id', '=', accountId).execute()
  const began = later.reduce((first, { since }) => (since < first ? since : first), changedAt)
  await removeLaterPasskeys(tx, accountId, began)
  if (account.author_id !== null) for (const take of atTakingBack) await take(tx, account.author_id, began)
  await queueMail(tx, accountTakenBack, { resetId: await makeReset(tx, keys, owned) })
  if (isRestored)
    for (const { id } of later) await queueMail(tx, addressTakenBack, { addressId: id, accountId })
  return true
}

type Address = { id: number; email: string; since: Date }

/** Each address once, in the order in which the account had it first; without those that were disowned. */
async function addressesOf(tx: Tx, accountId: number): Promise<Address[]> {
  const rows = await tx
    .selectFrom('account_addresses')
    .select(['id', 'email', 'since'])
    .where('account_id', '=', accountId)
    .where('disowned_at', 'is', null)
    .orderBy('since') // by the database, to the microsecond: a Date here has milliseconds only
    .orderBy('id')
    .execute()
  return rows.filter((row, at) => rows.findIndex(({ email }) => isSame(email, row.email)) === at)
}

function isSame(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}

async function disown(tx: Tx, accountId: number, later: readonly Address[]): Promise<void> {
  if (later.length === 0) return
  await tx
    .updateTable('account_addresses')
    .set({ disowned_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('disowned_at', 'is', null)
    .where(sql`lower(email)`, 'in', lowered(later.map(({ email }) => email)))
    .execute()
}

async function endNotices(tx: Tx, accountId: number, emails: readonly string[]): Promise<void> {
  await tx
    .updateTable('account_notices')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where(sql`lower(email)`, 'in', lowered(emails))
    .execute()
}

function lowered(emails: readonly string[]) {
  return emails.map((email) => sql`lower(${email})`)
}
