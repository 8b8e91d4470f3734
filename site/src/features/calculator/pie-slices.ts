export type Slice = {
  /** Path of the slice in a circle of radius 1 about the origin, beginning at twelve o'clock. */
  readonly path: string
  /** Where words about the slice stand. */
  readonly middle: readonly [x: number, y: number]
}

const LABEL_RADIUS = 0.66

/** @param amounts none negative, more than one above 0, in the order of the clock. A slice of nothing is an empty path. */
export function pieSlices(amounts: readonly number[]): Slice[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  let turned = 0
  return amounts.map((amount) => {
    const from = turned
    turned += amount / total
    const [x0, y0] = onCircle(from)
    const [x1, y1] = onCircle(turned)
    const [x, y] = onCircle((from + turned) / 2)
    const isLarge = amount / total > 0.5 ? 1 : 0
    return {
      path: amount > 0 ? `M0 0L${x0} ${y0}A1 1 0 ${isLarge} 1 ${x1} ${y1}Z` : '',
      middle: [x * LABEL_RADIUS, y * LABEL_RADIUS],
    }
  })
}

/** Four decimals, so that server and browser write the same. */
function onCircle(turn: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI
  return [rounded(Math.sin(angle)), rounded(-Math.cos(angle))]
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0
}
