import { isUnderWay } from '@panai/contract/manuscripts/interiors'
import { useQuery } from '@tanstack/react-query'
import { useAuthor } from '../author-area/author-data.tsx'
import { authedApi } from '../session/index.ts'

/** How often is asked while something is under way. */
const EVERY_MS = 2_000

/** How far the newest version of a manuscript is, asked again while it moves. */
export function useInterior(submissionId: number) {
  const author = useAuthor()
  return useQuery({
    queryKey: ['interior', author.id, submissionId],
    queryFn: ({ signal }) =>
      authedApi('/api/author/submissions/{id}/interior', { id: String(submissionId) }, { signal }),
    staleTime: 0, // a new version may have come
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data.interior) ? EVERY_MS : false),
  })
}
