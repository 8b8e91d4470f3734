import { Box, Stack, Typography } from '@mui/material'
import { choiceSentence, renewalSentence } from '@panai/contract/manuscripts/choice-texts'
import { interiorSentence, interiorTexts } from '@panai/contract/manuscripts/interior-texts'
import { type Ebook, type Interior, isUnderWay } from '@panai/contract/manuscripts/interiors'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { momentOf } from '../parts/time-words.ts'
import { DownloadButton } from './download-button.tsx'
import { Panel } from './panel.tsx'
import { PrintedCover } from './printed-cover.tsx'
import { ProofOfBook } from './proof-of-book.tsx'
import { SizesTable } from './sizes-table.tsx'

/** How often is asked while the pages are being set. */
const EVERY_MS = 3_000

/** The newest manuscript as a printed book, as its author reads it: pages, costs, the file of its inside, and the e-book. */
export function PrintedBook({ submission }: { submission: StaffSubmission }) {
  const { id, versions } = submission
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
          <Figures interior={interior} submission={submission} />
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

function Figures({ interior, submission }: { interior: Interior; submission: StaffSubmission }) {
  const { sizes, ebook, choice } = interior
  const { id } = submission
  const printed = sizes.find(({ trim_size }) => trim_size === choice.printed)
  return (
    <>
      {printed && <Typography>{interiorSentence(printed, 'staff')}</Typography>}
      <Box role="status">
        <Typography>{choiceSentence(choice, momentOf)}</Typography>
        {interior.is_outdated && <Typography>{renewalSentence(interior)}</Typography>}
      </Box>
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
      <SizesTable interior={interior} submission={submission} />
      <Typography variant="body2" color="text.secondary">
        {interiorTexts.assumed} {interiorTexts.calculator}
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
