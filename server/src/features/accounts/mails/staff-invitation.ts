import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { dear } from '../../../mail/phrases.ts'
import { tokenFor } from '../mailed-token.ts'
import { goodInvitations } from '../staff/set-up/good-invitations.ts'

type Facts = { to: string; name: string; link: string; consolePage: string }

/** Asks one of the company's people to choose a password. */
export const staffInvitation = mailKind({
  name: 'staff-invitation',
  urgent: true,
  details: z.object({ invitationId: z.int() }),
  gather,
  write: writeInvitation,
  samples: {
    'in English': {
      to: 'arul@books.example',
      name: 'Arul Mani',
      link: 'https://books.example/staff/invitation/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA?email=arul%40books.example',
      consolePage: 'https://books.example/staff',
    },
  },
})

/** null for a link that was used, is too old or was ended by a newer one while it waited. */
async function gather({ db, keys, publicUrl }: MailDeps, { invitationId }: { invitationId: number }) {
  const invitation = await goodInvitations(db)
    .where('staff_invitations.id', '=', invitationId)
    .select(['accounts.email', 'accounts.name', 'staff_invitations.nonce', 'staff_invitations.token_hash'])
    .executeTakeFirst()
  const to = invitation?.email ? deliverableAddress(invitation.email) : null
  if (!invitation?.email || to === null) return null
  const query = new URLSearchParams({ email: invitation.email })
  const link = `${publicUrl}/staff/invitation/${tokenFor(keys, 'invitation', invitation)}?${query}`
  return { to, name: invitation.name, link, consolePage: `${publicUrl}/staff` }
}

function writeInvitation({ to, name, link, consolePage }: Facts): Letter {
  return {
    language: 'en',
    to,
    subject: `You are invited to work with ${brand.name}`,
    preview: 'The link to choose your password. It works once and for three days.',
    title: `Welcome to ${brand.name}`,
    blocks: [
      dear('en', name),
      {
        kind: 'text',
        text: 'An account has been made for you. Please choose its password; this link works once and for three days:',
      },
      { kind: 'link', text: 'Choose my password', href: link },
      { kind: 'facts', facts: [{ label: 'Then log in at', value: consolePage, href: consolePage }] },
      { kind: 'text', text: 'If you don’t know what this is about, you need not do anything.' },
    ],
    footnote: `Sent because an admin of ${brand.name} has invited this address.`,
  }
}
