import { Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import {
  type Ebook,
  type Interior,
  interiorSentence,
  interiorTexts,
  isUnderWay,
} from '@panai/contract/manuscripts/interiors'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { DownloadButton } from './download-button.tsx'
import { Panel } from './panel.tsx'
import { PrintedCover } from './printed-cover.tsx'
import { ProofOfBook } from './proof-of-book.tsx'

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
  const { sizes, ebook } = interior
  const [first] = sizes
  const { size, pages, printing, mrp, royalty } = interiorTexts.columns
  return (
    <>
      {first && (
        <Typography>
          {interiorSentence(first, 'This book', 'its author earns')} ({first.trim_size})
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DownloadButton
          path="/api/author/submissions/{id}/interior/file"
          id={id}
          label={interiorTexts.download}
        />
        <EbookFile ebook={ebook} id={id} />
      </Stack>
      <ProofOfBook interior={interior} id={id} />
      <WideTable label={interiorTexts.sizes}>
        <TableHead>
          <TableRow>
            <TableCell>{size}</TableCell>
            {[pages, printing, mrp, royalty].map((title) => (
              <TableCell key={title} align="right">
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sizes.map(({ trim_size, pages, copy }) => (
            <TableRow key={trim_size}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {trim_size}
              </TableCell>
              <TableCell align="right">{pages}</TableCell>
              {[copy?.printing_cost, copy?.suggested_mrp, copy?.royalty].map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
                <TableCell key={at} align="right">
                  {amount === undefined ? '–' : writtenRupees(amount)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
      <Typography variant="body2" color="text.secondary">
        {interiorTexts.assumed}
      </Typography>
    </>
  )
}

function EbookFile({ ebook: { state }, id }: { ebook: Ebook; id: number }) {
  if (state === 'none') return null
  if (state !== 'made') return <Typography role="status">{interiorTexts.ebook[state]}</Typography>
  return (
    <DownloadButton
      path="/api/author/submissions/{id}/ebook/file"
      id={id}
      label={interiorTexts.downloadEbook}
    />
  )
}
