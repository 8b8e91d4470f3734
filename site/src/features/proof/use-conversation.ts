import type { Conversation } from '@panai/client/proof-viewer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { problemText, useAuthor } from '../author-area/author-data.tsx'
import { authedApi, authedSend } from '../session/index.ts'

const COMMENTS = '/api/author/submissions/{id}/proof/comments'

/** What an author and the publisher write about the pages of a book, as the author has it; null until it is there. @param sha256 of the file that is shown. */
export function useConversation(id: string, sha256: string | null): Conversation | null {
  const author = useAuthor()
  const client = useQueryClient()
  const queryKey = ['proof-comments', author.id, id]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => authedApi(COMMENTS, { id }, { signal }),
    staleTime: 0, // the publisher may have answered
  })
  if (!data) return null
  const { comments } = data.data
  const keep = async (answer: Promise<typeof data>) => client.setQueryData(queryKey, await answer)
  return {
    ...{ comments, sha256, side: 'author', moment: dateWords },
    actions: {
      add: (said, idempotencyKey) => keep(authedSend('POST', COMMENTS, { id, ...said }, { idempotencyKey })),
      answer: (comment, said, idempotencyKey) =>
        keep(
          authedSend(
            'POST',
            `${COMMENTS}/{comment}/answers`,
            { id, comment: String(comment), ...said },
            { idempotencyKey },
          ),
        ),
      close: (comment, closed) =>
        keep(authedSend('POST', `${COMMENTS}/{comment}/state`, { id, comment: String(comment), closed })),
      problem: (cause) => problemText(cause instanceof Error ? cause : new Error(String(cause))),
    },
  }
}
