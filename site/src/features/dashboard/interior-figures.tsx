import { choiceSentence, renewalSentence } from '@panai/contract/manuscripts/choice-texts'
import { interiorSentence, interiorTexts } from '@panai/contract/manuscripts/interior-texts'
import { type Ebook, type Interior, isUnderWay } from '@panai/contract/manuscripts/interiors'
import { approvalOf, approvalSentence, proofTexts } from '@panai/contract/submissions/proofs'
import { useQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { problemText, useAuthor } from '../author-area/author-data.tsx'
import { DownloadButton } from '../author-area/download-button.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { PrintedCover } from './printed-cover.tsx'
import { SizesTable } from './sizes-table.tsx'
import { useChoosingSize } from './use-choosing-size.ts'

/** How often is asked while the pages are being set. */
const EVERY_MS = 3_000

/** The newest manuscript as a printed book, as soon as its pages are set, and as an e-book. */
export function InteriorFigures({ submissionId }: { submissionId: number }) {
  const author = useAuthor()
  const { data, error, refetch } = useQuery({
    queryKey: ['interior', author.id, submissionId],
    queryFn: ({ signal }) =>
      authedApi('/api/author/submissions/{id}/interior', { id: String(submissionId) }, { signal }),
    staleTime: 0, // a new version may have come
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data.interior) ? EVERY_MS : false),
  })
  const interior = data?.data.interior
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {error && <FetchFailure cause={error} onRetry={() => void refetch()} />}
      {interior &&
        (interior.state === 'set' ? (
          <Figures interior={interior} submissionId={submissionId} />
        ) : (
          <>
            <p role="status">{interiorTexts.states[interior.state]}</p>
            <EbookFile ebook={interior.ebook} submissionId={submissionId} />
          </>
        ))}
      {interior && <PrintedCover cover={interior.cover} submissionId={submissionId} />}
    </div>
  )
}

function Figures({ interior, submissionId }: { interior: Interior; submissionId: number }) {
  const { sizes, ebook, proof, version, choice } = interior
  const choosing = useChoosingSize(submissionId)
  const printed = sizes.find(({ trim_size }) => trim_size === choice.printed)
  const approval = approvalOf(proof, version)
  return (
    <>
      {printed && <p className="text-lg">{interiorSentence(printed, 'author')}</p>}
      <div role="status" className="grid gap-2">
        <p>{choiceSentence(choice, dateWords)}</p>
        {interior.is_outdated && <p>{renewalSentence(interior)}</p>}
      </div>
      {choosing.error && <Alert>{problemText(choosing.error)}</Alert>}
      {interior.is_kept && <p>{interiorTexts.kept}</p>}
      {approval && <p>{approvalSentence(approval, interior, dateWords(approval.at))}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/books-in-work/$id/proof" params={{ id: String(submissionId) }}>
          {proofTexts.open}
        </ButtonLink>
        <DownloadButton
          address={`/api/author/submissions/${submissionId}/interior/file`}
          name="inside.pdf"
          label={interiorTexts.download}
        />
        <EbookFile ebook={ebook} submissionId={submissionId} />
      </div>
      <SizesTable interior={interior} choosing={choosing} />
      <p className="text-ink-soft text-sm">
        {interiorTexts.assumed} {interiorTexts.calculator}
      </p>
    </>
  )
}

function EbookFile({ ebook: { state, is_outdated }, submissionId }: { ebook: Ebook; submissionId: number }) {
  if (state === 'none') return null
  if (state !== 'made') return <p role="status">{interiorTexts.ebook[state]}</p>
  return (
    <>
      <DownloadButton
        address={`/api/author/submissions/${submissionId}/ebook/file`}
        name="book.epub"
        label={interiorTexts.downloadEbook}
      />
      {is_outdated && <p>{interiorTexts.ebook.outdated}</p>}
    </>
  )
}
