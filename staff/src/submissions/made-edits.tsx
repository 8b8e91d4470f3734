import { Box, Button, Typography } from '@mui/material'
import type { MadeEdit } from '@panai/contract/manuscripts/manuscript-checks'
import { editInWords, textEditTexts } from '@panai/contract/manuscripts/text-edit-words'
import { Ago } from '../parts/fields.tsx'
import { MixedScripts } from '../parts/text-in-script.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import { DownloadButton } from './download-button.tsx'
import type { ChangeText } from './use-text-edits.ts'

type Props = {
  edits: readonly MadeEdit[]
  change: ChangeText | null
  /** Of the submission whose text can be had as a file; null: it can't, or nothing was changed. */
  download: number | null
}

/** What was changed in the text, by whom, with what became of it, and the way back. */
export function MadeEdits({ edits, change, download }: Props) {
  if (edits.length === 0) return null
  return (
    <Box component="section" aria-label={textEditTexts.made} sx={{ my: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{textEditTexts.made}</Typography>
      <Typography variant="body2" color="text.secondary">
        {textEditTexts.unchanged}
      </Typography>
      {download !== null && (
        <>
          <DownloadButton
            path="/api/author/submissions/{id}/corrected-text"
            id={download}
            label={textEditTexts.download}
          />
          <Typography variant="body2" color="text.secondary">
            What was sent stays as it was sent. This file holds the text with the changes listed here, to go
            on with in Word. Comments, running heads and the look of the pages are not in it.
          </Typography>
        </>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {edits.map((made) => (
          <Made key={made.place} made={made} change={change} />
        ))}
      </Box>
      {change && edits.length > 1 && (
        <Button
          size="small"
          disabled={change.isPending}
          onClick={() => change.mutate({ undo: edits.map(({ place }) => place) })}
        >
          {textEditTexts.undoAll}
        </Button>
      )}
    </Box>
  )
}

function Made({
  made: { edit, place, at, by, result },
  change,
}: {
  made: MadeEdit
  change: ChangeText | null
}) {
  const words = editInWords(edit)
  const [sample] = result?.samples ?? []
  return (
    <Box component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
      <Typography>
        <MixedScripts text={words} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {by !== null && <MixedScripts text={`${by}, `} />}
        <Ago at={at} />
        {result && result.count > 0 && edit.kind !== 'paragraph' && ` · ${textEditTexts.times(result.count)}`}
      </Typography>
      {result?.is_in_file && <Typography variant="body2">{textEditTexts.inFile}</Typography>}
      {result?.count === 0 && !result.is_in_file && (
        <Typography variant="body2">{textEditTexts.lost}</Typography>
      )}
      {sample && <BeforeAndAfter before={sample.before} after={sample.after} />}
      {change && (
        <Button
          size="small"
          aria-label={`${textEditTexts.undo}: ${words}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ undo: [place] })}
        >
          {textEditTexts.undo}
        </Button>
      )}
    </Box>
  )
}
