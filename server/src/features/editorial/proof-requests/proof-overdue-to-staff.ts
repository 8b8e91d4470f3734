import { brand } from '@panai/contract/brand/brand'
import { dayWords } from '@panai/contract/statements/statement-words'
import { sql } from 'kysely'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import { today } from '../../../db/today.ts'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'

type Facts = {
  to: string
  submissionId: number
  title: string
  author: string
  /** ISO dates. */
  sentOn: string
  dueOn: string
  publicUrl: string
}

const sample: Facts = {
  ...{ to: 'anbu@books.example', submissionId: 13, title: 'பனை ஓலையில் ஒரு கடிதம்', author: 'மு. செல்வி' },
  ...{ sentOn: '2026-11-29', dueOn: '2026-12-06', publicUrl: 'https://books.example' },
}

/** Tells the editor in charge, or else who has sent it, that an author has not answered a proof by its day. */
export const proofOverdueToStaff = mailKind({
  name: 'proof-overdue-to-staff',
  details: z.object({ proofRequestId: z.int() }),
  gather,
  write,
  samples: {
    overdue: sample,
    'with markup in it': { ...sample, title: '<script>alert(1)</script>', author: '<img src=x>' },
  },
})

/** @returns null when the proof is not with its author any more, or has got more time. Where both of them have left it goes to the company. */
async function gather(
  { db, publicUrl }: MailDeps,
  { proofRequestId }: { proofRequestId: number },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('proof_requests as requests')
    .innerJoin('submissions', 'submissions.id', 'requests.submission_id')
    .leftJoin('accounts as assignee', (join) =>
      join
        .onRef('assignee.id', '=', 'submissions.assignee_id')
        .on('assignee.disabled_at', 'is', null)
        .on('assignee.closed_at', 'is', null),
    )
    .leftJoin('accounts as sender', (join) =>
      join
        .onRef('sender.id', '=', 'requests.account_id')
        .on('sender.disabled_at', 'is', null)
        .on('sender.closed_at', 'is', null),
    )
    .select(['submissions.id', 'submissions.title', 'author_name', 'requests.due_on'])
    .select(sql<string>`((requests.at at time zone 'Asia/Kolkata')::date)::text`.as('sentOn'))
    .select((eb) => eb.fn.coalesce('assignee.email', 'sender.email').as('email'))
    .where('requests.id', '=', proofRequestId)
    .where('ended_at', 'is', null)
    .where('requests.due_on', '<', today)
    .executeTakeFirst()
  if (!found) return null
  const { id, title, author_name, due_on, sentOn, email } = found
  const to = (email && deliverableAddress(email)) || brand.email
  return { to, submissionId: id, title, author: author_name, sentOn, dueOn: due_on, publicUrl }
}

function write({ to, submissionId, title, author, sentOn, dueOn, publicUrl }: Facts): Letter {
  return {
    language: 'en',
    to,
    subject: `The proof of manuscript No. ${submissionId} is overdue`,
    preview: `${title.slice(0, 80)} by ${author.slice(0, 80)}`,
    title: 'The author has not answered the proof',
    blocks: [
      {
        kind: 'text',
        text: 'The day until which the author had the proof is over. The author has been reminded. You can give more time, or recall it.',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Title', value: title },
          { label: 'Author', value: author },
          { label: 'Sent on', value: dayWords('en', sentOn) },
          { label: 'Until', value: dayWords('en', dueOn) },
        ],
      },
      {
        kind: 'link',
        text: 'Open the submission',
        href: `${publicUrl}/staff/submissions/${submissionId}/show`,
      },
    ],
    footnote: `Sent by the ${brand.name} website.`,
  }
}
