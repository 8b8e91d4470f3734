import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAuthor } from '../author-area/author-data.tsx'
import { authedSend } from '../session/index.ts'

/** What is to be changed in a text, and what of earlier changes is to be undone, by its places. */
export type TextChange = { make?: TextEdit[]; undo?: string[] }

/** Changes the text of the newest version; then all that is made of it is asked for again. */
export function useTextEdits(submissionId: number, version: number, onKept: () => void) {
  const author = useAuthor()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ make = [], undo = [] }: TextChange) =>
      authedSend('POST', '/api/author/submissions/{id}/text-edits', {
        ...{ id: String(submissionId), version, make, undo },
      }),
    onSuccess: onKept,
    onSettled: () =>
      Promise.all(
        ['checks', 'interior'].map((name) =>
          client.invalidateQueries({ queryKey: [name, author.id, submissionId] }),
        ),
      ),
  })
}
export type ChangeText = ReturnType<typeof useTextEdits>
