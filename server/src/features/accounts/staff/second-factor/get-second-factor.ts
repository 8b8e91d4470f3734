import type { FactorKind } from '@panai/contract/accounts/staff/me'
import type { SecondFactor } from '@panai/contract/accounts/staff/second-factor'
import type { Caller } from '../../../../access/caller.ts'
import type { Database } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'

export async function getSecondFactorOf(
  db: Database,
  { accountId, ...caller }: Caller,
): Promise<SecondFactor> {
  const { second_factor_since: since } = await db
    .selectFrom('accounts')
    .select('second_factor_since')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    is_set: since !== null,
    since: since?.toISOString() ?? null,
    given_at: caller.secondFactorAt?.toISOString() ?? null,
    app_since: (await appSince(db, accountId))?.toISOString() ?? null,
    passkeys: await listPasskeys(db, accountId),
    recovery_codes_left: await countRecoveryCodes(db, accountId),
  }
}

async function appSince(db: Database | Tx, accountId: number): Promise<Date | null> {
  const app = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return app?.confirmed_at ?? null
}

/** What can be given in place of a recovery code. */
export async function listFactorKinds(db: Database | Tx, accountId: number): Promise<FactorKind[]> {
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  const hasApp = (await appSince(db, accountId)) !== null
  return [...(hasApp ? (['app'] as const) : []), ...(passkey ? (['passkey'] as const) : [])]
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
