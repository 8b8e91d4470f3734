import type { SubmissionStatus } from './submission-rules.ts'

/** Within how many days a submission should go on from a status, unless somebody sets another date; null: it has arrived. */
export const usualDays: Readonly<Record<SubmissionStatus, number | null>> = {
  manuscript_submitted: 7,
  in_review: 21,
  final_validation: 14,
  published: null,
}
