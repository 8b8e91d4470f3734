import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { findNotice } from '../not-me/find-notice.ts'
import { notMeBlocks, sampleNotMe } from '../not-me/not-me-blocks.ts'
import { dear } from './dear.ts'

type Facts = { to: string; name: string | null; forgotPage: string; notMe: string | null }
/** Mails that were queued before every address was told have no notice. */
type Details = { accountId: number; noticeId?: number | undefined }

/** Tells that the password of an account is another one now: if it was not its owner, they hear of it. */
export const passwordChanged = mailKind({
  name: 'password-changed',
  details: z.object({ accountId: z.int(), noticeId: z.int().optional() }),
  gather,
  write: writeNotice,
  samples: {
    'in English': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      forgotPage: 'https://books.example/forgot-password',
      notMe: sampleNotMe,
    },
  },
})

async function gather(deps: MailDeps, { accountId, noticeId }: Details): Promise<Facts | null> {
  const forgotPage = `${deps.publicUrl}/forgot-password`
  if (noticeId !== undefined) {
    const notice = await findNotice(deps, noticeId)
    return notice && { ...notice, forgotPage }
  }
  const account = await deps.db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const to = account?.email ? deliverableAddress(account.email) : null
  if (!account || to === null) return null
  return { to, name: account.name, forgotPage, notMe: null }
}

function writeNotice({ to, name, forgotPage, notMe }: Facts): Letter {
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
        text: 'The password of your account was changed, and all devices were logged out. If it was you, there is nothing to do.',
      },
      ...notMeBlocks(notMe),
      { kind: 'facts', facts: [{ label: 'New password', value: forgotPage, href: forgotPage }] },
    ],
    footnote: `Sent because this is, or was lately, the address of an account at ${brand.name}.`,
  }
}
