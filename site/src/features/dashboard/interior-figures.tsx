import { localised } from '@panai/contract/language/localised'
import {
  type Ebook,
  type Interior,
  interiorSentence,
  interiorTexts,
  isUnderWay,
} from '@panai/contract/manuscripts/interiors'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { approvalOf, approvalSentence, proofTexts } from '@panai/contract/submissions/proofs'
import { useQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { trimSizeTitle } from '../../reading/trade-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useAuthor } from '../author-area/author-data.tsx'
import { DownloadButton } from '../author-area/download-button.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { PrintedCover } from './printed-cover.tsx'

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
  const { sizes, ebook, proof, version } = interior
  const [first] = sizes
  const approval = approvalOf(proof, version)
  const { size, pages, printing, mrp, royalty } = interiorTexts.columns
  const cell = 'py-2 pl-3 text-right tabular-nums whitespace-nowrap'
  return (
    <>
      {first && (
        <p className="text-lg">
          {interiorSentence(first, localised('Your book', 'உங்கள் நூல்'), localised('you earn', 'உங்களுக்கு'))}{' '}
          <span className="whitespace-nowrap">({trimSizeTitle(first.trim_size)})</span>
        </p>
      )}
      {approval && <p>{approvalSentence(approval, version, dateWords(approval.at))}</p>}
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled with the keyboard too */}
      <section aria-label={interiorTexts.sizes} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="py-2 text-left font-semibold text-base">{interiorTexts.sizes}</caption>
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-2 text-left">
                {size}
              </th>
              {[pages, printing, mrp, royalty].map((title) => (
                <th key={title} scope="col" className="py-2 pl-3 text-right whitespace-nowrap">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ trim_size, pages, copy }) => (
              <tr key={trim_size} className="border-line border-b">
                <th scope="row" className="whitespace-nowrap py-2 text-left font-normal">
                  {trimSizeTitle(trim_size)}
                </th>
                <td className={cell}>{pages}</td>
                {[copy?.printing_cost, copy?.suggested_mrp, copy?.royalty].map((amount, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
                  <td key={at} className={cell}>
                    {amount === undefined ? '–' : writtenRupees(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-ink-soft text-sm">{interiorTexts.assumed}</p>
    </>
  )
}

function EbookFile({ ebook: { state }, submissionId }: { ebook: Ebook; submissionId: number }) {
  if (state === 'none') return null
  if (state !== 'made') return <p role="status">{interiorTexts.ebook[state]}</p>
  return (
    <DownloadButton
      address={`/api/author/submissions/${submissionId}/ebook/file`}
      name="book.epub"
      label={interiorTexts.downloadEbook}
    />
  )
}
