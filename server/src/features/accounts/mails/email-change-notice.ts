import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDesk, mailKind } from '../../../mail/mail-kind.ts'
import { deliverableAddress } from '../../../mail/mailbox.ts'
import { dear } from './dear.ts'

type Facts = { to: string; name: string; newEmail: string; forgotPage: string }

/** Goes to the address that an account has when another one is asked for: its owner can still stop it. */
export const emailChangeNotice = mailKind({
  name: 'email-change-notice',
  details: z.object({ changeId: z.int() }),
  gather,
  write: writeNotice,
  samples: {
    'in English': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      newEmail: 'kavitha.new@writer.example',
      forgotPage: 'https://books.example/forgot-password',
    },
  },
})

/** Also when the new address was confirmed before this mail could leave. */
async function gather({ db, publicUrl }: MailDesk, { changeId }: { changeId: number }) {
  const change = await db
    .selectFrom('email_changes')
    .innerJoin('accounts', 'accounts.id', 'email_changes.account_id')
    .where('email_changes.id', '=', changeId)
    .where('accounts.closed_at', 'is', null)
    .select(['accounts.name', 'email_changes.email', 'email_changes.previous_email'])
    .executeTakeFirst()
  const to = change ? deliverableAddress(change.previous_email) : null
  if (!change || to === null) return null
  return { to, name: change.name, newEmail: change.email, forgotPage: `${publicUrl}/forgot-password` }
}

function writeNotice({ to, name, newEmail, forgotPage }: Facts): Letter {
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
        text: 'Your author account is to have another e-mail address. It takes the place of this one as soon as the link that was mailed there is opened.',
      },
      { kind: 'facts', facts: [{ label: 'New address', value: newEmail }] },
      {
        kind: 'text',
        text: 'If it was you, there is nothing to do here. If it was not, take a new password at once, which also stops this change, and call us:',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'New password', value: forgotPage, href: forgotPage },
          { label: 'Phone', value: brand.phone.shown, href: `tel:${brand.phone.dialled}` },
        ],
      },
    ],
    footnote: `Sent because this is the address of an account at ${brand.name}.`,
  }
}
