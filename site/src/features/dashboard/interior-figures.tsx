import { choiceSentence, renewalSentence } from '@panai/contract/manuscripts/choice-texts'
import { interiorSentence, interiorTexts, tooLongSentence } from '@panai/contract/manuscripts/interior-texts'
import type { Ebook, Interior } from '@panai/contract/manuscripts/interiors'
import { approvalSentence, proofTexts } from '@panai/contract/submissions/proof-texts'
import { approvalOf } from '@panai/contract/submissions/proofs'
import { dateWords } from '../../reading/date-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { problemText } from '../author-area/author-data.tsx'
import { DownloadButton } from '../author-area/download-button.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { BookSteps } from './book-steps.tsx'
import { PrintedCover } from './printed-cover.tsx'
import { SizesTable } from './sizes-table.tsx'
import { useChoosingSize } from './use-choosing-size.ts'
import { useInterior } from './use-interior.ts'

/** The newest manuscript as a printed book, as soon as its pages are set, and as an e-book. */
export function InteriorFigures({ submissionId }: { submissionId: number }) {
  const { data, error, refetch } = useInterior(submissionId)
  const interior = data?.data.interior
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {error && <FetchFailure cause={error} onRetry={() => void refetch()} />}
      {interior &&
        (interior.state === 'none' ? (
          <p>{interiorTexts.states.none}</p>
        ) : (
          <>
            {interior.state === 'mend_first' && <p role="status">{interiorTexts.states.mend_first}</p>}
            <BookSteps steps={interior.steps} />
            {interior.sizes.length > 0 ? (
              <Figures interior={interior} submissionId={submissionId} />
            ) : (
              <EbookFile ebook={interior.ebook} submissionId={submissionId} />
            )}
          </>
        ))}
      {interior && <PrintedCover cover={interior.cover} submissionId={submissionId} />}
    </div>
  )
}

function Figures({ interior, submissionId }: { interior: Interior; submissionId: number }) {
  const { sizes, ebook, proof, choice, state } = interior
  const choosing = useChoosingSize(submissionId)
  const printed = sizes.find(({ trim_size }) => trim_size === choice.printed)
  const has = printed ? interiorSentence(printed, 'author') : null
  const tooLong = tooLongSentence(interior, 'author')
  const approval = approvalOf(proof)
  return (
    <>
      {has !== null && <p className="text-lg">{has}</p>}
      {tooLong !== null && <p className="text-lg">{tooLong}</p>}
      {state === 'failed' && <p>{interiorTexts.states.failed}</p>}
      <div role="status" className="grid gap-2">
        {(state === 'set' || choice.from !== 'usual') && <p>{choiceSentence(choice, dateWords)}</p>}
        {interior.is_outdated && <p>{renewalSentence(interior)}</p>}
      </div>
      {choosing.error && <Alert>{problemText(choosing.error)}</Alert>}
      {interior.is_kept && <p>{interiorTexts.kept}</p>}
      {approval && <p>{approvalSentence(approval, interior, dateWords)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {state === 'set' && (
          <>
            <ButtonLink to="/books-in-work/$id/proof" params={{ id: String(submissionId) }}>
              {proofTexts.open}
            </ButtonLink>
            <DownloadButton
              address={`/api/author/submissions/${submissionId}/interior/file`}
              name="inside.pdf"
              label={interiorTexts.download}
            />
          </>
        )}
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
  if (state !== 'made') return null // the steps say how far it is
  return (
    <>
      <DownloadButton
        address={`/api/author/submissions/${submissionId}/ebook/file`}
        name="book.epub"
        label={interiorTexts.downloadEbook}
      />
      {is_outdated && <p>{interiorTexts.ebookOutdated}</p>}
    </>
  )
}
