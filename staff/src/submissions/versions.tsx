import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/staff/submission-records'
import { Ago } from '../parts/fields.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { Panel } from './panel.tsx'

/** Every version of the manuscript with who and when, the newest first, and what the author was asked to change. */
export function Versions({ submission: { versions, change_request } }: { submission: StaffSubmission }) {
  const newest = versions.at(-1)?.number
  return (
    <Panel title="Versions of the manuscript">
      {change_request && (
        <Alert severity="info" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          Changes requested <Ago at={change_request.at} />: <TextInScript text={change_request.text} />
        </Alert>
      )}
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {versions.toReversed().map(({ number, at, by, kind, page_count, note, is_published }) => (
          <Box component="li" key={number} sx={{ py: 1 }}>
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <strong>Version {number}</strong>
              {number === newest && <Chip size="small" label="Newest" />}
              {is_published && <Chip size="small" color="success" label="Published" />}
            </Stack>
            <Typography variant="body2" color="text.secondary">
              {[kind?.toUpperCase() ?? 'Google Drive link', pagesOf(page_count)].filter(Boolean).join(', ')},
              by <TextInScript text={by ?? 'a closed account'} />, <Ago at={at} />
            </Typography>
            {note !== null && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <TextInScript text={note} />
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function pagesOf(count: number | null): string | null {
  if (count === null) return null
  return count === 1 ? '1 page' : `${count} pages`
}
