import type { Interior, InteriorState } from '@panai/contract/manuscripts/interiors'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'

const without: ReadonlySet<InteriorState> = new Set(['none', 'checking', 'mend_first'])

/** Whether the newest version is a Word file whose text its check has let through; null: not known. */
export function hasText(
  { versions }: { versions: readonly Pick<StaffSubmission['versions'][number], 'kind'>[] },
  interior: Pick<Interior, 'state'> | undefined,
): boolean | null {
  const kind = versions.at(-1)?.kind ?? 'link'
  if (kind === 'pdf' || kind === 'link') return false
  return interior ? !without.has(interior.state) : null
}
