import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDesk, mailKind } from '../../../mail/mail-kind.ts'
import { deliverableAddress } from '../../../mail/mailbox.ts'
import { dear } from './dear.ts'

type Facts = { to: string; name: string; forgotPage: string }

/** Tells an author that their password is another one now: if it was not them, they hear of it. */
export const passwordChanged = mailKind({
  name: 'password-changed',
  details: z.object({ accountId: z.int() }),
  gather,
  write: writeNotice,
  samples: {
    'in English': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      forgotPage: 'https://books.example/forgot-password',
    },
  },
})

async function gather({ db, publicUrl }: MailDesk, { accountId }: { accountId: number }) {
  const account = await db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const to = account?.email ? deliverableAddress(account.email) : null
  if (!account || to === null) return null
  return { to, name: account.name, forgotPage: `${publicUrl}/forgot-password` }
}

function writeNotice({ to, name, forgotPage }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Your password at ${brand.name} was changed`,
    preview: 'If it was you, there is nothing to do.',
    title: 'Your password was changed',
    blocks: [
      dear(name),
      {
        kind: 'text',
        text: 'The password of your author account was changed, and all devices were logged out. If it was you, there is nothing to do.',
      },
      { kind: 'text', text: 'If it was not you, take a new password at once and call us:' },
      {
        kind: 'facts',
        facts: [
          { label: 'New password', value: forgotPage, href: forgotPage },
          { label: 'Phone', value: brand.phone.shown, href: `tel:${brand.phone.dialled}` },
        ],
      },
    ],
    footnote: `Sent because the password of this address at ${brand.name} was changed.`,
  }
}
