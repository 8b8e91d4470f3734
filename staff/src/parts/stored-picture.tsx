import { Alert, Box } from '@mui/material'
import type { Picture } from '@panai/contract/pictures/pictures'
import { useState } from 'react'

type StoredPictureProps = {
  picture: Picture
  alt: string
  /** What to tell of it, such as that it is too small. */
  warning?: string | null
}

/** A picture of a record. One whose file can't be shown says so: it is not the same as none. */
export function StoredPicture({ picture, alt, warning = null }: StoredPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = broken === picture.path
  return (
    <>
      {isBroken ? (
        <Alert severity="error" sx={{ my: 1 }}>
          There is a picture, but its file can’t be shown. Please upload it again.
        </Alert>
      ) : (
        <Box
          component="img"
          src={`/storage/${picture.path}`}
          alt={alt}
          onError={() => setBroken(picture.path)}
          sx={{ maxWidth: 'min(200px, 100%)', maxHeight: 280, display: 'block', my: 1 }}
        />
      )}
      {warning !== null && !isBroken && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {warning}
        </Alert>
      )}
    </>
  )
}
