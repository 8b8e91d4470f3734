import { localised } from '@panai/contract/language/localised'
import { coverRule } from '@panai/contract/submissions/submission-rules'
import { FormField } from '../../ui/form-field.tsx'
import { DrawnCover } from './drawn-cover.tsx'
import { FileInput } from './file-input.tsx'
import { useCoverPreview } from './use-cover-preview.ts'
import type { SubmissionState } from './use-submission.ts'

/** The picture of the front, as the author has it. */
export function CoverField({ state }: { state: SubmissionState }) {
  const { files, problems, chooseFile } = state
  const preview = useCoverPreview(files.bookCover)
  return (
    <div>
      <FormField
        label={localised('Cover Image', 'அட்டைப்படம்')}
        required
        problem={problems.bookCover}
        hint={localised(
          'A JPEG, PNG, WebP, AVIF, GIF or TIFF picture of at most 10 MB.',
          'JPEG, PNG, WebP, AVIF, GIF அல்லது TIFF படம், 10 MB வரை.',
        )}
      >
        {(tied) => (
          <FileInput
            {...tied}
            name="bookCover"
            accept={coverRule.types.join(',')}
            file={files.bookCover}
            onChoose={(file) => chooseFile('bookCover', file)}
          />
        )}
      </FormField>
      {preview?.warning && (
        <p role="status" className="mt-3 max-w-measure border-turmeric border-l-4 bg-leaf px-4 py-2 text-sm">
          {preview.warning}
        </p>
      )}
      {preview && (
        <div className="cover mt-4 w-40">
          <img src={preview.address} alt={localised('Chosen cover', 'தேர்ந்தெடுத்த அட்டைப்படம்')} />
        </div>
      )}
      {!files.bookCover && <DrawnCover state={state} />}
    </div>
  )
}
