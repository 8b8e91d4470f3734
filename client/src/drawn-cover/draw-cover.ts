import { type CoverPaletteId, coverPalettes } from './cover-palettes.ts'
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverLayoutId,
  type CoverWords,
  coverLayouts,
  coverWeights,
} from './layouts.ts'

export type CoverPlan = {
  layout: CoverLayoutId
  palette: CoverPaletteId
  words: CoverWords
  /** The families of the letters, as a style sheet has them. */
  family: string
}

const JPEG_QUALITY = 0.92

/** Draws a cover on a canvas, over its whole width, once the letters are there; not when it is wanted no more by then. */
export async function drawCover(
  canvas: HTMLCanvasElement,
  width: number,
  plan: CoverPlan,
  wanted?: AbortSignal,
): Promise<void> {
  const { layout, palette, family } = plan
  const words = withoutGaps(plan.words)
  await lettersOf(family, Object.values(words).join(' '))
  if (wanted?.aborted) return
  const scale = width / COVER_WIDTH
  canvas.width = width
  canvas.height = Math.round(COVER_HEIGHT * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.scale(scale, scale)
  coverLayouts[layout].draw({
    context,
    palette: coverPalettes[palette],
    words,
    family,
    seed: seedOf(words.title),
  })
}

/** The cover as a picture file of the best size. @throws Error where the browser can make none. */
export async function drawnCoverFile(plan: CoverPlan): Promise<File> {
  const canvas = document.createElement('canvas')
  await drawCover(canvas, COVER_WIDTH, plan)
  // `toBlob` waits for a moment when the page has nothing to do, and takes seconds where it moves.
  const [kind, encoded = ''] = canvas.toDataURL('image/jpeg', JPEG_QUALITY).split(',')
  if (kind !== 'data:image/jpeg;base64') throw new Error('this browser writes no JPEG')
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'drawn-cover.jpg', { type: 'image/jpeg' })
}

/** Each by itself: a family that the device lacks is told as a failure, and the others would not be waited for. */
async function lettersOf(family: string, text: string): Promise<void> {
  const families = family.split(',').flatMap((one) => coverWeights.map((weight) => `${weight} 100px ${one}`))
  await Promise.allSettled(families.map((font) => document.fonts.load(font, text)))
}

function withoutGaps(words: CoverWords): CoverWords {
  const { title, subtitle, author } = words
  return { title: clean(title), subtitle: clean(subtitle), author: clean(author) }
}

function clean(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Each title has a kolam of its own, the same each time. */
function seedOf(title: string): number {
  let seed = 7
  for (const letter of title) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return seed
}
