import type { SubmissionStatus } from './submission-rules.ts'

/** Within how many days a submission should go on from a status, unless somebody sets another date; null: it has arrived. */
export const usualDays: Readonly<Record<SubmissionStatus, number | null>> = {
  manuscript_submitted: 7,
  in_review: 21,
  final_validation: 14,
  published: null,
}

/** How many days an author has to look through a proof, unless somebody sets another date. */
export const usualProofDays = 7
/** So many days before the last one the author is reminded. */
export const proofReminderDays = 3
