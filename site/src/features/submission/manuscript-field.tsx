import { documentTypes } from '@panai/contract/submission-rules'
import { Choice } from '../../ui/choice.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { FileInput } from './file-input.tsx'

const accepted = Object.entries(documentTypes).flatMap(([extension, type]) => [`.${extension}`, type])

export type ManuscriptMode = 'file' | 'drive'

type ManuscriptFieldProps = {
  /** How the file is called, and what is said of it beside its size. */
  readonly label?: string
  readonly hint?: string
  readonly mode: ManuscriptMode
  readonly file: File | null
  readonly link: string
  readonly problems: { readonly bookPdf?: string; readonly drive_link?: string }
  readonly disabled: boolean
  readonly onMode: (mode: ManuscriptMode) => void
  readonly onFile: (file: File | null) => void
  readonly onLink: (link: string) => void
}

/** A manuscript: a file, or a link to one that is too long to be sent. */
export function ManuscriptField(props: ManuscriptFieldProps) {
  const { label = 'Book File', hint = '', mode, file, link, problems, disabled } = props
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
          chosen={mode}
          disabled={disabled}
          onChoose={props.onMode}
        />
      </div>
      {mode === 'file' ? (
        <FormField
          key="file"
          label={label}
          required
          problem={problems.bookPdf}
          hint={`A PDF or Word document of at most 10 MB. ${hint}`.trim()}
        >
          {(tied) => (
            <FileInput
              {...tied}
              name="bookPdf"
              accept={accepted.join(',')}
              file={file}
              onChoose={props.onFile}
            />
          )}
        </FormField>
      ) : (
        <FormField
          key="drive"
          label="Google Drive Link"
          required
          problem={problems.drive_link}
          hint={`Share the file so that anyone with the link can read it, then paste the link here. ${hint}`.trim()}
        >
          {(tied) => (
            <input
              {...tied}
              type="url"
              name="drive_link"
              value={link}
              placeholder="https://drive.google.com/..."
              className={checkedFieldClass}
              onChange={({ target }) => props.onLink(target.value)}
            />
          )}
        </FormField>
      )}
    </div>
  )
}
