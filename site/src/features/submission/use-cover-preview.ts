import { useEffect, useState } from 'react'

const PREVIEW_WIDTH = 320

/** A small picture of a chosen cover as a data address; null while there is none, or where the browser can't draw that kind. */
export function useCoverPreview(file: File | null): string | null {
  const [drawn, setDrawn] = useState<{ of: File; address: string | null }>()
  useEffect(() => {
    if (!file) return
    let wanted = true
    draw(file).then(
      (address) => wanted && setDrawn({ of: file, address }),
      () => wanted && setDrawn({ of: file, address: null }),
    )
    return () => {
      wanted = false
    }
  }, [file])
  return drawn && drawn.of === file ? drawn.address : null
}

async function draw(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'medium' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.toDataURL('image/webp', 0.85)
}
