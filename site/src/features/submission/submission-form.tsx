import { localised } from '@panai/contract/language/localised'
import { genres } from '@panai/contract/language/vocabulary'
import { useCallback, useRef } from 'react'
import { genreTitle } from '../../reading/trade-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { AboutFields } from './about-fields.tsx'
import { AboutTheBook } from './about-the-book.tsx'
import { ApprovalBox } from './approval-box.tsx'
import { ContributorsField } from './contributors-field.tsx'
import { CoverField } from './cover-field.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { ManuscriptField } from './manuscript-field.tsx'
import { TickField } from './tick-field.tsx'
import { UploadGuard } from './upload-guard.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { SubmissionState } from './use-submission.ts'
import { type Notice, useSubmission } from './use-submission.ts'

/** A book to be handed in. The fields keep what is in them until it has arrived, whatever happens on the way. */
export function SubmissionForm() {
  const form = useRef<HTMLFormElement>(null)
  const state = useSubmission(form)
  const sending = state.phase === 'sending'
  return (
    <form
      ref={form}
      noValidate
      aria-label={localised('Book Information', 'நூல் விவரங்கள்')}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
    >
      {state.notice && (
        <FormNotice key={state.notice.text} notice={state.notice} onDismiss={state.dismissNotice} />
      )}
      <fieldset disabled={state.phase !== 'open'} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
        <AboutTheBook state={state} />
        <GenreField state={state} />
        <ContributorsField state={state} />
        <AboutFields state={state} />
        <ManuscriptField
          mode={state.draft.mode}
          file={state.files.bookPdf}
          link={state.draft.drive_link}
          problems={state.problems}
          disabled={state.phase !== 'open'}
          onMode={(mode) => state.change({ mode })}
          onFile={(file) => state.chooseFile('bookPdf', file)}
          onLink={(drive_link) => state.change({ drive_link })}
        />
        <CoverField state={state} />
      </fieldset>
      <ApprovalBox />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
        <div className="flex w-full flex-wrap gap-4">
          <Button type="submit" disabled={state.phase !== 'open'} className="min-w-[min(12rem,100%)]">
            {sending
              ? localised('Submitting...', 'அனுப்புகிறோம்...')
              : localised('Submit for Review', 'பரிசீலனைக்கு அனுப்புக')}
          </Button>
          {state.phase === 'open' && !state.isEmpty && <DiscardDraft onDiscard={state.discard} />}
        </div>
        {sending && <UploadProgress progress={state.progress} onStop={state.stop} />}
      </div>
      <UploadGuard sending={sending} />
    </form>
  )
}

/** What happened. It comes into view, and takes the focus where no field has it. */
function FormNotice({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const show = useCallback((alert: HTMLDivElement | null) => {
    if (!alert) return
    const { activeElement } = document
    const inField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
    if (!inField) alert.focus()
  }, [])
  return (
    <div ref={show} tabIndex={-1}>
      <Alert tone={notice.tone} {...(notice.tone === 'problem' && { onDismiss })}>
        {notice.text}
      </Alert>
    </div>
  )
}

function GenreField({ state: { draft, problems, change } }: { state: SubmissionState }) {
  return (
    <TickField
      label={localised('Genre', 'வகை')}
      name="genre"
      choices={genres}
      titleOf={genreTitle}
      ticked={draft.genre}
      problem={problems.genre}
      onChange={(genre) => change({ genre })}
    />
  )
}
