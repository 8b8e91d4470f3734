import { isUnderWay } from '@panai/contract/manuscripts/interiors'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'

/** How often is asked while something is under way. */
const EVERY_MS = 2_000

/** How far the newest version of a manuscript is, asked again while it moves; of one that is a file. */
export function useInterior({ id, versions }: Pick<StaffSubmission, 'id' | 'versions'>) {
  return useQuery({
    queryKey: ['interior', id, versions.length],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/author/submissions/{id}/interior', { id: String(id) }, { signal }),
    enabled: versions.some(({ kind }) => kind !== null),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data.interior) ? EVERY_MS : false),
  })
}
