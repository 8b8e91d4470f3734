import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material'
import { checkMark } from '@panai/contract/manuscripts/book-steps'
import {
  checkTexts,
  hasCorrectedText,
  type ManuscriptCheck,
  type ManuscriptFinding,
  type ManuscriptReport,
  placeOfFinding,
  reportFigures,
  severityNames,
} from '@panai/contract/manuscripts/manuscript-checks'
import { offerInWords, textEditTexts } from '@panai/contract/manuscripts/text-edit-words'
import { placeOf } from '@panai/contract/manuscripts/text-edits'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { LoadFailure } from '../parts/load-failure.tsx'
import { MixedScripts } from '../parts/text-in-script.tsx'
import { reasonOf } from '../parts/use-sending.ts'
import { useMay } from '../session/session.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import { BookSteps } from './book-steps.tsx'
import { MadeEdits } from './made-edits.tsx'
import { MakeAgain } from './make-again.tsx'
import { Panel } from './panel.tsx'
import { severityColours } from './severity-colours.ts'
import { TextGuesses } from './text-guesses.tsx'
import { useInterior } from './use-interior.ts'
import { type ChangeText, useTextEdits } from './use-text-edits.ts'

/** What the check of each file has found, as its author reads it; the newest is open. */
export function ManuscriptChecks({ submission }: { submission: StaffSubmission }) {
  const { id, versions } = submission
  // A report is long: what is asked again and again is only how far it is.
  const interior = useInterior(submission)
  const steps = interior.data?.data.interior.steps
  const { data, error, refetch } = useQuery({
    queryKey: ['manuscript-checks', id, versions.length, steps && checkMark(steps)],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/author/submissions/{id}/checks', { id: String(id) }, { signal }),
    enabled: steps !== undefined || interior.isError,
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
          {check.checked_at === null && at === 0 && <BookSteps steps={steps?.slice(0, 1) ?? []} />}
          <OfVersion check={check} id={id} download={at === 0 && hasCorrectedText(check) ? id : null} />
          {at === 0 && check.problem !== null && <MakeAgain steps={steps ?? []} submission={submission} />}
        </Box>
      ))}
    </Panel>
  )
}

type OfVersionProps = { check: ManuscriptCheck; id: number; download: number | null }

function OfVersion({ check, id, download }: OfVersionProps) {
  const { version, checked_at, problem, report, is_current, may_be_edited, edits } = check
  // What was pressed goes away with what it has mended.
  const status = useRef<HTMLParagraphElement>(null)
  const change = useTextEdits(id, version, () => status.current?.focus())
  const mayChange = useMay('submissions.move')
  const offered = may_be_edited && mayChange ? change : null
  if (checked_at === null) return null // the steps say how far it is
  return (
    <>
      <Typography role="status" ref={status} tabIndex={-1}>
        {is_current ? '' : textEditTexts.again}
      </Typography>
      {change.error && <Alert severity="error">{reasonOf(change.error)}</Alert>}
      {problem !== null && <Alert severity="warning">{problem}</Alert>}
      <MadeEdits edits={edits} change={offered} download={download} />
      {report && <Report report={report} change={offered} />}
    </>
  )
}

function Report({ report, change }: { report: ManuscriptReport; change: ChangeText | null }) {
  const old = report.findings.flatMap(({ offers }) => offers).filter(({ kind }) => kind === 'old_font')
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {reportFigures(report).join(' · ')}
      </Typography>
      {report.findings.length === 0 && <Typography>{checkTexts.nothing}</Typography>}
      {change && old.length > 1 && (
        <Button
          size="small"
          variant="outlined"
          disabled={change.isPending}
          onClick={() => change.mutate({ make: old })}
        >
          {textEditTexts.takeAll(old.length)}
        </Button>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {report.findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored report keeps its order
          <Finding key={at} finding={finding} change={change} />
        ))}
      </Box>
      {change && <TextGuesses report={report} change={change} />}
    </>
  )
}

function Finding({ finding, change }: { finding: ManuscriptFinding; change: ChangeText | null }) {
  const { severity, meaning, mend, before, after, offers } = finding
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
      {before !== null && after !== null && <BeforeAndAfter before={before} after={after} />}
      {change &&
        offers.map((edit) => (
          <Button
            key={placeOf(edit)}
            size="small"
            variant="outlined"
            aria-label={`${offerInWords(edit)}: ${meaning}`}
            disabled={change.isPending}
            onClick={() => change.mutate({ make: [edit] })}
          >
            {offerInWords(edit)}
          </Button>
        ))}
    </Box>
  )
}
