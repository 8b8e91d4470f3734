import { brand } from '@panai/contract/brand'
import { submissionStatusNames } from '@panai/contract/submission-rules'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { mailKind } from '../../mail/mail-kind.ts'
import { factsOf, gatherSubmission, type SubmissionFacts, submissionSamples } from './submission-letters.ts'

type Addressed = SubmissionFacts & { to: string }

/** Tells the author that the manuscript has come and what happens next. */
export const submissionReceived = mailKind({
  name: 'submission-received',
  details: z.object({ submissionId: z.int() }),
  async gather(deps, details) {
    const submission = await gatherSubmission(deps, details)
    const to = submission?.account && deliverableAddress(submission.account.email)
    return submission && to ? { ...submission, to } : null
  },
  write: writeToAuthor,
  samples: Object.fromEntries(
    Object.entries(submissionSamples).map(([shows, facts]) => [
      shows,
      { ...facts, to: facts.account?.email ?? brand.email },
    ]),
  ),
})

function writeToAuthor(submission: Addressed): Letter {
  const { to, title, publicUrl } = submission
  return {
    to,
    replyTo: brand.email,
    subject: `We received your manuscript (No. ${submission.id})`,
    preview: `Thank you for handing in ${title.slice(0, 80)}.`,
    title: 'We received your manuscript',
    blocks: [
      {
        kind: 'text',
        text: 'Thank you. Your manuscript is stored with us; nobody but you and our editors can read it.',
      },
      { kind: 'facts', facts: factsOf(submission) },
      {
        kind: 'text',
        text: `Our editors read it next: its status changes from “${submissionStatusNames.manuscript_submitted}” to “${submissionStatusNames.in_review}” then. You can follow every step on your dashboard: ${publicUrl}/dashboard`,
      },
      { kind: 'text', text: `For faster publishing, call us: ${brand.phone.shown}.` },
    ],
    footnote: `You get this mail because a manuscript was handed in with your account at ${brand.name}. If that was not you, please answer it.`,
  }
}
