import { Alert, Box, Button } from '@mui/material'
import { coverWarning } from '@panai/contract/manuscripts/cover-warning'
import type { Picture } from '@panai/contract/pictures/pictures'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { DrawCoverButton } from '../parts/draw-cover-button.tsx'
import { PictureChooser } from '../parts/picture-chooser.tsx'
import { StoredPicture } from '../parts/stored-picture.tsx'
import { usePictureUpload } from '../parts/use-picture-upload.ts'
import { Panel } from './panel.tsx'

/** The cover of the book: the author's, or another one. */
export function CoverField({ submission }: { submission: StaffSubmission }) {
  const { cover_id, cover, book, title, subtitle, author_name } = submission
  const words = { title, subtitle: subtitle ?? '', author: author_name }
  const { setValue, getFieldState, formState } = useFormContext()
  // For a cover other than the author's only its number is known here.
  const [shown, setShown] = useState(book && book.cover_id !== cover_id ? null : cover)
  const choose = (id: number, picture: Picture) => {
    setValue('cover_id', id, { shouldDirty: true })
    setShown(picture)
  }
  const { isSending, problem, upload } = usePictureUpload(choose)
  const told = problem ?? getFieldState('cover_id', formState).error?.message ?? null

  return (
    <Box sx={{ mt: 2 }}>
      <Panel title="Cover">
        {told !== null && <Alert severity="error">{told}</Alert>}
        {shown !== null && (
          <StoredPicture picture={shown} alt="Cover of the book" warning={coverWarning(shown)} />
        )}
        <PictureChooser
          name="Picture of the cover"
          hasPicture={shown !== null}
          isSending={isSending}
          onChosen={(file) => void upload(file)}
        >
          <DrawCoverButton words={words} onDrawn={(file) => void upload(file)} />
          {shown?.path !== cover.path && (
            <Button onClick={() => choose(cover_id, cover)}>Use the author’s</Button>
          )}
        </PictureChooser>
      </Panel>
    </Box>
  )
}
