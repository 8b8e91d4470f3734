import { accountMessages } from '@panai/contract/accounts/account-messages'
import { sql } from 'kysely'
import { actingAs } from '../../../access/acting-as.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { hashOf } from '../mailed-token.ts'
import { type AtTakingBack, nobodysPassword, takeBack } from './take-back.ts'

type Deps = { db: Database; keys: Keyring; visitor: Visitor; atTakingBack: readonly AtTakingBack[] }

/**
 * "This was not me", with the link of a mail that told a change. What it changes is written down as nobody's of the staff.
 * @throws Refusal invalid when the link was used, is too old, was ended or never was.
 */
export async function denyChange({ db, keys, visitor, atTakingBack }: Deps, token: string): Promise<void> {
  await findOpen(db, token) // before the work of hashing, which a guess is not worth
  const passwordHash = await nobodysPassword()
  const actor = { accountId: null, address: visitor.address, action: 'denyChange' }
  await actingAs(db, actor, async (tx) => {
    const notice = await findOpen(tx, token)
    const denied = {
      accountId: notice.account_id,
      email: notice.email,
      changedAt: notice.changed_at,
      passwordHash,
    }
    if (!(await takeBack(tx, keys, denied, atTakingBack))) throw usedUp()
  })
}

/** In a transaction it locks the notice: of two who use the link at once, one comes too late. */
async function findOpen(db: Database | Tx, token: string) {
  const found = await db
    .selectFrom('account_notices')
    .select(['account_id', 'email', 'changed_at'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!found) throw usedUp()
  return found
}

function usedUp(): Refusal {
  const message = accountMessages.notMeLinkUsedUp
  return new Refusal('invalid', message, { errors: { token: [message] } })
}
