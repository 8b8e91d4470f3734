import type { SampleExtent } from '@panai/contract/catalogue/sample-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { wasPublished } from './was-published.ts'

/**
 * How much of a book anybody may read, until its editor says otherwise: as it was chosen before; of a book that was never published a
 * tenth, where there is a text.
 */
export function firstExtent(
  submission: Pick<StaffSubmission, 'sample' | 'steps'>,
  isThereText: boolean | null,
): SampleExtent | null {
  if (submission.sample) return submission.sample.extent
  return isThereText && !wasPublished(submission) ? 'tenth' : null
}
