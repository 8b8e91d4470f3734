import type { ThreadMessage } from '@panai/contract/threads/threads'
import { authedApi, authedSend } from '../session/index.ts'

/** Names what has been fetched: the unread counts of all threads, and the messages of one. */
export const threadsKey = (authorId: number) => ['threads', authorId] as const
export const threadKey = (authorId: number, submissionId: number) =>
  ['thread', authorId, submissionId] as const

/** The submissions that have messages. @throws ApiError for a refusal, TypeError when no answer came. */
export async function loadThreads(signal: AbortSignal): Promise<ReadonlyMap<number, { unread: number }>> {
  const { data } = await authedApi('/api/author/messages', {}, { signal })
  return new Map(data.map(({ submission_id, unread }) => [submission_id, { unread }]))
}

/** One page of a thread, newest first. @throws ApiError for a refusal, TypeError when no answer came. */
export function loadMessages(submissionId: number, before: string | undefined, signal: AbortSignal) {
  const id = String(submissionId)
  return authedApi(
    '/api/author/submissions/{id}/messages',
    { id, ...(before !== undefined && { before }) },
    { signal },
  )
}

export function markRead(submissionId: number, upTo: ThreadMessage['id']) {
  const input = { id: String(submissionId), up_to: upTo }
  return authedSend('POST', '/api/author/submissions/{id}/messages/read', input)
}
