import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import type { Letter } from '../../mail/letter.ts'
import { mailKind } from '../../mail/mail-kind.ts'
import { factsOf, gatherSubmission, type SubmissionFacts, submissionSamples } from './submission-letters.ts'

/** Tells the team that a corrected manuscript has come. */
export const versionToStaff = mailKind({
  name: 'version-to-staff',
  details: z.object({ submissionId: z.int() }),
  gather: gatherSubmission,
  write: writeToStaff,
  samples: submissionSamples,
})

function writeToStaff(submission: SubmissionFacts): Letter {
  const { id, title, publicUrl } = submission
  return {
    language: 'en',
    to: brand.email,
    replyTo: null,
    subject: `A new version of manuscript No. ${id} has arrived`,
    preview: `${title.slice(0, 80)} by ${submission.author_name.slice(0, 80)}`,
    title: 'A new version has arrived',
    blocks: [
      { kind: 'facts', facts: factsOf('en', submission) },
      { kind: 'link', text: 'Open the submission', href: `${publicUrl}/staff/submissions/${id}/show` },
    ],
    footnote: `Sent by the ${brand.name} website. The words above are an author’s: take care with links and files they ask you to open.`,
  }
}
