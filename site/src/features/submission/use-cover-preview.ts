import { coverWarning } from '@panai/contract/manuscripts/cover-warning'
import { useEffect, useState } from 'react'

const PREVIEW_WIDTH = 320

type Preview = { address: string; warning: string | null }

/** A small picture of a chosen cover as a data address; null while there is none, or where the browser can't draw that kind. */
export function useCoverPreview(file: File | null): Preview | null {
  const [drawn, setDrawn] = useState<{ of: File; preview: Preview | null }>()
  useEffect(() => {
    if (!file) return
    let wanted = true
    draw(file).then(
      (preview) => wanted && setDrawn({ of: file, preview }),
      () => wanted && setDrawn({ of: file, preview: null }),
    )
    return () => {
      wanted = false
    }
  }, [file])
  return drawn && drawn.of === file ? drawn.preview : null
}

async function draw(file: File): Promise<Preview> {
  const bitmap = await createImageBitmap(file)
  const warning = coverWarning(bitmap)
  const canvas = document.createElement('canvas')
  canvas.width = PREVIEW_WIDTH
  canvas.height = Math.round((PREVIEW_WIDTH * bitmap.height) / bitmap.width)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { address: canvas.toDataURL('image/webp', 0.85), warning }
}
