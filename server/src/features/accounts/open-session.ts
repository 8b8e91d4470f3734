import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { addressBlock } from '../../http/address-block.ts'
import type { Visitor } from '../../http/route.ts'
import type { Keyring } from '../../keys/keyring.ts'
import { signToken } from './access-token.ts'
import { deviceLabel } from './device-label.ts'
import { rememberNetwork } from './known-networks.ts'

/** A session that nobody uses for so long is over. */
export const refreshWindow = sql<Date>`now() + interval '30 days'`

/** Opens a session of the account, and clears away those that were over long ago. @returns its first token. */
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
  const { id } = await tx
    .insertInto('sessions')
    .values({ account_id: accountId, device, network, expires_at: refreshWindow })
    .returning('id')
    .executeTakeFirstOrThrow()
  await rememberNetwork(tx, accountId, network)
  return signToken(keys, { accountId, sessionId: id })
}

/** The network that a visitor calls from, as it is kept and counted. */
export function networkOf({ address }: Visitor): string | null {
  return address === null ? null : addressBlock(address).slice(0, 60)
}
