import { MOST_SESSIONS, sessionHours } from '@panai/contract/accounts/sessions'
import { sql } from 'kysely'
import { signToken } from '../../../access/access-token.ts'
import { deviceLabel } from '../../../access/device-label.ts'
import type { Tx } from '../../../db/transaction.ts'
import { addressBlock } from '../../../http/address-block.ts'
import type { Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { rememberNetwork } from './remember-network.ts'

/**
 * Opens a session of the account, whose end is set now, and clears away those that were over long ago. @returns its first token.
 */
export async function openSession(
  tx: Tx,
  keys: Keyring,
  accountId: number,
  visitor: Visitor,
): Promise<string> {
  const network = networkOf(visitor)
  const device = deviceLabel(visitor.userAgent)
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`least(ended_at, expires_at) < now() - interval '30 days'`)
    .execute()
  await endBeyondMost(tx, accountId)
  const { id } = await tx
    .insertInto('sessions')
    .values((eb) => ({
      account_id: accountId,
      device,
      network,
      expires_at: eb
        .selectFrom('accounts')
        .select(
          sql<Date>`now() + case role when 'author' then ${sessionHours.author}::integer else ${sessionHours.staff}::integer end
            * interval '1 hour'`.as('end'),
        )
        .where('id', '=', accountId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await rememberNetwork(tx, accountId, network)
  return signToken(keys, { accountId, sessionId: id })
}

/** All that run stay in the list of devices, which nobody leafs through. */
async function endBeyondMost(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('last_used_at', 'desc')
        .offset(MOST_SESSIONS - 1),
    )
    .execute()
}

/** The network that a visitor calls from, as it is kept and counted. */
export function networkOf({ address }: Visitor): string | null {
  return address === null ? null : addressBlock(address).slice(0, 60)
}
