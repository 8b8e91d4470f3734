import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { coverWarning } from '@panai/contract/cover-warning'
import type { Picture } from '@panai/contract/pictures'
import { coverRule } from '@panai/contract/submission-rules'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import { staffUpload } from '../api/staff-call.ts'
import { StoredPicture } from './stored-picture.tsx'

type Props = {
  /** The field with the picture's number. */
  source: string
  /** Under which the record shows the picture that it has. */
  shownAs: string
  label: string
  /** Another way to a picture file. */
  children?: (take: (file: File) => void) => ReactNode
}

/** A picture of a record: it is stored when it is chosen and belongs to the record once the form is saved. */
export function PictureInput({ source, shownAs, label, children }: Props) {
  const { field, fieldState } = useInput({ source })
  const record = useRecordContext<Record<string, unknown>>()
  const chooser = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<Picture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const own = record?.[source] === field.value ? (record?.[shownAs] as Picture | null | undefined) : null // as the contract has it
  const shown = field.value ? (sent ?? own) : null
  // What the server says of this field belongs below it; a form without it would only say that something is wrong.
  const told = problem ?? fieldState.error?.message ?? null

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void take(file)
  }
  async function take(file: File) {
    const form = new FormData()
    form.set('cover', file)
    try {
      const { data } = await staffUpload('POST', '/api/staff/covers', {}, form)
      field.onChange(data.id)
      setSent(data.cover)
      setProblem(null)
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : coverRule.wrongType)
    }
  }

  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      {told !== null && <Alert severity="error">{told}</Alert>}
      {shown && (
        <StoredPicture
          picture={shown}
          alt={label}
          warning={source === 'cover_id' ? coverWarning(shown) : null}
        />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={coverRule.types.join(',')}
        onChange={choose}
        aria-label={`${label}: choose a file`}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {field.value ? 'Replace' : 'Choose a picture'}
        </Button>
        {field.value ? <Button onClick={() => field.onChange(null)}>Remove</Button> : null}
        {children?.((file) => void take(file))}
      </Stack>
    </Box>
  )
}
