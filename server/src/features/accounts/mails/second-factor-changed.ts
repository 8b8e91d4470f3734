import { brand } from '@panai/contract/brand/brand'
import { keysOf } from '@panai/contract/http/keys-of'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { mailKind } from '../../../mail/mail-kind.ts'
import { dear } from '../../../mail/phrases.ts'
import { findNotice, type Notice } from '../not-me/find-notice.ts'
import { notMeBlocks, sampleNotMe } from '../not-me/not-me-blocks.ts'

/** What can become of a second factor by its owner. */
const titles = {
  set: 'A second factor was set up',
  removed: 'Your second factor was removed',
  app_removed: 'Your authenticator app was removed',
  recovery_codes: 'New recovery codes were made',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
} as const
export type FactorChange = keyof typeof titles
const changes = keysOf(titles)

type Facts = Notice & { change: FactorChange }

const sample = { language: 'en' as const, to: 'arul@books.example', name: 'Arul Mani', notMe: sampleNotMe }

/** Tells one of the company's people that the second factor of their account is another one now. */
export const secondFactorChanged = mailKind({
  name: 'second-factor-changed',
  details: z.object({ noticeId: z.int(), change: z.enum(changes) }),
  async gather(deps, { noticeId, change }) {
    const notice = await findNotice(deps, noticeId)
    return notice && { ...notice, change }
  },
  write: writeNotice,
  samples: {
    'set up': { ...sample, change: 'set' },
    removed: { ...sample, change: 'removed' },
    'an app removed': { ...sample, change: 'app_removed' },
    'other recovery codes': { ...sample, change: 'recovery_codes' },
    'a passkey added': { ...sample, change: 'passkey_added' },
    'a passkey removed': { ...sample, change: 'passkey_removed' },
  },
})

function writeNotice({ to, name, notMe, change }: Facts): Letter {
  return {
    language: 'en',
    to,
    subject: `${titles[change]} at ${brand.name}`,
    preview: 'If it was you, there is nothing to do.',
    title: titles[change],
    blocks: [
      dear('en', name),
      {
        kind: 'text',
        text: `${titles[change]} for your account. If it was you, there is nothing to do.`,
      },
      ...notMeBlocks('en', notMe),
    ],
    footnote: `Sent because this is, or was lately, the address of an account at ${brand.name}.`,
  }
}
