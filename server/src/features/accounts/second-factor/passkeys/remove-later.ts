import type { Tx } from '../../../../db/transaction.ts'
import { listFactorKinds } from '../get-second-factor.ts'

/**
 * Takes off what a stranger may have added: passkeys that came at that time or later. Without an older factor beside them they stay, since
 * else whoever reads the account's mail would get past the second factor.
 */
export async function removeLaterPasskeys(tx: Tx, accountId: number, since: Date): Promise<void> {
  const kinds = await listFactorKinds(tx, accountId)
  const older = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('created_at', '<', since)
    .limit(1)
    .executeTakeFirst()
  if (!older && !kinds.includes('app')) return
  await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .execute()
}
