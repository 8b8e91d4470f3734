import type { SecondFactor } from '@panai/contract/staff/second-factor'
import type { Caller } from '../../../access/caller.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

export async function getSecondFactorOf(db: Database, caller: Caller): Promise<SecondFactor> {
  const { second_factor_since: since } = await db
    .selectFrom('accounts')
    .select('second_factor_since')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  return {
    is_set: since !== null,
    since: since?.toISOString() ?? null,
    given_at: caller.secondFactorAt?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, caller.accountId),
  }
}

export async function countRecoveryCodes(db: Database | Tx, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
