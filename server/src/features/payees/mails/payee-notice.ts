import { brand } from '@panai/contract/brand'
import { HOLD_HOURS } from '@panai/contract/payee-rules'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { dear } from '../../accounts/index.ts'
import { holdHoursOf } from '../hold-hours.ts'
import { findPayeeMail } from './find-payee-mail.ts'
import { factsOf, listFacts, type PayeeFacts, sampleFacts } from './payee-facts.ts'

const subjects = ['given', 'confirmed', 'stopped', 'withdrawn', 'verified', 'refused'] as const
type About = (typeof subjects)[number]

type Facts = {
  to: string
  name: string | null
  about: About
  details: PayeeFacts
  /** How long they rest once they are confirmed. */
  hours: number
  /** Why they were refused. */
  reason: string | null
  page: string
  forgotPage: string
  /** "This was not me"; null where nothing can be stopped any more. */
  stop: string | null
}

const titles: Record<About, string> = {
  given: 'Other bank details for your account',
  confirmed: 'Your bank details are confirmed',
  stopped: 'A change of your bank details was stopped',
  withdrawn: 'Your bank details were withdrawn',
  verified: 'Your bank details are verified',
  refused: 'Your bank details could not be verified',
}

const texts: Record<About, (hours: number) => string> = {
  given: () =>
    'Bank details were given for your author account, whose email address was changed lately. They count once the new address has confirmed them.',
  confirmed: (hours) =>
    `These details were confirmed. We pay to them ${hours} hours from now at the earliest, once we have verified them:`,
  stopped: () =>
    'This change was stopped with the link of a mail, and every device was logged out. Somebody knew your password, which works no more: take a new one now. Nothing is paid out until we have talked to you.',
  withdrawn: () => 'These details were withdrawn on your pages. We do not pay to them any more:',
  verified: () => 'We have looked at these details. Your royalties can be paid to them:',
  refused: () => 'We could not verify these details, and do not pay to them:',
}

const sample = {
  to: 'kavitha@writer.example',
  name: 'கவிதா ராமன்',
  details: sampleFacts,
  hours: HOLD_HOURS,
  reason: null,
  page: 'https://books.example/bank-details',
  forgotPage: 'https://books.example/forgot-password',
  stop: 'https://books.example/bank-details/stop/b1mEJk8Rz7m3yZ5bJ0o2sYQdM4xAQ2fVYbq0gLr0bVb',
}

/**
 * What has become of bank details. It always goes: whose money it is must hear of it. What the author
 * changes goes to every address too that the account had lately, by a notice.
 */
export const payeeNotice = mailKind({
  name: 'payee-notice',
  details: z.object({
    payeeId: z.int(),
    about: z.enum(subjects),
    noticeId: z.int().optional(),
  }),
  gather,
  write: writeNotice,
  samples: {
    'given, to an earlier address': { ...sample, about: 'given' },
    confirmed: { ...sample, about: 'confirmed' },
    stopped: { ...sample, about: 'stopped', stop: null },
    withdrawn: { ...sample, about: 'withdrawn' },
    verified: { ...sample, about: 'verified', stop: null },
    refused: {
      ...sample,
      about: 'refused',
      stop: null,
      reason: 'The name on the PAN is another one than that of the account.',
    },
  },
})

type Details = { payeeId: number; about: About; noticeId?: number | undefined }

async function gather(deps: MailDeps, { payeeId, about, noticeId }: Details): Promise<Facts | null> {
  const row = await findPayeeMail(deps, payeeId, noticeId)
  if (!row) return null
  const { publicUrl } = deps
  const mayStop = about === 'given' || about === 'confirmed' || about === 'withdrawn'
  return {
    to: row.to,
    name: row.name,
    about,
    details: factsOf(row),
    hours: await holdHoursOf(deps.db, row.author_id),
    reason: row.refusal_reason,
    page: `${publicUrl}/bank-details`,
    forgotPage: `${publicUrl}/forgot-password`,
    stop: mayStop ? row.stop : null,
  }
}

function writeNotice({ to, name, about, details, hours, reason, page, forgotPage, stop }: Facts): Letter {
  const next =
    about === 'stopped'
      ? { label: 'New password', value: forgotPage, href: forgotPage }
      : { label: 'Your bank details', value: page, href: page }
  return {
    to,
    replyTo: brand.email,
    subject: `${titles[about]} at ${brand.name}`,
    preview: texts[about](hours),
    title: titles[about],
    blocks: [
      dear(name),
      { kind: 'text', text: texts[about](hours) },
      { kind: 'facts', facts: listFacts(details) },
      ...(reason === null ? [] : [{ kind: 'words' as const, text: reason }]),
      ...(stop === null
        ? []
        : [
            {
              kind: 'text' as const,
              text: 'If it was not you, stop it. Every device is logged out, the password works no more, and nothing is paid out until we have talked to you:',
            },
            { kind: 'link' as const, text: 'This was not me', href: stop },
          ]),
      {
        kind: 'facts',
        facts: [next, { label: 'Phone', value: brand.phone.shown, href: `tel:${brand.phone.dialled}` }],
      },
    ],
    footnote: `Sent because of the bank details of an account at ${brand.name}.`,
  }
}
