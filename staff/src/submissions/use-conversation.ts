import type { Conversation } from '@panai/client/proof-viewer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { momentOf } from '../parts/time-words.ts'
import { reasonOf } from '../parts/use-sending.ts'
import { useMay } from '../session/session.ts'

const COMMENTS = '/api/staff/submissions/{id}/proof/comments'

/** What an author and the publisher write about the pages of a book, as the company has it; null until it is there. @param sha256 of the file that is shown. */
export function useConversation(submission: number, sha256: string | null): Conversation | null {
  const id = String(submission)
  const mayAnswer = useMay('letters.answer')
  const client = useQueryClient()
  const queryKey = ['proof-comments', id]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/author/submissions/{id}/proof/comments', { id }, { signal }),
    staleTime: 0, // the author may have answered
  })
  if (!data) return null
  const { comments } = data.data
  const keep = async (answer: Promise<typeof data>) => client.setQueryData(queryKey, await answer)
  const actions: Conversation['actions'] = {
    add: (said, idempotencyKey) => keep(staffCall('POST', COMMENTS, { id, ...said }, { idempotencyKey })),
    answer: (comment, said, idempotencyKey) =>
      keep(
        staffCall(
          'POST',
          `${COMMENTS}/{comment}/answers`,
          { id, comment: String(comment), ...said },
          { idempotencyKey },
        ),
      ),
    close: (comment, closed) =>
      keep(staffCall('POST', `${COMMENTS}/{comment}/state`, { id, comment: String(comment), closed })),
    problem: reasonOf,
  }
  return { comments, sha256, side: 'staff', moment: momentOf, actions: mayAnswer ? actions : null }
}
