import { localised } from '../language/localised.ts'

/** Across, from which on a cover is sharp wherever we show it, also on a screen of double resolution. */
const LEAST_COVER_WIDTH = 600

const number = new Intl.NumberFormat('en-IN')

/** What to tell of a cover that can be taken and will not look well; null when it is fine. Sizes are in pixels. */
export function coverWarning({ width, height }: { width: number; height: number }): string | null {
  const size = localised(
    `${number.format(width)} × ${number.format(height)} pixels`,
    `${number.format(width)} × ${number.format(height)} பிக்சல்`,
  )
  if (width < LEAST_COVER_WIDTH)
    return localised(
      `This picture has only ${size} and will look blurred. A cover needs at least ${LEAST_COVER_WIDTH} pixels across; 1,600 × 2,560 is best.`,
      `இந்தப் படத்தின் அளவு ${size} மட்டுமே; அச்சில் மங்கலாகத் தெரியும். அட்டைப்படத்தின் அகலம் குறைந்தது ${LEAST_COVER_WIDTH} பிக்சல் இருக்க வேண்டும்; 1,600 × 2,560 மிகப் பொருத்தம்.`,
    )
  if (width <= height) return null
  return localised(
    `This picture lies on its side (${size}). A cover is taller than it is wide.`,
    `இந்தப் படம் படுத்த வாக்கில் உள்ளது (${size}). அட்டைப்படம் அகலத்தைவிட உயரமாக இருக்க வேண்டும்.`,
  )
}
