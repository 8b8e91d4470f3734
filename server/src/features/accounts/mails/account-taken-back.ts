import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { mailKind } from '../../../mail/mail-kind.ts'
import { dear } from './dear.ts'
import { findResetMail, type ResetMail } from './reset-link.ts'

/** Goes to somebody who has said that a change was not theirs: the link for another password, and what happens next. */
export const accountTakenBack = mailKind({
  name: 'account-taken-back',
  details: z.object({ resetId: z.int() }),
  gather: (deps, { resetId }) => findResetMail(deps, resetId),
  write: writeLetter,
  samples: {
    'in English': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      link: 'https://books.example/reset-password/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA?email=kavitha%40writer.example',
    },
  },
})

function writeLetter({ to, name, link }: ResetMail): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Your account at ${brand.name} is yours again`,
    preview: 'Please choose a new password, then call us.',
    title: 'Your account is yours again',
    blocks: [
      dear(name),
      {
        kind: 'text',
        text: 'You told us that a change of your account was not yours. This is its e-mail address, every device was logged out, and the password that somebody knew works no more. Please choose a new one; this link works once and for one hour, and you can ask for another at any time:',
      },
      { kind: 'link', text: 'Choose a new password', href: link },
      {
        kind: 'text',
        text: 'Your bank details are frozen: nothing is paid out and nobody can change them until we have talked to you. Please call us, or answer this mail:',
      },
      {
        kind: 'facts',
        facts: [{ label: 'Phone', value: brand.phone.shown, href: `tel:${brand.phone.dialled}` }],
      },
    ],
    footnote: `Sent because "this was not me" was said with a link that was mailed to an address of this account at ${brand.name}.`,
  }
}
