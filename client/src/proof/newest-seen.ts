import type { ProofComment } from '@panai/contract/threads/proof-comments'

/** The newest comment or answer that is shown: all messages up to it have been seen. */
export function newestSeen(comments: readonly ProofComment[]): { seen?: number } {
  const ids = comments.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)])
  return ids.length > 0 ? { seen: Math.max(...ids) } : {}
}
