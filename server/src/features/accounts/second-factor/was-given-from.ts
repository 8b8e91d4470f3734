import type { Database } from '../../../db/database.ts'

/** Whether a session of the account that was last used from the network has given the second factor. */
export async function wasGivenFrom(
  db: Database,
  accountId: number,
  network: string | null,
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('network', '=', network)
    .where('second_factor_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
