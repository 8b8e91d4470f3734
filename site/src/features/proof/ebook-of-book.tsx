import { readBytes } from '@panai/client/proof/read-bytes'
import { ebookTexts } from '@panai/contract/manuscripts/ebook-texts'
import { interiorTexts } from '@panai/contract/manuscripts/interior-texts'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { useAuthor } from '../author-area/author-data.tsx'
import { DownloadButton } from '../author-area/download-button.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { FetchedPart } from '../author-area/fetched-part.tsx'
import { authedFetch } from '../session/index.ts'
import { loadEbookViewer } from './load-ebook-viewer.ts'

/** The e-book of the version that is shown, to be read here or to be kept. */
export function EbookOfBook({ interior: { version, ebook }, id }: { interior: Interior; id: string }) {
  const author = useAuthor()
  const [part, setPart] = useState(0)
  const address = `/api/author/submissions/${id}/ebook/file`
  const { data, error, refetch } = useQuery({
    queryKey: ['ebook', author.id, id, version],
    queryFn: async ({ signal }) => readBytes(await authedFetch(address, {}, { signal }), setPart),
    staleTime: Infinity, // nobody's page is taken away while they read it
    gcTime: 0,
  })
  const coming = <p role="status">{ebookTexts.coming(Math.round(part * 100))}</p>
  return (
    <>
      {ebook.is_outdated && <p role="status">{interiorTexts.ebookOutdated}</p>}
      {error ? (
        <FetchFailure cause={error} onRetry={() => void refetch()} />
      ) : (
        <FetchedPart name="ebook" load={loadEbookViewer} waiting={coming}>
          {({ EbookViewer }) =>
            data ? (
              <EbookViewer key={version} bytes={data} failed={<Alert>{ebookTexts.failed}</Alert>} />
            ) : (
              coming
            )
          }
        </FetchedPart>
      )}
      <div>
        <DownloadButton address={address} name="book.epub" label={interiorTexts.downloadEbook} />
      </div>
    </>
  )
}
