import { localised } from '@panai/contract/language/localised'
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
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { problemText, useAuthor } from '../author-area/author-data.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import { BookSteps } from './book-steps.tsx'
import { findingTones } from './finding-tones.ts'
import { MadeEdits } from './made-edits.tsx'
import { TextGuesses } from './text-guesses.tsx'
import { TextInScript } from './text-in-script.tsx'
import { useInterior } from './use-interior.ts'
import { type ChangeText, useTextEdits } from './use-text-edits.ts'

/** What was found in the newest file of a manuscript, and below it what was found in the earlier ones. */
export function CheckReport({ submissionId }: { submissionId: number }) {
  const author = useAuthor()
  // A report is long: what is asked again and again is only how far it is.
  const interior = useInterior(submissionId)
  const steps = interior.data?.data.interior.steps
  const { data, error, refetch } = useQuery({
    queryKey: ['checks', author.id, submissionId, steps && checkMark(steps)],
    placeholderData: keepPreviousData,
    enabled: steps !== undefined || interior.isError,
    queryFn: ({ signal }) =>
      authedApi('/api/author/submissions/{id}/checks', { id: String(submissionId) }, { signal }),
    staleTime: 0, // a new version may have come
  })
  const [newest, ...earlier] = data?.data.checks ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {error && <FetchFailure cause={error} onRetry={() => void refetch()} />}
      {newest?.checked_at === null && <BookSteps steps={steps?.slice(0, 1) ?? []} />}
      {newest && (
        <OfVersion
          check={newest}
          submissionId={submissionId}
          download={hasCorrectedText(newest) ? submissionId : null}
        />
      )}
      {data && !newest && <p>{checkTexts.none}</p>}
      {earlier.map((check) => (
        <details key={check.version}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-palm">
            {localised(`Check of version ${check.version}`, `பிரதி ${check.version}: சரிபார்ப்பு`)}
          </summary>
          <OfVersion check={check} submissionId={submissionId} download={null} />
        </details>
      ))}
    </div>
  )
}

type OfVersionProps = { check: ManuscriptCheck; submissionId: number; download: number | null }

function OfVersion({ check, submissionId, download }: OfVersionProps) {
  const { version, checked_at, problem, report, is_current, may_be_edited, edits } = check
  // What was pressed goes away with what it has mended.
  const status = useRef<HTMLParagraphElement>(null)
  const change = useTextEdits(submissionId, version, () => status.current?.focus())
  const offered = may_be_edited ? change : null
  if (checked_at === null) return null // the steps say how far it is
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-soft text-sm">
        {localised(
          `Version ${version}, checked on ${dateWords(checked_at)}`,
          `பிரதி ${version}, சரிபார்த்த நாள் ${dateWords(checked_at)}`,
        )}
      </p>
      <p role="status" ref={status} tabIndex={-1}>
        {is_current ? '' : textEditTexts.again}
      </p>
      {change.error && <Alert>{problemText(change.error)}</Alert>}
      {problem !== null && <TextInScript text={problem} />}
      <MadeEdits edits={edits} change={offered} download={download} />
      {report && (
        <>
          <p>{reportFigures(report).join(' · ')}</p>
          {report.findings.length === 0 && <p>{checkTexts.nothing}</p>}
          {offered && <TakeAll report={report} change={offered} />}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {report.findings.map((finding, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stored report keeps its order
              <Finding key={at} finding={finding} change={offered} />
            ))}
          </ul>
          {offered && <TextGuesses report={report} change={offered} />}
        </>
      )}
    </div>
  )
}

/** Many chapters in old letters are taken at once. */
function TakeAll({ report, change }: { report: ManuscriptReport; change: ChangeText }) {
  const make = report.findings.flatMap(({ offers }) => offers).filter(({ kind }) => kind === 'old_font')
  if (make.length < 2) return null
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      disabled={change.isPending}
      onClick={() => change.mutate({ make })}
    >
      {textEditTexts.takeAll(make.length)}
    </Button>
  )
}

function Finding({ finding, change }: { finding: ManuscriptFinding; change: ChangeText | null }) {
  const { severity, meaning, mend, before, after, offers } = finding
  const place = placeOfFinding(finding)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 border-line border-t pt-4">
      <Badge tone={findingTones[severity]}>{severityNames[severity]}</Badge>
      {place !== null && <TextInScript text={place} className="text-ink-soft text-sm" />}
      <TextInScript text={meaning} />
      <TextInScript text={mend} className="text-ink-soft" />
      {before !== null && after !== null && <BeforeAndAfter before={before} after={after} />}
      {change &&
        offers.map((edit) => (
          <Button
            key={placeOf(edit)}
            aria-label={`${offerInWords(edit)}: ${meaning}`}
            variant="secondary"
            disabled={change.isPending}
            onClick={() => change.mutate({ make: [edit] })}
          >
            {offerInWords(edit)}
          </Button>
        ))}
    </li>
  )
}
