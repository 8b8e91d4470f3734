import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { isStaffRole, type StaffRole } from '@panai/contract/http/permissions'
import { sql, type UpdateObject } from 'kysely'
import type { StaffCaller } from '../../../access/staff-caller.ts'
import type { Tables } from '../../../db/tables.gen.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { secondFactorReset } from '../mails/second-factor-reset.ts'
import { tellEveryAddress } from '../not-me/tell-every-address.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import { removeSecondFactorOf } from './second-factor/set-and-remove.ts'

type Change = { id: number; version: number }

/** @throws Refusal forbidden for one's own role, conflict for an author's and the last admin's. */
export async function changeStaffAccount(
  tx: Tx,
  caller: StaffCaller,
  { id, version, name, role }: Change & { name?: string | undefined; role?: StaffRole | undefined },
): Promise<void> {
  const account = await lockAccount(tx, caller, id)
  if (!isStaffRole(account.role)) throw new Refusal('conflict', staffAccountMessages.authorsStayAuthors)
  if (role !== undefined && role !== account.role) {
    refuseOwn(caller, id)
    if (account.role === 'admin') await refuseLastAdmin(tx, id)
  }
  await write(tx, { id, version }, { ...(name && { name }), ...(role && { role }) })
}

/** Ends all logins with the account and all its sessions. @throws Refusal */
export async function disable(tx: Tx, caller: StaffCaller, { id, version }: Change): Promise<void> {
  refuseOwn(caller, id)
  const account = await lockAccount(tx, caller, id)
  if (account.role === 'admin') await refuseLastAdmin(tx, id)
  await write(tx, { id, version }, { disabled_at: sql<Date>`coalesce(disabled_at, now())` })
  await endSessionsOf(tx, id)
}

/** @throws Refusal */
export async function enable(tx: Tx, caller: StaffCaller, { id, version }: Change): Promise<void> {
  await lockAccount(tx, caller, id)
  await write(tx, { id, version }, { disabled_at: null })
}

/** Somebody who lost their second factor logs in again and sets up another one. */
export async function resetSecondFactorOf(
  tx: Tx,
  keys: Keyring,
  caller: StaffCaller,
  { id, version }: Change,
): Promise<void> {
  refuseOwn(caller, id)
  const account = await lockAccount(tx, caller, id)
  if (account.version !== version) await refuseStale(tx, 'accounts', id)
  if (account.second_factor_since === null) throw new Refusal('conflict', staffAccountMessages.nothingToReset)
  await removeSecondFactorOf(tx, id)
  await endSessionsOf(tx, id)
  await tellEveryAddress(tx, keys, { accountId: id }, (noticeId) =>
    queueMail(tx, secondFactorReset, { accountId: id, noticeId }),
  )
}

/**
 * Whoever works on somebody's account begins with this. @throws Refusal not_found; conflict when its author has closed it; forbidden to an
 * account of the demo, whose password everybody knows, for one of the company's own people: what they may do is theirs to hand out.
 */
export async function lockAccount(tx: Tx, caller: StaffCaller, id: number) {
  const account = await tx
    .selectFrom('accounts')
    .select((eb) => [
      'id',
      'version',
      'role',
      'is_demo',
      'email',
      'author_id',
      'disabled_at',
      'closed_at',
      'email_confirmed_at',
      'second_factor_since',
      eb('password_hash', 'is not', null).as('has_password'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw new Refusal('not_found', staffMessages.notFound)
  if (account.closed_at !== null) throw new Refusal('conflict', staffAccountMessages.accountIsClosed)
  if (caller.isDemo && !account.is_demo && isStaffRole(account.role))
    throw new Refusal('forbidden', staffAccountMessages.demoChangesDemo)
  return { ...account, role: account.role }
}

function refuseOwn(caller: StaffCaller, id: number): void {
  if (caller.accountId === id) throw new Refusal('forbidden', staffAccountMessages.notYourself)
}

/** Locks the admins in one order: of two who take each other's role at once, one stays. */
async function refuseLastAdmin(tx: Tx, id: number): Promise<void> {
  const admins = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (admins.every((admin) => admin.id === id)) throw new Refusal('conflict', staffAccountMessages.lastAdmin)
}

async function write(
  tx: Tx,
  { id, version }: Change,
  values: UpdateObject<Tables, 'accounts'>,
): Promise<void> {
  const written = await tx
    .updateTable('accounts')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!written) await refuseStale(tx, 'accounts', id)
}
