import { photoRule, problemWithPhoto } from '@panai/contract/accounts/account-rules'

/** A picture as it will be sent. `preview` is a small one of it, as a data address. */
export type Photo = { readonly file: File; readonly preview: string }

/** So many pixels at the longer side are enough for every place where the picture is shown. */
const MOST_PIXELS = 1600
const PREVIEW_PIXELS = 320
/** What is no longer than this is sent as it is. */
const SMALL_BYTES = 400 * 1024

/**
 * Looks into a chosen picture and makes it small enough for a thin connection, which also leaves behind where it was taken.
 * @returns the words for what is wrong with it, else the picture.
 */
export async function preparePhoto(chosen: File): Promise<Photo | string> {
  const problem = problemWithPhoto(chosen)
  if (problem) return problem
  const bitmap = await createImageBitmap(chosen).catch(() => null)
  if (!bitmap) return photoRule.wrongType
  const preview = drawn(bitmap, PREVIEW_PIXELS).toDataURL('image/jpeg', 0.8)
  const file = chosen.size > SMALL_BYTES ? await smaller(chosen, bitmap) : chosen
  bitmap.close()
  return { file, preview }
}

async function smaller(chosen: File, bitmap: ImageBitmap): Promise<File> {
  const canvas = drawn(bitmap, MOST_PIXELS)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!blob || blob.size >= chosen.size) return chosen
  return new File([blob], 'photo.jpg', { type: blob.type })
}

/** On white, since a JPEG has no transparency. */
function drawn(bitmap: ImageBitmap, mostPixels: number): HTMLCanvasElement {
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
