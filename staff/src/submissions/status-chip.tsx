import { Chip } from '@mui/material'
import { type SubmissionStatus, submissionStatusNames } from '@panai/contract/submissions/submission-rules'

const colours: Record<SubmissionStatus, 'default' | 'primary' | 'info' | 'success'> = {
  manuscript_submitted: 'default',
  in_review: 'primary',
  final_validation: 'info',
  published: 'success',
}

export function StatusChip({ status }: { status: SubmissionStatus }) {
  return (
    <Chip size="small" variant="outlined" label={submissionStatusNames[status]} color={colours[status]} />
  )
}
