import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { findNotice } from '../not-me/find-notice.ts'
import { notMeBlocks, sampleNotMe } from '../not-me/not-me-blocks.ts'
import { dear } from './dear.ts'

type Facts = { to: string; name: string | null; newEmail: string; forgotPage: string; notMe: string | null }
/** Mails that were queued before every address was told have no notice. */
type Details = { changeId: number; noticeId?: number | undefined }

/** Goes to the addresses that an account has and had lately when another one is asked for: its owner can still stop it. */
export const emailChangeNotice = mailKind({
  name: 'email-change-notice',
  details: z.object({ changeId: z.int(), noticeId: z.int().optional() }),
  gather,
  write: writeNotice,
  samples: {
    'in English': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      newEmail: 'kavitha.new@writer.example',
      forgotPage: 'https://books.example/forgot-password',
      notMe: sampleNotMe,
    },
  },
})

/** Also when the new address was confirmed before this mail could leave. */
async function gather(deps: MailDeps, { changeId, noticeId }: Details): Promise<Facts | null> {
  const change = await deps.db
    .selectFrom('email_changes')
    .innerJoin('accounts', 'accounts.id', 'email_changes.account_id')
    .where('email_changes.id', '=', changeId)
    .where('accounts.closed_at', 'is', null)
    .select(['accounts.name', 'email_changes.email', 'email_changes.previous_email'])
    .executeTakeFirst()
  if (!change) return null
  const facts = {
    name: change.name,
    newEmail: change.email,
    forgotPage: `${deps.publicUrl}/forgot-password`,
  }
  if (noticeId !== undefined) {
    const notice = await findNotice(deps, noticeId)
    return notice && { ...facts, ...notice }
  }
  const to = deliverableAddress(change.previous_email)
  return to === null ? null : { ...facts, to, notMe: null }
}

function writeNotice({ to, name, newEmail, forgotPage, notMe }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Another e-mail address for your account at ${brand.name}`,
    preview: 'If it was you, there is nothing to do.',
    title: 'Another e-mail address for your account',
    blocks: [
      dear(name),
      {
        kind: 'text',
        text: 'Your account is to have another e-mail address. It takes the place of the one before as soon as the link that was mailed there is opened.',
      },
      { kind: 'facts', facts: [{ label: 'New address', value: newEmail }] },
      {
        kind: 'text',
        text: 'If it was you, there is nothing to do here. If it was not, take a new password at once, which also stops this change.',
      },
      { kind: 'facts', facts: [{ label: 'New password', value: forgotPage, href: forgotPage }] },
      ...notMeBlocks(notMe),
    ],
    footnote: `Sent because this is, or was lately, the address of an account at ${brand.name}.`,
  }
}
