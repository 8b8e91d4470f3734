import type { Database } from '../../../db/database.ts'
import { deliverableAddress } from '../../../mail/mailbox.ts'
import { payeeRows } from '../payee-rows.ts'

/** An address that the account had until so many days ago is told too: who took the account over may have changed it first. */
const EARLIER_DAYS = 30

/** Details with where a mail about them goes, without the name where the address is not confirmed: to the account, or to the address that it had lately; null when there is none. */
export async function findPayeeMail(db: Database, payeeId: number, to: 'account' | 'earlier') {
  const row = await payeeRows(db)
    .innerJoin('accounts', 'accounts.author_id', 'p.author_id')
    .where('p.id', '=', payeeId)
    .where('accounts.closed_at', 'is', null)
    .select([
      'accounts.id as account_id',
      'accounts.name',
      'accounts.email',
      'accounts.email_confirmed_at',
      'p.confirm_nonce',
      'p.confirm_hash',
      'p.stop_nonce',
      'p.stop_hash',
    ])
    .executeTakeFirst()
  if (!row?.email) return null
  const address = to === 'account' ? row.email : await earlierAddress(db, row.account_id, row.email)
  const deliverable = address === null ? null : deliverableAddress(address)
  return deliverable === null
    ? null
    : { ...row, name: row.email_confirmed_at === null ? null : row.name, to: deliverable }
}

async function earlierAddress(db: Database, accountId: number, email: string): Promise<string | null> {
  const change = await db
    .selectFrom('email_changes')
    .select('previous_email')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .whereRef('previous_email', '<>', 'email')
    .where('used_at', '>', new Date(Date.now() - EARLIER_DAYS * 24 * 3_600_000))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return change?.previous_email ?? null
}
