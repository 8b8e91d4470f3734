import type { TrimSize } from '@panai/contract/language/vocabulary'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAuthor } from '../author-area/author-data.tsx'
import { authedSend } from '../session/index.ts'

export type ChoosingSize = {
  readonly choose: (size: TrimSize | null) => void
  /** undefined: nothing is being chosen. */
  readonly pending: TrimSize | null | undefined
  readonly error: Error | null
}

/** Chooses the size in which a submission is printed; null takes the choice back. */
export function useChoosingSize(submissionId: number): ChoosingSize {
  const author = useAuthor()
  const client = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (trim_size: TrimSize | null) =>
      authedSend('PUT', '/api/author/submissions/{id}/trim-size', { id: String(submissionId), trim_size }),
    onSettled: () => client.invalidateQueries({ queryKey: ['interior', author.id] }),
  })
  return { choose: mutate, pending: isPending ? variables : undefined, error }
}
