import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Fact, Letter } from '../../mail/letter.ts'
import { mailKind } from '../../mail/mail-kind.ts'
import { factsOf, gatherSubmission, type SubmissionFacts, submissionSamples } from './submission-letters.ts'

/** Tells the team that a manuscript has come. An answer to it goes to its author. */
export const submissionToStaff = mailKind({
  name: 'submission-to-staff',
  details: z.object({ submissionId: z.int() }),
  gather: gatherSubmission,
  write: writeToStaff,
  samples: submissionSamples,
})

function writeToStaff(submission: SubmissionFacts): Letter {
  const { id, account, drive_link } = submission
  const replyTo = account && deliverableAddress(account.email)
  const facts: Fact[] = [
    ...factsOf('en', submission),
    ...(drive_link === null ? [] : [{ label: 'Link', value: drive_link, href: drive_link }]),
    ...(account
      ? [
          { label: 'Account', value: account.name },
          { label: 'Email', value: account.email },
        ]
      : []),
    ...(account?.phone ? [{ label: 'Phone', value: account.phone, href: `tel:${account.phone}` }] : []),
  ]
  return {
    language: 'en',
    to: brand.email,
    replyTo,
    subject: `Manuscript No. ${id} was handed in`,
    preview: `${submission.title.slice(0, 80)} by ${submission.author_name.slice(0, 80)}`,
    title: 'A manuscript was handed in',
    blocks: [
      { kind: 'facts', facts },
      {
        kind: 'text',
        text: replyTo
          ? 'An answer to this mail goes to the author.'
          : 'Its author’s account has been closed since.',
      },
    ],
    footnote: `Sent by the ${brand.name} website. The words above are an author’s: take care with links and files they ask you to open.`,
  }
}
