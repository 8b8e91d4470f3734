import { Box, Typography } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { submissionStatusNames } from '@panai/contract/submissions/submission-rules'
import { momentOf } from '../parts/time-words.ts'
import { Panel } from './panel.tsx'

/** Each step with who took it and what was said: to the author, and among the staff. */
export function Timeline({ submission }: { submission: StaffSubmission }) {
  return (
    <Panel title="Timeline">
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {submission.steps.map(({ id, status, at, by, note, reason }) => (
          <Box component="li" key={id} sx={{ mb: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {submissionStatusNames[status]}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {momentOf(at)}, {by?.name ?? 'by an account that is gone'}
            </Typography>
            {note !== null && <Said label="To the author" text={note} />}
            {reason !== null && <Said label="Reason (internal)" text={reason} />}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {text}
    </Typography>
  )
}
