import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useMay } from '../session/session.ts'
import { GoogleLink } from './google-link.tsx'
import { Panel } from './panel.tsx'
import { useManuscriptDownload } from './use-manuscript-download.ts'
import { useSubmissionAction } from './use-submission-action.ts'

/** Every version of the manuscript with who and when, the newest first, and what the author was asked to change. */
export function Versions({ submission }: { submission: StaffSubmission }) {
  const { id, versions, change_request, has_new_version } = submission
  const newest = versions.at(-1)?.number
  const mayMove = useMay('submissions.move')
  const { act, busy } = useSubmissionAction(id)
  const download = useManuscriptDownload()
  const noteSeen = () =>
    act(
      () => staffCall('POST', '/api/staff/submissions/{id}/versions/seen', { id: String(id) }),
      'Marked as seen',
    )
  return (
    <Panel title="Versions of the manuscript">
      {change_request && (
        <Alert severity="info" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          Changes requested <Ago at={change_request.at} />: <TextInScript text={change_request.text} />
        </Alert>
      )}
      {has_new_version && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            mayMove && (
              <Button color="inherit" size="small" disabled={busy} onClick={noteSeen}>
                Mark as seen
              </Button>
            )
          }
        >
          A new version has arrived.
        </Alert>
      )}
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {versions.toReversed().map(({ number, at, by, kind, drive_link, page_count, note, is_published }) => (
          <Box component="li" key={number} sx={{ py: 1 }}>
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <strong>Version {number}</strong>
              {number === newest && <Chip size="small" label="Newest" />}
              {is_published && <Chip size="small" color="success" label="Published" />}
            </Stack>
            <Typography variant="body2" color="text.secondary">
              {drive_link === null ? kind?.toUpperCase() : <GoogleLink href={drive_link} />}
              {page_count !== null && `, ${pagesOf(page_count)}`}, by{' '}
              <TextInScript text={by ?? 'a closed account'} />, <Ago at={at} />
            </Typography>
            {kind !== null && (
              <Button size="small" startIcon={<DownloadIcon />} onClick={() => download(id, number)}>
                Download version {number}
              </Button>
            )}
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

function pagesOf(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}
