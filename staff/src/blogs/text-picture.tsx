import PictureIcon from '@mui/icons-material/ImageOutlined'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  TextField,
  ToggleButton,
} from '@mui/material'
import { photoRule } from '@panai/contract/accounts/account-rules'
import { blogMessages, blogRules } from '@panai/contract/content/staff/blog-rules'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { sendPicture } from './send-picture.ts'

/** What is wrong, with each of the two. */
type Problems = { picture?: string; alt?: string }

/** Puts a picture into the text, with words for anyone who does not see it. */
export function TextPicture({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  function close() {
    setOpen(false)
    setProblems({})
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The dialog hangs below the form of the article in React's tree, and that one is not to be sent.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const file = form.get('picture')
    const alt = String(form.get('alt') ?? '').trim()
    const picture = file instanceof File && file.size > 0 ? file : null
    setProblems({
      ...(picture === null && { picture: photoRule.wrongType }),
      ...(alt === '' && { alt: blogMessages.altMissing }),
    })
    if (picture === null || alt === '') return
    setBusy(true)
    try {
      const { address } = await sendPicture(picture)
      editor.chain().focus().setImage({ src: address, alt }).run()
      close()
    } catch (cause) {
      setProblems({ picture: cause instanceof Error ? cause.message : photoRule.wrongType })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ToggleButton value="picture" aria-label="Picture" title="Picture" onClick={() => setOpen(true)}>
        <PictureIcon fontSize="inherit" />
      </ToggleButton>
      <Dialog open={isOpen} onClose={close} aria-labelledby="text-picture" fullWidth>
        <form onSubmit={add} noValidate>
          <DialogTitle id="text-picture">Picture in the text</DialogTitle>
          <DialogContent>
            <input
              type="file"
              name="picture"
              aria-label="Picture file"
              accept={photoRule.types.join()}
              aria-invalid={problems.picture !== undefined}
              aria-describedby="text-picture-problem"
            />
            <FormHelperText id="text-picture-problem" error>
              {problems.picture}
            </FormHelperText>
            <TextField
              name="alt"
              label="What the picture shows, in words"
              fullWidth
              margin="normal"
              error={problems.alt !== undefined}
              helperText={problems.alt}
              slotProps={{ htmlInput: { maxLength: blogRules.picture_alt.most } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="contained" disabled={busy}>
              Add picture
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
