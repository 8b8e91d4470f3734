import type { PasskeyAnswer } from '@panai/contract/accounts/staff/passkey-fields'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { sql } from 'kysely'
import type { Tx } from '../../../../../db/transaction.ts'
import { Refusal } from '../../../../../http/refusal.ts'
import { lockFactors } from '../lock-factors.ts'
import type { RelyingParty } from './relying-party.ts'
import { verifyAnswer } from './verify.ts'

type Proof = { accountId: number; challenge: string | null; answer: PasskeyAnswer }

/**
 * Proves that the caller has one of the account's passkeys. @throws Refusal invalid when the answer is wrong or too late, or when the
 * passkey counts no further than before, as a copy does.
 */
export async function provePasskey(
  tx: Tx,
  relyingParty: RelyingParty | null,
  { accountId, challenge, answer }: Proof,
): Promise<void> {
  await lockFactors(tx, accountId)
  const passkey = await tx
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('account_id', '=', accountId)
    .where('credential_id', '=', answer.id)
    .executeTakeFirst()
  if (!passkey || !relyingParty || challenge === null) throw wrongPasskey(staffAccountMessages.wrongPasskey)
  const counter = await verifyAnswer({ relyingParty, challenge }, passkey, answer)
  if (counter === null) throw wrongPasskey(staffAccountMessages.wrongPasskey)
  // Many passkeys don't count at all, and stay at zero.
  if (counter <= passkey.counter && (counter > 0 || passkey.counter > 0))
    throw wrongPasskey(staffAccountMessages.copiedPasskey)
  await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', passkey.id)
    .execute()
}

export function wrongPasskey(message: string): Refusal {
  return new Refusal('invalid', message, { errors: { passkey: [message] } })
}
