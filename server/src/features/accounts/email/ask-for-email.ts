import { queueMail } from '../../../mail/queue-mail.ts'
import { doneBy } from '../done-by.ts'
import { emailChangeLink } from '../mails/email-change-link.ts'
import { emailChangeNotice } from '../mails/email-change-notice.ts'
import { tellEveryAddress } from '../not-me/tell-every-address.ts'
import { type ProofDeps, provePassword } from '../password/prove-password.ts'
import { refuseTaken } from './email-taken.ts'
import { startEmailChange } from './start-email-change.ts'

/**
 * Mails a link to the address that the account is to have, and a notice to the one that it has and those that it had lately. With the same address the link just
 * confirms it. @returns the number of the link's mail.
 * @throws Refusal conflict when the address has an account.
 */
export async function askForEmail(
  parts: ProofDeps,
  accountId: number,
  { email, password }: { email: string; password: string },
): Promise<number> {
  const { email: previousEmail } = await provePassword(parts, accountId, 'password', password)
  const isSame = email === previousEmail
  if (!isSame) await refuseTaken(parts.db, email, accountId)
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
    return queueMail(tx, emailChangeLink, { changeId })
  })
}
