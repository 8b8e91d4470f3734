import { brand } from '@panai/contract/brand'
import { CONFIRM_WITHIN_HOURS, HOLD_HOURS } from '@panai/contract/payee-rules'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { dear, tokenFor } from '../../accounts/index.ts'
import { holdHoursOf } from '../hold-hours.ts'
import { findPayeeMail } from './find-payee-mail.ts'
import { factsOf, listFacts, type PayeeFacts, sampleFacts } from './payee-facts.ts'

type Facts = {
  to: string
  name: string | null
  details: PayeeFacts
  confirm: string
  stop: string
  hours: number
}

/** Goes to the account's address when bank and tax details are given: they count once its link was opened. */
export const payeeLink = mailKind({
  name: 'payee-link',
  details: z.object({ payeeId: z.int() }),
  gather,
  write: writeLink,
  samples: {
    'in Tamil': {
      to: 'kavitha@writer.example',
      name: 'கவிதா ராமன்',
      details: sampleFacts,
      confirm: 'https://books.example/bank-details/confirm/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA',
      stop: 'https://books.example/bank-details/stop/b1mEJk8Rz7m3yZ5bJ0o2sYQdM4xAQ2fVYbq0gLr0bVb',
      hours: HOLD_HOURS,
    },
  },
})

async function gather(deps: MailDeps, { payeeId }: { payeeId: number }): Promise<Facts | null> {
  const row = await findPayeeMail(deps, payeeId)
  if (row?.state !== 'awaiting' || row.stop === null) return null
  const { db, keys, publicUrl } = deps
  const confirm = tokenFor(keys, 'payee-confirm', { nonce: row.confirm_nonce, token_hash: row.confirm_hash })
  return {
    to: row.to,
    name: row.name,
    details: factsOf(row),
    confirm: `${publicUrl}/bank-details/confirm/${confirm}`,
    stop: row.stop,
    hours: await holdHoursOf(db, row.author_id),
  }
}

function writeLink({ to, name, details, confirm, stop, hours }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Please confirm your bank details at ${brand.name}`,
    preview: `The link works once and for ${CONFIRM_WITHIN_HOURS} hours.`,
    title: 'Confirm your bank details',
    blocks: [
      dear(name),
      { kind: 'text', text: 'These details were given on your pages, to pay your royalties to:' },
      { kind: 'facts', facts: listFacts(details) },
      {
        kind: 'text',
        text: `They count ${hours} hours after you have confirmed them. The link works once and for ${CONFIRM_WITHIN_HOURS} hours:`,
      },
      { kind: 'link', text: 'Confirm these details', href: confirm },
      {
        kind: 'text',
        text: 'If it was not you, somebody else has your password. Stop the change: every device is logged out, the password works no more, and nothing is paid out until we have talked to you:',
      },
      { kind: 'facts', facts: [{ label: 'This was not me', value: stop, href: stop }] },
    ],
    footnote: `Sent because bank details were given for an account at ${brand.name}.`,
  }
}
