import { scriptLanguage } from '@panai/contract/language/script-language'
import { renewalSentence } from '@panai/contract/manuscripts/choice-texts'
import { interiorTexts, tooLongSentence } from '@panai/contract/manuscripts/interior-texts'
import { type Interior, isUnderWay } from '@panai/contract/manuscripts/interiors'
import { proofTexts } from '@panai/contract/submissions/proof-texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Words } from '../../ui/words.tsx'
import { AuthorData, useAuthor } from '../author-area/author-data.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { WaitingProof } from '../author-area/waiting-proof.tsx'
import { WelcomeBanner } from '../author-area/welcome-banner.tsx'
import { AuthorHeader } from '../author-header/author-header.tsx'
import { BackToDashboard } from '../histories/back-to-dashboard.tsx'
import { authedApi } from '../session/index.ts'
import { PagesOfBook } from './pages-of-book.tsx'
import { PrintedOrEbook } from './printed-or-ebook.tsx'

/** How often is asked while the pages are being set. */
const EVERY_MS = 3_000

/** A book as it will be printed, for its author to look through and to approve. */
export function ProofPage({ id }: { id: string }) {
  return (
    <AuthorData>
      <Proof id={id} />
    </AuthorData>
  )
}

function Proof({ id }: { id: string }) {
  const author = useAuthor()
  const book = useQuery({
    queryKey: ['submission', author.id, id],
    queryFn: ({ signal }) => authedApi('/api/author/submissions/{id}', { id }, { signal }),
  })
  const { data, error, refetch } = useQuery({
    queryKey: ['interior', author.id, id],
    queryFn: ({ signal }) => authedApi('/api/author/submissions/{id}/interior', { id }, { signal }),
    staleTime: 0, // a new version may have come
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data.interior) ? EVERY_MS : false),
  })
  const { title, proof_request: request } = book.data?.data.submission ?? {}
  const interior = data?.data.interior
  const shown = useLastSet(interior)
  return (
    <>
      <AuthorHeader />
      <WelcomeBanner name={author.name} title={proofTexts.title}>
        <BackToDashboard />
      </WelcomeBanner>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 py-8">
        {title !== undefined && (
          <h2 lang={scriptLanguage(title)} className="wrap-anywhere text-xl">
            <Words text={title} lang={scriptLanguage(title)} />
          </h2>
        )}
        {request && (
          <WaitingProof
            request={{ dueOn: request.due_on, isOverdue: request.is_overdue, note: request.note }}
          />
        )}
        {error && <FetchFailure cause={error} onRetry={() => void refetch()} />}
        {interior && interior.state !== 'set' && (
          <p role="status">{tooLongSentence(interior, 'author') ?? interiorTexts.states[interior.state]}</p>
        )}
        {interior?.is_outdated && <p role="status">{renewalSentence(interior)}</p>}
        {interior?.is_kept && <p>{interiorTexts.kept}</p>}
        {shown && (
          <PrintedOrEbook interior={shown} id={id}>
            <PagesOfBook
              interior={shown}
              id={id}
              isNewest={interior?.state === 'set' && !interior.is_outdated}
            />
          </PrintedOrEbook>
        )}
      </div>
    </>
  )
}

/** The pages that were there last: they stay while newer ones are being set. */
function useLastSet(interior: Interior | undefined): Interior | null {
  const [last, setLast] = useState<Interior | null>(null)
  if (interior?.state === 'set' && interior !== last) setLast(interior)
  return interior?.state === 'set' ? interior : last
}
