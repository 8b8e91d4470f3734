import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { dear } from '../../../mail/phrases.ts'
import { findNotice } from '../not-me/find-notice.ts'
import { notMeBlocks, sampleNotMe } from '../not-me/not-me-blocks.ts'

type Facts = { to: string; name: string | null; consolePage: string; notMe: string | null }
/** Mails that were queued before every address was told have no notice. */
type Details = { accountId: number; noticeId?: number | undefined }

/** Tells one of the company's people that an admin took off their second factor: if they did not ask for it, they hear of it. */
export const secondFactorReset = mailKind({
  name: 'second-factor-reset',
  details: z.object({ accountId: z.int(), noticeId: z.int().optional() }),
  gather,
  write: writeNotice,
  samples: {
    'in English': {
      to: 'arul@books.example',
      name: 'Arul Mani',
      consolePage: 'https://books.example/staff',
      notMe: sampleNotMe,
    },
  },
})

async function gather(deps: MailDeps, { accountId, noticeId }: Details): Promise<Facts | null> {
  const consolePage = `${deps.publicUrl}/staff`
  if (noticeId !== undefined) {
    const notice = await findNotice(deps, noticeId)
    return notice && { ...notice, consolePage }
  }
  const account = await deps.db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const to = account?.email ? deliverableAddress(account.email) : null
  if (!account || to === null) return null
  return { to, name: account.name, consolePage, notMe: null }
}

function writeNotice({ to, name, consolePage, notMe }: Facts): Letter {
  return {
    language: 'en',
    to,
    subject: `Your second factor at ${brand.name} was removed`,
    preview: 'Please set up another one at your next login.',
    title: 'Your second factor was removed',
    blocks: [
      dear('en', name),
      {
        kind: 'text',
        text: 'An admin has taken the second factor off your account, and all devices were logged out. Please log in and set up another one:',
      },
      { kind: 'facts', facts: [{ label: 'Log in at', value: consolePage, href: consolePage }] },
      { kind: 'text', text: 'If you did not ask for it, speak with your admin at once.' },
      ...notMeBlocks('en', notMe),
    ],
    footnote: `Sent because the second factor of this address at ${brand.name} was removed.`,
  }
}
