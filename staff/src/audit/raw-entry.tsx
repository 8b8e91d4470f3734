import { Box, Typography } from '@mui/material'
import type { AuditEntry } from '@panai/contract/staff/audit'
import { momentOf } from '../parts/time-words.ts'
import { ChangedValues } from './changed-values.tsx'

/** What was written down of a change, for those who look for how it came about. */
export function RawEntry({ entry }: { entry: AuditEntry }) {
  const { at, action, operation, subject, subject_id, part, network, before, after } = entry
  return (
    <Box component="details" sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        Technical details
      </Box>
      <Typography variant="caption" component="p">
        {action}: {operation} {part} {subject} {subject_id}, {momentOf(at)}, {network ?? 'this machine'}
      </Typography>
      <ChangedValues before={before} after={after} />
    </Box>
  )
}
