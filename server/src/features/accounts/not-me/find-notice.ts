import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { sql } from 'kysely'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { MailDeps } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { tokenFor } from '../mailed-token.ts'

export type Notice = {
  language: InterfaceLanguage
  to: string
  /** null where it may be a stranger's words: at an address that is not the account's own and confirmed. */
  name: string | null
  /** "This was not me"; null where it leads to nothing any more. */
  notMe: string | null
}

/** The recipient of a notice about a change, with the link; null when the account is closed or gets no mail. */
export async function findNotice(
  { db, keys, publicUrl }: MailDeps,
  noticeId: number,
): Promise<Notice | null> {
  const notice = await db
    .selectFrom('account_notices')
    .innerJoin('accounts', 'accounts.id', 'account_notices.account_id')
    .where('account_notices.id', '=', noticeId)
    .where('accounts.closed_at', 'is', null)
    .select(['account_notices.email', 'accounts.language', 'nonce', 'token_hash'])
    .select(
      sql<string | null>`case when accounts.email_confirmed_at is not null
        and lower(accounts.email) = lower(account_notices.email) then accounts.name end`.as('name'),
    )
    .select(sql<boolean>`used_at is null and expires_at > now()`.as('is_open'))
    .executeTakeFirst()
  const to = notice ? deliverableAddress(notice.email) : null
  if (!notice || to === null) return null
  const notMe = notice.is_open
    ? pageAddress(publicUrl, notice.language, `/not-me/${tokenFor(keys, 'not-me', notice)}`)
    : null
  return { language: notice.language, to, name: notice.name, notMe }
}
