import type { EarlierPages, ProofChange } from '@panai/contract/submissions/proof-changes'
import { BothPages } from './both-pages.tsx'
import { changeWords } from './change-words.ts'
import { ChangedPassage } from './changed-passage.tsx'
import { commentWords } from './comment-words.ts'
import type { EarlierReading } from './earlier-reading.ts'
import type { OpenPdf } from './open-pdf.ts'
import { TryAgain } from './try-again.tsx'
import { useAsked } from './use-asked.ts'
import { useEarlierPdf } from './use-earlier-pdf.ts'

type Props = {
  /** The pages that are shown, and the sum of their file. */
  readonly pdf: OpenPdf
  readonly shown: string | null
  /** The pages that they are compared with. */
  readonly than: EarlierPages
  readonly earlier: EarlierReading
  readonly onPage: (page: number) => void
}

/** What has changed since some earlier pages. Their file is fetched when one of them is to be seen. */
export function ChangesSince({ pdf, shown, than, earlier, onPage }: Props) {
  const { found, again } = useAsked(`${than.sha256} ${shown}`, () => earlier.changesSince(than.sha256))
  const older = useEarlierPdf(() => earlier.fileOf(than.sha256))
  if (found === 'failed') return <TryAgain said={changeWords.failed} onAgain={again} />
  const changes = found?.sha256 === shown ? (found.changes ?? []) : []
  const both = ({ before, now }: ProofChange) => {
    if (older.pdf === null) return <p role="status">{changeWords.pagesComing}</p>
    if (older.pdf === 'failed') return <TryAgain said={changeWords.pagesFailed} onAgain={older.again} />
    const caption = commentWords.older(than.version, before.first)
    return (
      <BothPages
        then={{ pdf: older.pdf, page: before.first, caption }}
        now={{ pdf, page: now.first, caption: changeWords.pageNow(now.first) }}
        onFailed={older.fail}
      />
    )
  }
  return (
    <>
      <p role="status">{found === null ? changeWords.coming : outcome(found, shown)}</p>
      {changes.length > 0 && (
        <ol>
          {changes.map((change, at) => (
            <ChangedPassage
              // biome-ignore lint/suspicious/noArrayIndexKey: what has changed between two files stays what it is
              key={at}
              change={change}
              onPage={onPage}
              onBoth={older.want}
              both={() => both(change)}
            />
          ))}
        </ol>
      )}
      {changes.length > 0 && found !== null && found.more > 0 && <p>{changeWords.more(found.more)}</p>}
    </>
  )
}

type Found = Awaited<ReturnType<EarlierReading['changesSince']>>

function outcome({ sha256, changes, more }: Found, shown: string | null): string {
  if (sha256 !== shown) return changeWords.newer
  if (changes === null) return changeWords.unknown
  return changes.length === 0 ? changeWords.none : changeWords.count(changes.length + more)
}
