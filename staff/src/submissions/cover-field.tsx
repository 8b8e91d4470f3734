import { Alert, Box, Button } from '@mui/material'
import { coverWarning } from '@panai/contract/cover-warning'
import type { Picture } from '@panai/contract/pictures'
import type { StaffSubmission } from '@panai/contract/staff/submission-records'
import { coverRule } from '@panai/contract/submission-rules'
import { type ChangeEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { staffUpload } from '../api/staff-call.ts'
import { DrawCoverButton } from '../parts/draw-cover-button.tsx'
import { StoredPicture } from '../parts/stored-picture.tsx'
import { Panel } from './panel.tsx'

/** The cover of the book: the author's, or another one. */
export function CoverField({ submission }: { submission: StaffSubmission }) {
  const { cover_id, cover, book, title, subtitle, author_name } = submission
  const words = { title, subtitle: subtitle ?? '', author: author_name }
  const { setValue, getFieldState, formState } = useFormContext()
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // For a cover other than the author's only its number is known here.
  const [shown, setShown] = useState(book && book.cover_id !== cover_id ? null : cover)

  const told = problem ?? getFieldState('cover_id', formState).error?.message ?? null

  const choose = (id: number, picture: Picture) => {
    setValue('cover_id', id, { shouldDirty: true })
    setShown(picture)
    setProblem(null)
  }
  const choosePicture = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void upload(file)
  }
  const upload = async (file: File) => {
    if (file.size > coverRule.most) return setProblem(coverRule.tooLarge)
    const form = new FormData()
    form.append('cover', file)
    try {
      const { data } = await staffUpload('POST', '/api/staff/covers', {}, form)
      choose(data.id, data.cover)
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      setProblem(cause.message)
    }
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title="Cover">
        {told !== null && <Alert severity="error">{told}</Alert>}
        {shown !== null && (
          <StoredPicture picture={shown} alt="Cover of the book" warning={coverWarning(shown)} />
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={coverRule.types.join(',')}
          onChange={choosePicture}
          aria-label="Another cover"
        />
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          Upload another
        </Button>
        <DrawCoverButton words={words} onDrawn={(file) => void upload(file)} />
        {shown?.path !== cover.path && (
          <Button onClick={() => choose(cover_id, cover)}>Use the author’s</Button>
        )}
      </Panel>
    </Box>
  )
}
