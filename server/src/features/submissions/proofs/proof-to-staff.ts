import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'

type Facts = {
  submissionId: number
  title: string
  author: string
  version: number
  /** null: it was approved. */
  reason: string | null
  publicUrl: string
}

const sample: Facts = {
  ...{ submissionId: 13, title: 'பனை ஓலையில் ஒரு கடிதம்', author: 'மு. செல்வி', version: 2 },
  ...{ reason: null, publicUrl: 'https://books.example' },
}

/** Tells the team that an author has approved a proof, or has taken that back. */
export const proofToStaff = mailKind({
  name: 'proof-to-staff',
  details: z.object({ approvalId: z.int(), isWithdrawn: z.boolean() }),
  gather,
  write: writeToStaff,
  samples: {
    approved: sample,
    withdrawn: { ...sample, reason: 'On page 37 a paragraph stands twice.' },
    'with markup in it': { ...sample, title: '<script>alert(1)</script>', reason: '<img src=x>' },
  },
})

/** @returns null when its author has left since, and it with them. */
async function gather(
  { db, publicUrl }: MailDeps,
  { approvalId, isWithdrawn }: { approvalId: number; isWithdrawn: boolean },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('proof_approvals')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .innerJoin('submission_versions', 'submission_versions.id', 'version_id')
    .select(['submissions.id', 'title', 'author_name', 'number', 'withdrawal_reason'])
    .where('proof_approvals.id', '=', approvalId)
    .executeTakeFirst()
  if (!found) return null
  const { id, title, author_name, number, withdrawal_reason } = found
  return {
    ...{ submissionId: id, title, author: author_name, version: number, publicUrl },
    reason: isWithdrawn ? withdrawal_reason : null,
  }
}

function writeToStaff({ submissionId, title, author, version, reason, publicUrl }: Facts): Letter {
  const news = reason === null ? 'is approved' : 'is no longer approved'
  return {
    language: 'en',
    to: brand.email,
    replyTo: null,
    subject: `The proof of manuscript No. ${submissionId} ${news}`,
    preview: `${title.slice(0, 80)} by ${author.slice(0, 80)}`,
    title: `The proof ${news}`,
    blocks: [
      ...(reason === null
        ? []
        : ([
            { kind: 'text', text: 'Its author has taken the approval back, and says why:' },
            { kind: 'quote', text: reason },
          ] as const)),
      {
        kind: 'facts',
        facts: [
          { label: 'Title', value: title },
          { label: 'Author', value: author },
          { label: 'Version', value: String(version) },
        ],
      },
      {
        kind: 'link',
        text: 'Open the submission',
        href: `${publicUrl}/staff/submissions/${submissionId}/show`,
      },
    ],
    footnote: `Sent by the ${brand.name} website. The words above are an author’s: take care with links and files they ask you to open.`,
  }
}
