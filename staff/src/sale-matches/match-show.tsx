import { Alert, Box, Stack, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { SaleMatch } from '@panai/contract/sales-import/staff/sale-matches'
import { useCanAccess, useRecordContext } from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { counted } from '../parts/counted.ts'
import { Ago } from '../parts/fields.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { ChangeMatch } from './change-match.tsx'
import { ForgetMatch } from './forget-match.tsx'
import { Meaning } from './match-list.tsx'
import { WrittenAs } from './written-as.tsx'

export default function MatchShow() {
  return (
    <StaffShow<SaleMatch> actions={false}>
      <Match />
    </StaffShow>
  )
}

/** What is remembered, what is posted by it, and what can be done when it was wrong. */
function Match() {
  const match = useRecordContext<SaleMatch>()
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'sale-matches', action: 'edit' })
  if (!match) return null
  const { created_by, created_at, forgotten_at, rows_posted, copies_posted, royalty_posted } = match
  return (
    <Stack spacing={2} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      {forgotten_at !== null && (
        <Alert severity="info">
          No longer applies, <Ago at={forgotten_at} />
          {match.reason && match.book_id !== null && `: ${match.reason}`}
        </Alert>
      )}
      <Typography>
        In the file: <WrittenAs {...match} />
      </Typography>
      <Typography>
        Means: <Meaning {...match} />
      </Typography>
      <Typography>
        Matched by {created_by ?? 'a former colleague'}, <Ago at={created_at} />
      </Typography>
      <Typography>
        {rows_posted === 0
          ? 'Nothing is posted by it.'
          : `${counted(rows_posted, 'row')} of ${copies_posted.toLocaleString('en-IN')} copies ${rows_posted === 1 ? 'is' : 'are'} posted by it, with ${writtenRupees(royalty_posted)} of royalty.`}{' '}
        {match.rows_not_posted > 0 &&
          `${counted(match.rows_not_posted, 'row')} ${match.rows_not_posted === 1 ? 'is' : 'are'} not posted.`}
      </Typography>
      {mayChange && forgotten_at === null && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <ChangeMatch match={match} />
          <ForgetMatch match={match} />
        </Box>
      )}
      <RecordHistory subject="sale_matches" />
    </Stack>
  )
}
