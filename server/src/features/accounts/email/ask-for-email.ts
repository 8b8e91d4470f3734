import { deliverableAddress } from '../../../config/mailbox.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { doneBy } from '../done-by.ts'
import { emailChangeLink } from '../mails/email-change-link.ts'
import { emailChangeNotice } from '../mails/email-change-notice.ts'
import { tellEveryAddress } from '../not-me/tell-every-address.ts'
import { type ProofDeps, provePassword } from '../password/prove-password.ts'
import { emailTaken } from './email-taken.ts'
import { withEmail } from './find-by-email.ts'
import { startEmailChange } from './start-email-change.ts'

/**
 * Mails a link to the address that the account is to have, and a notice to the one that it has and those that it had lately. With the same address the link just
 * confirms it. @returns the number of the link's mail; null when no mail can get to such an address.
 * @throws Refusal conflict when the address has an account.
 */
export async function askForEmail(
  parts: ProofDeps,
  accountId: number,
  { email, password }: { email: string; password: string },
): Promise<number | null> {
  const { email: previousEmail } = await provePassword(parts, accountId, 'password', password)
  const isSame = email === previousEmail
  if (!isSame && (await withEmail(parts.db, email).select('id').executeTakeFirst())) throw emailTaken()
  return doneBy(parts.db, { accountId, visitor: parts.visitor }, async (tx) => {
    const changeId = await startEmailChange(tx, parts.keys, {
      accountId,
      email,
      previousEmail,
      validForDays: 1,
    })
    if (!isSame)
      await tellEveryAddress(tx, parts.keys, { accountId }, (noticeId) =>
        queueMail(tx, emailChangeNotice, { changeId, noticeId }),
      )
    return deliverableAddress(email) === null ? null : queueMail(tx, emailChangeLink, { changeId })
  })
}
