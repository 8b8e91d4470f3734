import { Box, Stack, Typography } from '@mui/material'
import { choiceSentence, renewalSentence } from '@panai/contract/manuscripts/choice-texts'
import { interiorSentence, interiorTexts, tooLongSentence } from '@panai/contract/manuscripts/interior-texts'
import type { Ebook, Interior } from '@panai/contract/manuscripts/interiors'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { LoadFailure } from '../parts/load-failure.tsx'
import { momentOf } from '../parts/time-words.ts'
import { BookSteps } from './book-steps.tsx'
import { DownloadButton } from './download-button.tsx'
import { EbookToRead } from './ebook-to-read.tsx'
import { MakeAgain } from './make-again.tsx'
import { Panel } from './panel.tsx'
import { PrintedCover } from './printed-cover.tsx'
import { ProofOfBook } from './proof-of-book.tsx'
import { SizesTable } from './sizes-table.tsx'
import { useInterior } from './use-interior.ts'

/** The newest manuscript as a printed book, as its author reads it: pages, costs, the file of its inside, and the e-book. */
export function PrintedBook({ submission }: { submission: StaffSubmission }) {
  const { id, versions } = submission
  const { data, error, refetch } = useInterior(submission)
  const interior = data?.data.interior
  if (versions.at(-1)?.kind !== 'docx' || (!interior && !error)) return null
  return (
    <Panel title={interiorTexts.title}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {interior?.state === 'mend_first' && (
        <Typography role="status">{interiorTexts.states.mend_first}</Typography>
      )}
      {interior && (
        <>
          <BookSteps steps={interior.steps} />
          <MakeAgain steps={interior.steps} submission={submission} />
          {interior.sizes.length > 0 ? (
            <Figures interior={interior} submission={submission} />
          ) : (
            <EbookFile ebook={interior.ebook} id={id} />
          )}
          {interior.ebook.state === 'made' && <EbookToRead id={id} version={interior.version} />}
        </>
      )}
      {interior && <PrintedCover cover={interior.cover} id={id} />}
    </Panel>
  )
}

function Figures({ interior, submission }: { interior: Interior; submission: StaffSubmission }) {
  const { sizes, ebook, choice, state } = interior
  const { id } = submission
  const printed = sizes.find(({ trim_size }) => trim_size === choice.printed)
  const tooLong = tooLongSentence(interior, 'staff')
  return (
    <>
      {printed && <Typography>{interiorSentence(printed, 'staff')}</Typography>}
      {tooLong !== null && <Typography>{tooLong}</Typography>}
      <Box role="status">
        {(state === 'set' || choice.from !== 'usual') && (
          <Typography>{choiceSentence(choice, momentOf)}</Typography>
        )}
        {interior.is_outdated && <Typography>{renewalSentence(interior)}</Typography>}
      </Box>
      {interior.is_kept && <Typography>{interiorTexts.kept}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {state === 'set' && (
          <DownloadButton
            path="/api/author/submissions/{id}/interior/file"
            id={id}
            label={interiorTexts.download}
          />
        )}
        <EbookFile ebook={ebook} id={id} />
      </Stack>
      {state === 'set' && (
        <ProofOfBook interior={interior} id={id} isPublished={submission.status === 'published'} />
      )}
      <SizesTable interior={interior} submission={submission} />
      <Typography variant="body2" color="text.secondary">
        {interiorTexts.assumed} {interiorTexts.calculator}
      </Typography>
    </>
  )
}

function EbookFile({ ebook: { state, is_outdated }, id }: { ebook: Ebook; id: number }) {
  if (state !== 'made') return null // the steps say how far it is
  return (
    <>
      <DownloadButton
        path="/api/author/submissions/{id}/ebook/file"
        id={id}
        label={interiorTexts.downloadEbook}
      />
      {is_outdated && <Typography>{interiorTexts.ebookOutdated}</Typography>}
    </>
  )
}
