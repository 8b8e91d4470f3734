/** Across, from which on a cover is sharp wherever we show it, also on a screen of double resolution. */
const LEAST_COVER_WIDTH = 600

const number = new Intl.NumberFormat('en-IN')

/** What to tell of a cover that can be taken and will not look well; null when it is fine. Sizes are in pixels. */
export function coverWarning({ width, height }: { width: number; height: number }): string | null {
  const size = `${number.format(width)} × ${number.format(height)} pixels`
  if (width < LEAST_COVER_WIDTH)
    return `This picture has only ${size} and will look blurred. A cover needs at least ${LEAST_COVER_WIDTH} pixels across; 1,600 × 2,560 is best.`
  return width > height ? `This picture lies on its side (${size}). A cover is taller than it is wide.` : null
}
