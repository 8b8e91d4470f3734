import { sql } from 'kysely'
import type { MailDesk } from '../../../mail/mail-kind.ts'
import { deliverableAddress } from '../../../mail/mailbox.ts'
import { tokenFor } from '../mailed-token.ts'

export type Notice = {
  to: string
  name: string
  /** "This was not me"; null where it leads to nothing any more. */
  notMe: string | null
}

/** To whom a change is told, with the link; null when the account is closed or no mail gets there. */
export async function findNotice(
  { db, keys, publicUrl }: MailDesk,
  noticeId: number,
): Promise<Notice | null> {
  const notice = await db
    .selectFrom('account_notices')
    .innerJoin('accounts', 'accounts.id', 'account_notices.account_id')
    .where('account_notices.id', '=', noticeId)
    .where('accounts.closed_at', 'is', null)
    .select(['account_notices.email', 'accounts.name', 'nonce', 'token_hash'])
    .select(sql<boolean>`used_at is null and expires_at > now()`.as('is_open'))
    .executeTakeFirst()
  const to = notice ? deliverableAddress(notice.email) : null
  if (!notice || to === null) return null
  const notMe = notice.is_open ? `${publicUrl}/not-me/${tokenFor(keys, 'not-me', notice)}` : null
  return { to, name: notice.name, notMe }
}
