import { Button, CircularProgress, Stack, Typography } from '@mui/material'
import { coverRule } from '@panai/contract/submissions/submission-rules'
import { type ChangeEvent, type ReactNode, useRef } from 'react'

type Props = {
  /** Of the field in which files are chosen. */
  name: string
  hasPicture: boolean
  isSending: boolean
  onChosen: (file: File) => void
  /** What else can be done with the picture. */
  children?: ReactNode
}

/** The button for another picture, and that one is being sent: on a thin line it takes a while. */
export function PictureChooser({ name, hasPicture, isSending, onChosen, children }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (file) onChosen(file)
  }
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={coverRule.types.join(',')}
        onChange={choose}
        aria-label={name}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {hasPicture ? 'Replace' : 'Choose a picture'}
        </Button>
        {children}
        <Typography role="status" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {isSending && (
            <>
              <CircularProgress size={16} aria-hidden /> The picture is being sent …
            </>
          )}
        </Typography>
      </Stack>
    </>
  )
}
