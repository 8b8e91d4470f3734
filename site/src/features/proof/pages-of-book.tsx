import { readProof } from '@panai/client/proof/read-proof'
import type { PageReading } from '@panai/client/proof-viewer'
import { interiorTexts } from '@panai/contract/manuscripts/interior-texts'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { proofTexts } from '@panai/contract/submissions/proof-texts'
import { sumOfInside } from '@panai/contract/submissions/proofs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useAuthor } from '../author-area/author-data.tsx'
import { DownloadButton } from '../author-area/download-button.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { FetchedPart } from '../author-area/fetched-part.tsx'
import { authedApi, authedFetch } from '../session/index.ts'
import { ApprovalOfProof } from './approval-of-proof.tsx'
import { loadViewer } from './load-viewer.ts'
import { useConversation } from './use-conversation.ts'
import { useEarlierPages } from './use-earlier-pages.ts'

type Props = {
  readonly interior: Interior
  readonly id: string
  /** No newer pages are being set. */
  readonly isNewest: boolean
}

/** The pages of the file that was fetched when the page was opened, and the approval of exactly that file. */
export function PagesOfBook({ interior, id, isNewest }: Props) {
  const author = useAuthor()
  const [part, setPart] = useState(0)
  const [opened, setOpened] = useState<Uint8Array | null>(null)
  const address = `/api/author/submissions/${id}/interior/file`
  const { data, error, refetch } = useQuery({
    queryKey: ['proof', author.id, id],
    queryFn: async ({ signal }) => readProof(await authedFetch(address, {}, { signal }), setPart),
    staleTime: Infinity, // nobody's pages are taken away while they look at them
    gcTime: 0,
  })
  const conversation = useConversation(id, data?.sha256 ?? null)
  const reading: PageReading = {
    sha256: data?.sha256 ?? null,
    read: async (from, most) => {
      const asked = { id, from: String(from), most: String(most) }
      return (await authedApi('/api/author/submissions/{id}/proof/pages', asked)).data
    },
  }
  const earlier = useEarlierPages(id, data?.sha256 ?? null)
  const inside = sumOfInside(interior.proof)
  const isOutdated = data && inside !== null && data.sha256 !== inside
  const coming = <p role="status">{proofTexts.coming(Math.round(part * 100))}</p>
  return (
    <>
      {error && <FetchFailure cause={error} onRetry={() => void refetch()} />}
      {isOutdated && (
        <Alert>
          {proofTexts.newer}{' '}
          <Button variant="secondary" onClick={() => void refetch()}>
            {proofTexts.showNewer}
          </Button>
        </Alert>
      )}
      {!error && (
        <FetchedPart name="proof" load={loadViewer} waiting={coming}>
          {({ ProofViewer }) => (
            <ProofViewer
              bytes={data?.bytes ?? null}
              waiting={coming}
              conversation={conversation}
              reading={reading}
              earlier={earlier}
              failed={<Alert>{proofTexts.failed}</Alert>}
              onOpened={() => setOpened(data?.bytes ?? null)}
            />
          )}
        </FetchedPart>
      )}
      <ApprovalOfProof
        interior={interior}
        id={id}
        isShown={isNewest && data !== undefined && !isOutdated && opened === data.bytes}
        openComments={conversation?.comments.filter(({ closed_at }) => closed_at === null).length ?? 0}
      />
      <div>
        <DownloadButton address={address} name="inside.pdf" label={interiorTexts.download} />
      </div>
    </>
  )
}
