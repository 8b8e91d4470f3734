import { ApiError } from '@panai/client/api-error'
import {
  documentTypes,
  problemWithDocument,
  submissionMessages,
  versionNoteRule,
} from '@panai/contract/submission-rules'
import { type FormEvent, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { fetched, problemText } from '../author-area/author-data.tsx'
import { authedFetch } from '../session/index.ts'
import { FileInput } from '../submission/file-input.tsx'
import type { SubmittedBook } from './read-booklists.ts'

const accepted = Object.entries(documentTypes).flatMap(([extension, type]) => [`.${extension}`, type])

/** Hands in a corrected manuscript. A longer one comes by the messages, as a link. */
export function NewVersion({ book, onClose }: { book: SubmittedBook; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  function choose(chosen: File | null): void {
    const wrong = chosen && problemWithDocument(chosen)
    setProblem(wrong ?? undefined)
    setFile(wrong ? null : chosen)
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    if (file === null) return setProblem(submissionMessages.documentMissing)
    const form = new FormData()
    form.set('bookPdf', file)
    form.set('note', note)
    setSending(true)
    setFailure(null)
    try {
      await authedFetch(`/api/author/submissions/${book.id}/versions`, { method: 'POST', body: form })
      toast('success', submissionMessages.versionReceived)
      await fetched.invalidateQueries({ queryKey: ['submitted'] })
      onClose()
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      const wrong = cause instanceof ApiError ? cause.errors.bookPdf?.[0] : undefined
      setProblem(wrong)
      if (wrong === undefined) setFailure(problemText(cause))
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4 rounded-sm border border-line p-4">
      <FormField
        label="New version"
        required
        problem={problem}
        hint="A PDF or Word document of at most 10 MB. The earlier version stays with us."
      >
        {(tied) => (
          <FileInput {...tied} name="bookPdf" accept={accepted.join(',')} file={file} onChoose={choose} />
        )}
      </FormField>
      <FormField label="What has changed" problem={undefined}>
        {(tied) => (
          <textarea
            {...tied}
            name="note"
            rows={3}
            maxLength={versionNoteRule.most}
            value={note}
            className={`${checkedFieldClass} py-2`}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </FormField>
      {failure !== null && <Alert onDismiss={() => setFailure(null)}>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Uploading…' : 'Send new version'}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={isSending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
