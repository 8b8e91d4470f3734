import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { tokenFor } from '../mailed-token.ts'
import { dear } from './dear.ts'
import { findEmailChange } from './find-email-change.ts'

type Facts = { to: string; link: string }

/** Goes to the new address of an account: only somebody who reads mail there can open its link. */
export const emailChangeLink = mailKind({
  name: 'email-change-link',
  details: z.object({ changeId: z.int() }),
  gather,
  write: writeLink,
  samples: {
    'in English': {
      to: 'kavitha.new@writer.example',
      link: 'https://books.example/profile?confirm=Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA',
    },
  },
})

async function gather({ db, keys, publicUrl }: MailDeps, { changeId }: { changeId: number }) {
  const change = await findEmailChange(db, changeId)
  if (!change) return null
  const link = `${publicUrl}/profile?confirm=${tokenFor(keys, 'email', change)}`
  return { to: change.to, link }
}

function writeLink({ to, link }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Please confirm your e-mail address at ${brand.name}`,
    preview: 'The link that confirms this address. It works once and for one day.',
    title: 'Confirm your e-mail address',
    blocks: [
      dear(null),
      {
        kind: 'text',
        text: 'You gave this as the e-mail address of your author account. It counts once you have opened this link, which works once and for one day:',
      },
      { kind: 'link', text: 'Confirm my address', href: link },
      { kind: 'text', text: 'If it was not you, you need not do anything.' },
    ],
    footnote: `Sent because this address was given for an account at ${brand.name}.`,
  }
}
