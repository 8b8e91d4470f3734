import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import {
  checkTexts,
  type ManuscriptCheck,
  type ManuscriptFinding,
  placeOfFinding,
  reportFigures,
  severityNames,
} from '@panai/contract/manuscripts/manuscript-checks'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { LoadFailure } from '../parts/load-failure.tsx'
import { MixedScripts, TextInScript } from '../parts/text-in-script.tsx'
import { Panel } from './panel.tsx'
import { severityColours } from './severity-colours.ts'

/** How often is asked while a check is under way. */
const EVERY_MS = 3_000

/** What the check of each file has found, as its author reads it; the newest is open. */
export function ManuscriptChecks({ submission: { id, versions } }: { submission: StaffSubmission }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['manuscript-checks', id, versions.length],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/author/submissions/{id}/checks', { id: String(id) }, { signal }),
    enabled: versions.some(({ kind }) => kind !== null),
    refetchInterval: ({ state }) =>
      state.data?.data.checks.some(({ checked_at }) => checked_at === null) ? EVERY_MS : false,
  })
  const checks = data?.data.checks ?? []
  if (checks.length === 0 && !error) return null
  return (
    <Panel title={checkTexts.title}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {checks.map((check, at) => (
        <Box component="details" key={check.version} open={at === 0}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
            Version {check.version}
            {check.checked_at !== null && (
              <Typography component="span" variant="body2" color="text.secondary">
                , checked <Ago at={check.checked_at} />
              </Typography>
            )}
          </Box>
          <OfVersion check={check} />
        </Box>
      ))}
    </Panel>
  )
}

function OfVersion({ check: { checked_at, problem, report } }: { check: ManuscriptCheck }) {
  if (checked_at === null) return <Typography>It is being checked.</Typography>
  if (!report) return <Alert severity="warning">{problem}</Alert>
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {reportFigures(report).join(' · ')}
      </Typography>
      {report.findings.length === 0 && <Typography>{checkTexts.nothing}</Typography>}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {report.findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored report keeps its order
          <Finding key={at} finding={finding} />
        ))}
      </Box>
    </>
  )
}

function Finding({ finding }: { finding: ManuscriptFinding }) {
  const { severity, meaning, mend, before, after } = finding
  const place = placeOfFinding(finding)
  return (
    <Box component="li" sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip
          size="small"
          variant="outlined"
          color={severityColours[severity]}
          label={severityNames[severity]}
        />
        {place !== null && (
          <Typography variant="body2" color="text.secondary">
            <MixedScripts text={place} />
          </Typography>
        )}
      </Stack>
      <Typography sx={{ mt: 0.5 }}>
        <MixedScripts text={meaning} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <MixedScripts text={mend} />
      </Typography>
      {before !== null && after !== null && (
        <Box
          component="dl"
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
        >
          <Excerpt label={checkTexts.before} text={before} />
          <Excerpt label={checkTexts.after} text={after} />
        </Box>
      )}
    </Box>
  )
}

function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line' }}>
        <TextInScript text={text} />
      </Typography>
    </Box>
  )
}
