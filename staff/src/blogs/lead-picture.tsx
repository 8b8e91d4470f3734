import RemoveIcon from '@mui/icons-material/HideImageOutlined'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { Box, FormHelperText, Stack } from '@mui/material'
import { photoRule } from '@panai/contract/accounts/account-rules'
import type { StaffBlog } from '@panai/contract/content/staff/blogs'
import { interfaceLanguages } from '@panai/contract/language/interface-languages'
import { type ChangeEvent, useRef } from 'react'
import { Button, useNotify } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { sendPicture } from './send-picture.ts'

/** The picture above the article and on its card. The words for it are among the texts. */
export function LeadPicture() {
  const { setValue, control, getFieldState, formState } = useFormContext<StaffBlog>()
  const [picture, id] = useWatch({ control, name: ['picture', 'picture_id'] })
  const wrong = getFieldState('picture_id', formState).error?.message
  const chooser = useRef<HTMLInputElement>(null)
  const notify = useNotify()

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    try {
      const { id: stored, path, width, height, placeholder } = await sendPicture(file)
      setValue('picture_id', stored, { shouldDirty: true })
      setValue('picture', { path, width, height, placeholder })
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : photoRule.wrongType, { type: 'error' })
    }
  }

  function remove() {
    setValue('picture_id', null, { shouldDirty: true })
    setValue('picture', null)
    setValue('picture_alt', '', { shouldDirty: true })
    for (const language of interfaceLanguages)
      setValue(`picture_alt_${language}`, null, { shouldDirty: true })
  }

  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      {picture && id !== null && (
        <Box
          component="img"
          src={`/storage/${picture.path}`}
          alt=""
          sx={{ maxWidth: 'min(320px, 100%)', maxHeight: 200, display: 'block' }}
        />
      )}
      <Stack direction="row" spacing={2} sx={{ my: 1 }}>
        <input
          ref={chooser}
          type="file"
          accept={photoRule.types.join()}
          hidden
          aria-label="Picture of the article"
          onChange={take}
        />
        {/* On a phone nothing but the icon is shown. */}
        <Button label={id ? 'Replace picture' : 'Add a picture'} onClick={() => chooser.current?.click()}>
          <PictureIcon />
        </Button>
        {id ? (
          <Button label="Remove picture" onClick={remove}>
            <RemoveIcon />
          </Button>
        ) : null}
      </Stack>
      {wrong && <FormHelperText error>{wrong}</FormHelperText>}
    </Box>
  )
}
