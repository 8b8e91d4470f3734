import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../mail/mail-kind.ts'

type Facts = {
  to: string
  name: string
  submissionId: number
  title: string
  text: string
  dashboard: string
}

const sample: Facts = {
  to: 'selvi@writer.example',
  name: 'மு. செல்வி',
  submissionId: 13,
  title: 'பனை ஓலையில் ஒரு கடிதம்',
  text: 'Chapter 3 ends in the middle of a sentence.\n\nPlease add the list of sources too.',
  dashboard: 'https://books.example/dashboard',
}

/** Tells the author what the editors ask to be changed, and where the new version is handed in. */
export const changesRequested = mailKind({
  name: 'changes-requested',
  details: z.object({ requestId: z.int() }),
  gather,
  write: writeToAuthor,
  samples: {
    'two changes': sample,
    'with markup in it': { ...sample, title: '<script>alert(1)</script>', text: '<img src=x>' },
  },
})

/** @returns null when it was replaced or answered since, or the author has left. */
async function gather(
  { db, publicUrl }: MailDeps,
  { requestId }: { requestId: number },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('change_requests')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select([
      'submissions.id',
      'submissions.title',
      'change_requests.text',
      'accounts.name',
      'accounts.email',
    ])
    .where('change_requests.id', '=', requestId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  const to = found?.email ? deliverableAddress(found.email) : null
  if (!found || to === null) return null
  const { id, title, text, name } = found
  return { to, name, submissionId: id, title, text, dashboard: `${publicUrl}/dashboard` }
}

function writeToAuthor({ to, name, submissionId, title, text, dashboard }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Please change your manuscript (No. ${submissionId})`,
    preview: `What our editors ask to be changed in ${title.slice(0, 80)}`,
    title: 'Please change your manuscript',
    blocks: [
      { kind: 'text', text: `Dear ${name},` },
      { kind: 'text', text: 'Our editors have read your manuscript and ask for these changes:' },
      { kind: 'quote', text },
      {
        kind: 'facts',
        facts: [
          { label: 'Title', value: title },
          { label: 'Submission', value: `No. ${submissionId}` },
        ],
      },
      { kind: 'text', text: 'Upload the new version under “Submitted Books” on your dashboard.' },
      { kind: 'link', text: 'Upload a new version', href: dashboard },
    ],
    footnote: `You get this mail because you handed in a manuscript at ${brand.name}.`,
  }
}
