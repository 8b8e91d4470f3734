import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { dear } from '../../../mail/phrases.ts'
import { tokenFor } from '../mailed-token.ts'
import { codeOf, waitingMailOf } from '../staff/second-factor/waiting-mail.ts'

type Facts = { to: string; name: string; code: string }
type Details = { accountId: number; nonce: string }

/** The code with which one of the company's people shows that the second factor is set up by the person who reads the address's mail. */
export const secondFactorCode = mailKind({
  name: 'second-factor-code',
  urgent: true,
  details: z.object({ accountId: z.int(), nonce: z.uuid() }),
  gather,
  write: writeCode,
  samples: {
    'in English': { to: 'arul@books.example', name: 'Arul Mani', code: 'K7QM2XRD' },
  },
})

/** null when a newer code was asked for, or this one was used, while it waited. */
async function gather({ db, keys }: MailDeps, { accountId, nonce }: Details): Promise<Facts | null> {
  const kept = await waitingMailOf(db, accountId)
  const account = await db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const to = account?.email ? deliverableAddress(account.email) : null
  if (!account || to === null || kept?.nonce !== nonce) return null
  return { to, name: account.name, code: codeOf(tokenFor(keys, 'second-factor', kept)) }
}

function writeCode({ to, name, code }: Facts): Letter {
  const shown = code.replace(/.{4}(?=.)/g, '$&-')
  return {
    language: 'en',
    to,
    subject: `Your code for setting up the second factor at ${brand.name}`,
    preview: 'It works once and for an hour.',
    title: 'Your code',
    blocks: [
      dear('en', name),
      {
        kind: 'text',
        text: 'Enter this code where you set up your second factor. It works once and for an hour:',
      },
      { kind: 'facts', facts: [{ label: 'Code', value: shown }] },
      {
        kind: 'text',
        text: 'If you are not setting one up, somebody else knows your password. Give this code to nobody, choose another password by “Forgot Password?” and tell your admin.',
      },
    ],
    footnote: `Sent because a second factor is being set up for this address at ${brand.name}.`,
  }
}
