import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { tokenFor } from '../mailed-token.ts'
import { dear } from './dear.ts'
import { findEmailChange } from './find-email-change.ts'

type Facts = { to: string; link: string; loginPage: string }

/** Greets a new author and asks them to confirm their address. The address is not confirmed yet, so the mail holds nothing that was typed into the form. */
export const welcomeToAuthor = mailKind({
  name: 'welcome-to-author',
  details: z.object({ changeId: z.int() }),
  gather,
  write: writeWelcome,
  samples: {
    'in English': {
      to: 'kavitha@writer.example',
      link: 'https://books.example/profile?confirm=Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA',
      loginPage: 'https://books.example/login',
    },
    'with an apostrophe in the address': {
      to: "o'hara@writer.example",
      link: 'https://books.example/profile?confirm=Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA',
      loginPage: 'https://books.example/login',
    },
  },
})

async function gather({ db, keys, publicUrl }: MailDeps, { changeId }: { changeId: number }) {
  const change = await findEmailChange(db, changeId)
  if (!change) return null
  const link = `${publicUrl}/profile?confirm=${tokenFor(keys, 'email', change)}`
  return { to: change.to, link, loginPage: `${publicUrl}/login` }
}

function writeWelcome({ to, link, loginPage }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Welcome to ${brand.name}`,
    preview: 'Your author account is ready. Please confirm your e-mail address.',
    title: `Welcome to ${brand.name}`,
    blocks: [
      dear(null),
      {
        kind: 'text',
        text: 'Your author account is ready. Please confirm that this is your e-mail address, so that news about your books reaches you:',
      },
      { kind: 'link', text: 'Confirm my address', href: link },
      { kind: 'text', text: 'The link works for seven days. You can log in at any time:' },
      { kind: 'facts', facts: [{ label: 'Login', value: loginPage, href: loginPage }] },
      {
        kind: 'text',
        text: 'On your dashboard you hand in a manuscript, see where it is, and follow sales and royalties. An answer to this mail reaches us.',
      },
    ],
    footnote: `Sent because this address was registered at ${brand.name}. If that was not you, please answer and we remove it.`,
  }
}
