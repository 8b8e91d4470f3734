import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import {
  checkTexts,
  type ManuscriptCheck,
  type ManuscriptFinding,
  placeOfFinding,
  reportFigures,
  severityNames,
} from '@panai/contract/manuscripts/manuscript-checks'
import { useQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Words } from '../../ui/words.tsx'
import { useAuthor } from '../author-area/author-data.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { findingTones } from './finding-tones.ts'

/** How often is asked while a check is under way. */
const EVERY_MS = 3_000

/** What was found in the newest file of a manuscript, and below it what was found in the earlier ones. */
export function CheckReport({ submissionId }: { submissionId: number }) {
  const author = useAuthor()
  const { data, error, refetch } = useQuery({
    queryKey: ['checks', author.id, submissionId],
    queryFn: ({ signal }) =>
      authedApi('/api/author/submissions/{id}/checks', { id: String(submissionId) }, { signal }),
    staleTime: 0, // a new version may have come
    refetchInterval: ({ state }) =>
      state.data?.data.checks.some(({ checked_at }) => checked_at === null) ? EVERY_MS : false,
  })
  const [newest, ...earlier] = data?.data.checks ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {error && <FetchFailure cause={error} onRetry={() => void refetch()} />}
      {newest && <OfVersion check={newest} />}
      {data && !newest && <p>{checkTexts.none}</p>}
      {earlier.map((check) => (
        <details key={check.version}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-palm">
            {localised(`Check of version ${check.version}`, `பிரதி ${check.version}: சரிபார்ப்பு`)}
          </summary>
          <OfVersion check={check} />
        </details>
      ))}
    </div>
  )
}

function OfVersion({ check: { version, checked_at, problem, report } }: { check: ManuscriptCheck }) {
  if (checked_at === null)
    return (
      <p role="status" className="text-ink-soft">
        {checkTexts.waiting}
      </p>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-soft text-sm">
        {localised(
          `Version ${version}, checked on ${dateWords(checked_at)}`,
          `பிரதி ${version}, சரிபார்த்த நாள் ${dateWords(checked_at)}`,
        )}
      </p>
      {problem !== null && (
        <p lang={scriptLanguage(problem)}>
          <Words text={problem} lang={scriptLanguage(problem)} />
        </p>
      )}
      {report && (
        <>
          <p>{reportFigures(report).join(' · ')}</p>
          {report.findings.length === 0 && <p>{checkTexts.nothing}</p>}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {report.findings.map((finding, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stored report keeps its order
              <Finding key={at} finding={finding} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Finding({ finding }: { finding: ManuscriptFinding }) {
  const { severity, meaning, mend, before, after } = finding
  const place = placeOfFinding(finding)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 border-line border-t pt-4">
      <Badge tone={findingTones[severity]}>{severityNames[severity]}</Badge>
      {place !== null && (
        <p lang={scriptLanguage(place)} className="text-ink-soft text-sm wrap-anywhere">
          <Words text={place} lang={scriptLanguage(place)} />
        </p>
      )}
      <p lang={scriptLanguage(meaning)} className="wrap-anywhere">
        <Words text={meaning} lang={scriptLanguage(meaning)} />
      </p>
      <p lang={scriptLanguage(mend)} className="text-ink-soft wrap-anywhere">
        <Words text={mend} lang={scriptLanguage(mend)} />
      </p>
      {before !== null && after !== null && (
        <dl className="grid w-full grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          <Excerpt label={checkTexts.before} text={before} />
          <Excerpt label={checkTexts.after} text={after} />
        </dl>
      )}
    </li>
  )
}

function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 bg-leaf px-4 py-3">
      <dt className="font-semibold text-sm">{label}</dt>
      <dd lang={scriptLanguage(text)} className="whitespace-pre-line wrap-anywhere">
        <Words text={text} lang={scriptLanguage(text)} />
      </dd>
    </div>
  )
}
