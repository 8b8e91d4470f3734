import { brand } from '@panai/contract/brand'
import { sql } from 'kysely'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { tokenFor } from '../mailed-token.ts'
import { newestReset } from '../password/newest-reset.ts'
import { dear } from './dear.ts'

export type ResetMail = { to: string; name: string | null; link: string }

/** The link with which somebody who forgot their password takes another one. */
export const resetLink = mailKind({
  name: 'reset-link',
  details: z.object({ resetId: z.int() }),
  gather: (deps, { resetId }) => findResetMail(deps, resetId),
  write: writeLink,
  samples: {
    'in English': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      link: 'https://books.example/reset-password/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA?email=kavitha%40writer.example',
    },
    'with a name in Tamil': {
      to: 'selvi@writer.example',
      name: 'மு. செல்வி',
      link: 'https://books.example/reset-password/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA?email=selvi%40writer.example',
    },
  },
})

/** null for an address without an account, and for a link that a newer one has ended while it waited. */
export async function findResetMail(
  { db, keys, publicUrl }: MailDeps,
  resetId: number,
): Promise<ResetMail | null> {
  const reset = await newestReset(db)
    .where('password_resets.id', '=', resetId)
    .where('password_resets.expires_at', '>', sql<Date>`now()`)
    .select([
      'accounts.email',
      'accounts.name',
      'accounts.email_confirmed_at',
      'password_resets.nonce',
      'password_resets.token_hash',
    ])
    .executeTakeFirst()
  const to = reset?.email ? deliverableAddress(reset.email) : null
  if (!reset?.email || to === null) return null
  const query = new URLSearchParams({ email: reset.email })
  const link = `${publicUrl}/reset-password/${tokenFor(keys, 'reset', reset)}?${query}`
  return { to, name: reset.email_confirmed_at === null ? null : reset.name, link }
}

function writeLink({ to, name, link }: ResetMail): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Your new password at ${brand.name}`,
    preview: 'The link to choose a new password. It works once and for one hour.',
    title: 'Choose a new password',
    blocks: [
      dear(name),
      {
        kind: 'text',
        text: 'Somebody, we hope you, asked for a new password for your author account. This link works once and for one hour:',
      },
      { kind: 'link', text: 'Choose a new password', href: link },
      {
        kind: 'text',
        text: 'If it was not you, you need not do anything: your password stays as it is.',
      },
    ],
    footnote: `Sent because a reset link was asked for this address at ${brand.name}.`,
  }
}
