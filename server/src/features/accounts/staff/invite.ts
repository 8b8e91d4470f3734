import type { resendableMails } from '@panai/contract/accounts/staff/accounts'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import type { StaffRole } from '@panai/contract/http/permissions'
import type { StaffCaller } from '../../../access/staff-caller.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { orEmailTaken, refuseTaken } from '../email/email-taken.ts'
import { startEmailChange } from '../email/start-email-change.ts'
import { emailChangeLink } from '../mails/email-change-link.ts'
import { askForReset } from '../password/ask-for-reset.ts'
import { lockAccount } from './change-account.ts'
import { mailInvitation } from './set-up/mail-invitation.ts'

type Invited = { name: string; email: string; role: StaffRole }

type Kind = (typeof resendableMails)[number]

/** Mails a link of the kind again; the earlier one stops working. @throws Refusal conflict when the account has no use for it. */
export async function resend(
  tx: Tx,
  { caller, keys }: { caller: StaffCaller; keys: Keyring },
  { id, kind }: { id: number; kind: Kind },
): Promise<void> {
  const account = await lockAccount(tx, caller, id)
  const { email } = account
  if (account.disabled_at !== null || email === null)
    throw new Refusal('conflict', staffAccountMessages.notUsable)
  if (kind === 'invitation') {
    if (account.has_password) throw new Refusal('conflict', staffAccountMessages.notInvited)
    return mailInvitation(tx, keys, id)
  }
  if (!account.has_password) throw new Refusal('conflict', staffAccountMessages.notUsable)
  if (kind === 'reset') return askForReset(tx, keys, email)
  // The page behind that link is an author's; the company's people confirm their address by the invitation.
  if (account.email_confirmed_at !== null || account.author_id === null)
    throw new Refusal('conflict', staffAccountMessages.notConfirmable)
  const change = { accountId: id, email, previousEmail: email, validForDays: 7 }
  await queueMail(tx, emailChangeLink, { changeId: await startEmailChange(tx, keys, change) })
}

/**
 * Makes an account without a password and mails the link to choose one. Of whom one of the demo invites it is one of the demo: it ends with
 * it. @returns its id. @throws Refusal conflict when the address has an account.
 */
export async function invite(
  tx: Tx,
  { caller, keys }: { caller: StaffCaller; keys: Keyring },
  { name, email, role }: Invited,
): Promise<number> {
  await refuseTaken(tx, email, null)
  const { id } = await tx
    .insertInto('accounts')
    .values({ name, email, role, is_demo: caller.isDemo })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orEmailTaken)
  await mailInvitation(tx, keys, id)
  return id
}
