import { documentTypes } from '@panai/contract/submission-rules'
import { Choice } from '../../ui/choice.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { FileInput } from './file-input.tsx'
import type { SubmissionState } from './use-submission.ts'

const accepted = Object.entries(documentTypes).flatMap(([extension, type]) => [`.${extension}`, type])

/** The book itself: a file, or a link to one that is too long to be sent. */
export function ManuscriptField({ state }: { state: SubmissionState }) {
  const { draft, files, problems, phase, change, chooseFile } = state
  return (
    <div className="grid gap-4">
      <div>
        <p aria-hidden="true" className="mb-1 font-semibold text-sm">
          Manuscript
        </p>
        <Choice
          label="Manuscript"
          choices={[
            ['file', 'Upload File'],
            ['drive', 'Google Drive Link'],
          ]}
          chosen={draft.mode}
          disabled={phase !== 'open'}
          onChoose={(mode) => change({ mode })}
        />
      </div>
      {draft.mode === 'file' ? (
        <FormField
          key="file"
          label="Book File"
          required
          problem={problems.bookPdf}
          hint="A PDF or Word document of at most 10 MB."
        >
          {(tied) => (
            <FileInput
              {...tied}
              name="bookPdf"
              accept={accepted.join(',')}
              file={files.bookPdf}
              onChoose={(file) => chooseFile('bookPdf', file)}
            />
          )}
        </FormField>
      ) : (
        <FormField
          key="drive"
          label="Google Drive Link"
          required
          problem={problems.drive_link}
          hint="Share the file so that anyone with the link can read it, then paste the link here."
        >
          {(tied) => (
            <input
              {...tied}
              type="url"
              name="drive_link"
              value={draft.drive_link}
              placeholder="https://drive.google.com/..."
              className={checkedFieldClass}
              onChange={({ target }) => change({ drive_link: target.value })}
            />
          )}
        </FormField>
      )}
    </div>
  )
}
