import type { Picture } from '@panai/contract/pictures/pictures'
import { coverRule } from '@panai/contract/submissions/submission-rules'
import { useRef, useState } from 'react'
import { staffUpload } from '../api/staff-call.ts'

/** Pictures are stored when they are chosen, before the form that names them is saved. The one that was chosen last counts. */
export function usePictureUpload(onStored: (id: number, picture: Picture) => void) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const last = useRef<File>(null)

  async function upload(file: File): Promise<void> {
    if (file.size > coverRule.most) return setProblem(coverRule.tooLarge)
    const form = new FormData()
    form.append('cover', file)
    last.current = file
    setSending(true)
    setProblem(null)
    try {
      const { data } = await staffUpload('POST', '/api/staff/covers', {}, form)
      if (last.current === file) onStored(data.id, data.cover)
    } catch (cause) {
      if (last.current === file) setProblem(cause instanceof Error ? cause.message : coverRule.wrongType)
    } finally {
      if (last.current === file) setSending(false)
    }
  }

  return { isSending, problem, upload }
}
