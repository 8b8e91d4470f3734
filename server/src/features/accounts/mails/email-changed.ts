import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { findNotice, type Notice } from '../not-me/find-notice.ts'
import { notMeBlocks, sampleNotMe } from '../not-me/not-me-blocks.ts'
import { dear } from './dear.ts'

type Facts = Notice & { newEmail: string; previousEmail: string }

/** Tells that an account has another address now, at the new one, the one before it and those that it had lately. */
export const emailChanged = mailKind({
  name: 'email-changed',
  details: z.object({ noticeId: z.int(), changeId: z.int() }),
  gather,
  write: writeNotice,
  samples: {
    'in English': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      newEmail: 'kavitha.new@writer.example',
      previousEmail: 'kavitha@writer.example',
      notMe: sampleNotMe,
    },
  },
})

async function gather(deps: MailDeps, { noticeId, changeId }: { noticeId: number; changeId: number }) {
  const notice = await findNotice(deps, noticeId)
  const change = await deps.db
    .selectFrom('email_changes')
    .select(['email', 'previous_email'])
    .where('id', '=', changeId)
    .executeTakeFirst()
  if (!notice || !change) return null
  return { ...notice, newEmail: change.email, previousEmail: change.previous_email }
}

function writeNotice({ to, name, newEmail, previousEmail, notMe }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `The e-mail address of your account at ${brand.name} was changed`,
    preview: 'If it was you, there is nothing to do.',
    title: 'Your e-mail address was changed',
    blocks: [
      dear(name),
      {
        kind: 'text',
        text: 'Your account has another e-mail address now. You log in with it, and our mail goes there. If it was you, there is nothing to do.',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'New address', value: newEmail },
          { label: 'Address before', value: previousEmail },
        ],
      },
      ...notMeBlocks(notMe),
    ],
    footnote: `Sent because this is, or was lately, the address of an account at ${brand.name}.`,
  }
}
