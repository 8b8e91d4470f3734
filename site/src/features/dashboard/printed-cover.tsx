import type { TrimSize } from '@panai/contract/language/vocabulary'
import {
  type Cover,
  coverFindingSeverity,
  coverFindingText,
  coverSentence,
  coverTexts,
} from '@panai/contract/manuscripts/covers'
import { severityNames } from '@panai/contract/manuscripts/manuscript-checks'
import { Badge } from '../../ui/badge.tsx'
import { DownloadButton } from '../author-area/download-button.tsx'
import { findingTones } from './finding-tones.ts'

/** The cover of the printed book beside its inside: the spine, its files, and what should be mended. */
export function PrintedCover({ cover, submissionId }: { cover: Cover; submissionId: number }) {
  const { state, trim_size: size, pages, front, findings, is_outdated } = cover
  // The steps say how far it is.
  if (state !== 'made' || size === null || pages === null) return null
  return (
    <section aria-labelledby="printed-cover" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="printed-cover" className="font-semibold text-base">
        {coverTexts.title}
      </h3>
      <p>
        {coverSentence(size, pages)} {front === 'drawn' && coverTexts.drawn}
      </p>
      {is_outdated && <p>{coverTexts.outdated}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <DownloadButton
          address={`/api/author/submissions/${submissionId}/cover/file`}
          name="cover.pdf"
          label={coverTexts.download}
        />
        <DownloadButton
          address={`/api/author/submissions/${submissionId}/cover/front`}
          name="cover.jpg"
          label={coverTexts.downloadFront}
        />
      </div>
      <Findings findings={findings} size={size} />
    </section>
  )
}

function Findings({ findings, size }: Pick<Cover, 'findings'> & { size: TrimSize }) {
  if (findings.length === 0) return null
  return (
    <ul aria-label={coverTexts.findings} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {findings.map((finding) => {
        const severity = coverFindingSeverity(finding)
        return (
          <li key={finding.kind} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
            <Badge tone={findingTones[severity]}>{severityNames[severity]}</Badge>
            <p className="wrap-anywhere">{coverFindingText(finding, size)}</p>
          </li>
        )
      })}
    </ul>
  )
}
