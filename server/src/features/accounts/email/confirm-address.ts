import { accountMessages } from '@panai/contract/accounts/account-messages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { doneBy } from '../done-by.ts'
import { hashOf } from '../mailed-token.ts'
import { emailChanged } from '../mails/email-changed.ts'
import { tellEveryAddress } from '../not-me/tell-every-address.ts'
import { orEmailTaken, refuseTaken } from './email-taken.ts'

/**
 * Takes the address of a mailed link as that of the account, and tells the addresses that it had lately. A link that is opened again
 * changes nothing, and says so as long as the account has its address. @returns the address.
 * @throws Refusal invalid when the link was used, is too old or never was; conflict when another account has the address meanwhile.
 */
export function confirmAddress(
  { db, keys, visitor }: { db: Database; keys: Keyring; visitor: Visitor },
  token: string,
): Promise<{ email: string; wasConfirmed: boolean }> {
  return doneBy(db, { accountId: null, visitor, how: 'mailed link' }, async (tx) => {
    const change = await tx
      .selectFrom('email_changes')
      .innerJoin('accounts', 'accounts.id', 'email_changes.account_id')
      .where('email_changes.token_hash', '=', hashOf(token))
      .where('email_changes.used_at', 'is', null)
      .where('email_changes.expires_at', '>', sql<Date>`now()`)
      .where('accounts.disabled_at', 'is', null)
      .where('accounts.closed_at', 'is', null)
      .select([
        'email_changes.id',
        'email_changes.account_id',
        'email_changes.email',
        'email_changes.previous_email',
        'email_changes.created_at',
      ])
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!change) {
      const email = await findConfirmed(tx, token)
      if (email !== null) return { email, wasConfirmed: true }
      throw new Refusal('invalid', accountMessages.emailLinkUsedUp, {
        errors: { token: [accountMessages.emailLinkUsedUp] },
      })
    }
    if (change.email !== change.previous_email) await refuseTaken(tx, change.email, change.account_id)
    const now = sql<Date>`now()`
    await tx.updateTable('email_changes').set({ used_at: now }).where('id', '=', change.id).execute()
    await tx
      .updateTable('accounts')
      .set({ email: change.email, email_confirmed_at: now })
      .where('id', '=', change.account_id)
      .execute()
      .catch(orEmailTaken)
    if (change.email !== change.previous_email) {
      const { id: changeId, account_id: accountId, created_at: changedAt } = change
      await tellEveryAddress(tx, keys, { accountId, changedAt }, (noticeId) =>
        queueMail(tx, emailChanged, { noticeId, changeId }),
      )
    }
    return { email: change.email, wasConfirmed: false }
  })
}

/** The address that this link has confirmed before, where it still is the account's. */
async function findConfirmed(tx: Tx, token: string): Promise<string | null> {
  const confirmed = await tx
    .selectFrom('email_changes')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'email_changes.account_id')
        .onRef('accounts.email', '=', 'email_changes.email'),
    )
    .where('email_changes.token_hash', '=', hashOf(token))
    .where('email_changes.used_at', 'is not', null)
    .where('accounts.email_confirmed_at', 'is not', null)
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.closed_at', 'is', null)
    .select('accounts.email')
    .executeTakeFirst()
  return confirmed?.email ?? null
}
