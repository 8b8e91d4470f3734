import { ApiError } from '@panai/client/api-error'
import { localised } from '@panai/contract/language/localised'
import {
  documentRule,
  problemWithDocument,
  readDriveLink,
  submissionMessages,
  versionNoteRule,
} from '@panai/contract/submissions/submission-rules'
import { type FormEvent, useState } from 'react'
import { inPageLanguage } from '../../in-page-language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { fetched, problemText } from '../author-area/author-data.tsx'
import { authedFetch } from '../session/index.ts'
import { ManuscriptField, type ManuscriptMode } from '../submission/manuscript-field.tsx'
import type { SubmittedBook } from './read-booklists.ts'

const words = localised(
  {
    version: 'New version',
    earlier: 'The earlier version stays with us.',
    changed: 'What has changed',
    busy: 'Uploading…',
    send: 'Send new version',
    cancel: 'Cancel',
  },
  {
    version: 'திருத்திய பிரதி',
    earlier: 'முந்தைய பிரதியும் எங்களிடம் இருக்கும்.',
    changed: 'எதை மாற்றினீர்கள்',
    busy: 'பதிவேற்றுகிறோம்…',
    send: 'திருத்திய பிரதியை அனுப்புக',
    cancel: 'கைவிடுக',
  },
)

type Problems = { bookPdf?: string; drive_link?: string }

/** Hands in a corrected manuscript, as a file or as a link. */
export function NewVersion({ book, onClose }: { book: SubmittedBook; onClose: () => void }) {
  const [mode, setMode] = useState<ManuscriptMode>('file')
  const [file, setFile] = useState<File | null>(null)
  const [link, setLink] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  /** A file that is too long opens the way by Google Drive. */
  function choose(chosen: File | null): void {
    const wrong = chosen && problemWithDocument(chosen)
    setFile(wrong ? null : chosen)
    if (wrong === documentRule.tooLarge) {
      setMode('drive')
      setProblems({ drive_link: wrong })
    } else setProblems(wrong ? { bookPdf: wrong } : {})
  }

  function problemsNow(): Problems | null {
    if (mode === 'drive')
      return readDriveLink(link) === null ? { drive_link: submissionMessages.driveLinkMissing } : null
    return file === null ? { bookPdf: submissionMessages.documentMissing } : null
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const wrong = problemsNow()
    setProblems(wrong ?? {})
    if (wrong) return
    const form = new FormData()
    if (mode === 'drive') form.set('drive_link', link)
    else if (file) form.set('bookPdf', file)
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
      const [said] =
        (cause instanceof ApiError && cause.errors[mode === 'drive' ? 'drive_link' : 'bookPdf']) || []
      const problem = inPageLanguage(said)
      if (problem === undefined) setFailure(problemText(cause))
      else setProblems(mode === 'drive' ? { drive_link: problem } : { bookPdf: problem })
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4 rounded-sm border border-line p-4">
      <ManuscriptField
        label={words.version}
        hint={words.earlier}
        disabled={isSending}
        {...{ mode, file, link, problems }}
        onMode={setMode}
        onFile={choose}
        onLink={(typed) => {
          setLink(typed)
          setProblems({})
        }}
      />
      <FormField label={words.changed} problem={undefined}>
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
          {isSending ? words.busy : words.send}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={isSending}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
