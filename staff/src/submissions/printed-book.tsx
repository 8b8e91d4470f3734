import { Stack, Typography } from '@mui/material'
import { interiorSentence, interiorTexts } from '@panai/contract/manuscripts/interior-texts'
import { type Ebook, type Interior, isUnderWay } from '@panai/contract/manuscripts/interiors'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { DownloadButton } from './download-button.tsx'
import { Panel } from './panel.tsx'
import { PrintedCover } from './printed-cover.tsx'
import { ProofOfBook } from './proof-of-book.tsx'
import { SizesTable } from './sizes-table.tsx'

/** How often is asked while the pages are being set. */
const EVERY_MS = 3_000

/** The newest manuscript as a printed book, as its author reads it: pages, costs, the file of its inside, and the e-book. */
export function PrintedBook({ submission: { id, versions } }: { submission: StaffSubmission }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['interior', id, versions.length],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/author/submissions/{id}/interior', { id: String(id) }, { signal }),
    enabled: versions.at(-1)?.kind === 'docx',
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data.interior) ? EVERY_MS : false),
  })
  const interior = data?.data.interior
  if (!interior && !error) return null
  return (
    <Panel title={interiorTexts.title}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {interior &&
        (interior.state === 'set' ? (
          <Figures interior={interior} id={id} />
        ) : (
          <>
            <Typography role="status">{interiorTexts.states[interior.state]}</Typography>
            <EbookFile ebook={interior.ebook} id={id} />
          </>
        ))}
      {interior && <PrintedCover cover={interior.cover} id={id} />}
    </Panel>
  )
}

function Figures({ interior, id }: { interior: Interior; id: number }) {
  const { sizes, ebook, trim_size } = interior
  const printed = sizes.find((one) => one.trim_size === trim_size)
  return (
    <>
      {printed && <Typography>{interiorSentence(printed, 'staff')}</Typography>}
      {interior.is_outdated && <Typography role="status">{interiorTexts.outdated}</Typography>}
      {interior.is_kept && <Typography>{interiorTexts.kept}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DownloadButton
          path="/api/author/submissions/{id}/interior/file"
          id={id}
          label={interiorTexts.download}
        />
        <EbookFile ebook={ebook} id={id} />
      </Stack>
      <ProofOfBook interior={interior} id={id} />
      <SizesTable interior={interior} />
      <Typography variant="body2" color="text.secondary">
        {interiorTexts.assumed}
      </Typography>
    </>
  )
}

function EbookFile({ ebook: { state, is_outdated }, id }: { ebook: Ebook; id: number }) {
  if (state === 'none') return null
  if (state !== 'made') return <Typography role="status">{interiorTexts.ebook[state]}</Typography>
  return (
    <>
      <DownloadButton
        path="/api/author/submissions/{id}/ebook/file"
        id={id}
        label={interiorTexts.downloadEbook}
      />
      {is_outdated && <Typography>{interiorTexts.ebook.outdated}</Typography>}
    </>
  )
}
