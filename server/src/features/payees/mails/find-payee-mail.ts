import { deliverableAddress } from '../../../config/mailbox.ts'
import type { MailDeps } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { findNotice, tokenFor } from '../../accounts/index.ts'
import { payeeRows } from '../payee-rows.ts'

/**
 * Details with where a mail about them goes, and the link "this was not me": to the account, or to the address of a notice; without
 * the name where the address is not confirmed. Null when no mail gets there.
 */
export async function findPayeeMail(deps: MailDeps, payeeId: number, noticeId?: number) {
  const { db, keys, publicUrl } = deps
  const row = await payeeRows(db)
    .innerJoin('accounts', 'accounts.author_id', 'p.author_id')
    .where('p.id', '=', payeeId)
    .where('accounts.closed_at', 'is', null)
    .select([
      'accounts.name',
      'accounts.language',
      'accounts.email',
      'accounts.email_confirmed_at',
      'p.confirm_nonce',
      'p.confirm_hash',
      'p.stop_nonce',
      'p.stop_hash',
    ])
    .executeTakeFirst()
  if (!row?.email) return null
  if (noticeId !== undefined) {
    const notice = await findNotice(deps, noticeId)
    return notice && { ...row, name: notice.name, to: notice.to, stop: notice.notMe }
  }
  const to = deliverableAddress(row.email)
  if (to === null) return null
  const stop = tokenFor(keys, 'payee-stop', { nonce: row.stop_nonce, token_hash: row.stop_hash })
  const name = row.email_confirmed_at === null ? null : row.name
  const stopPage = pageAddress(publicUrl, row.language, `/bank-details/stop/${stop}`)
  return { ...row, name, to, stop: row.ended_at === null ? stopPage : null }
}
