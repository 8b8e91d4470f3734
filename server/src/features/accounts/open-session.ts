import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { addressBlock } from '../../http/address-block.ts'
import type { Visitor } from '../../http/route.ts'
import type { Keyring } from '../../keys/keyring.ts'
import { signToken } from './access-token.ts'
import { deviceLabel } from './device-label.ts'

/** A session that nobody uses for so long is over. */
export const REFRESH_WINDOW = sql<Date>`now() + interval '30 days'`

/** Opens a session of the account. @returns its first token. */
export async function openSession(
  db: Database | Tx,
  keys: Keyring,
  accountId: number,
  visitor: Visitor,
): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      device: deviceLabel(visitor.userAgent),
      network: networkOf(visitor),
      expires_at: REFRESH_WINDOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return signToken(keys, { accountId, sessionId: id })
}

export function networkOf({ address }: Visitor): string | null {
  return address === null ? null : addressBlock(address).slice(0, 60)
}
