import { Alert, Box, Button, Typography } from '@mui/material'
import { coverWarning } from '@panai/contract/manuscripts/cover-warning'
import type { Picture } from '@panai/contract/pictures/pictures'
import { type ReactNode, useState } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import { PictureChooser } from './picture-chooser.tsx'
import { StoredPicture } from './stored-picture.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

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
  const [sent, setSent] = useState<Picture | null>(null)
  const { isSending, problem, upload } = usePictureUpload((id, picture) => {
    field.onChange(id)
    setSent(picture)
  })
  const own = record?.[source] === field.value ? (record?.[shownAs] as Picture | null | undefined) : null // as the contract has it
  const shown = field.value ? (sent ?? own) : null
  // What the server says of this field belongs below it; a form without it would only say that something is wrong.
  const told = problem ?? fieldState.error?.message ?? null

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
      <PictureChooser
        name={`${label}: choose a file`}
        hasPicture={Boolean(field.value)}
        isSending={isSending}
        onChosen={(file) => void upload(file)}
      >
        {field.value ? <Button onClick={() => field.onChange(null)}>Remove</Button> : null}
        {children?.((file) => void upload(file))}
      </PictureChooser>
    </Box>
  )
}
