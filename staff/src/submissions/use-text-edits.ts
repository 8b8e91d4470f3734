import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'

/** What is to be changed in a text, and what of earlier changes is to be undone, by its places. */
export type TextChange = { make?: TextEdit[]; undo?: string[] }

/** Changes the text of the newest version; then all that is made of it is asked for again. */
export function useTextEdits(id: number, version: number, onKept: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ make = [], undo = [] }: TextChange) =>
      staffCall('POST', '/api/staff/submissions/{id}/text-edits', { id: String(id), version, make, undo }),
    onSuccess: onKept,
    onSettled: () =>
      Promise.all(
        ['manuscript-checks', 'interior'].map((name) => client.invalidateQueries({ queryKey: [name, id] })),
      ),
  })
}
export type ChangeText = ReturnType<typeof useTextEdits>
