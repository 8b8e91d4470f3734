import { sampleMessages } from '@panai/contract/catalogue/sample-rules'
import { sampleTitle } from '@panai/contract/submissions/staff/sample-words'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useController } from 'react-hook-form'
import { ExtentSelect } from './extent-select.tsx'
import { hasText } from './has-text.ts'
import { useInterior } from './use-interior.ts'

/** How much of the book anybody may read once it is published. */
export function SampleField({ submission }: { submission: StaffSubmission }) {
  const { data } = useInterior(submission)
  const { field, fieldState } = useController({ name: 'sample' })
  const { value, onChange, onBlur, name, ref } = field
  const help =
    hasText(submission, data?.data.interior) === false
      ? sampleMessages.noText
      : 'Anybody may read it on the book’s page, before buying.'
  return (
    <ExtentSelect
      label={sampleTitle}
      margin="dense"
      value={value ?? null}
      onChoose={onChange}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? help}
      {...{ onBlur, name, inputRef: ref }}
    />
  )
}
