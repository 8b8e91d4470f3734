import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'

/** Whether its book is or was in the catalogue; a draft never was. */
export function wasPublished({ steps }: Pick<StaffSubmission, 'steps'>): boolean {
  return steps.some(({ status }) => status === 'published')
}
