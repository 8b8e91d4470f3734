/** A rectangle in points, from below and from the left. */
export type Box = {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}
/** As a PDF has it: x and y are multiplied by the first four and moved by the last two. */
export type Matrix = readonly [number, number, number, number, number, number]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]
export const everywhere: Box = { left: -1e9, bottom: -1e9, right: 1e9, top: 1e9 }

/** First the one, then the other. */
export function joined([a, b, c, d, e, f]: Matrix, [ga, gb, gc, gd, ge, gf]: Matrix): Matrix {
  return [
    a * ga + b * gc,
    a * gb + b * gd,
    c * ga + d * gc,
    c * gb + d * gd,
    e * ga + f * gc + ge,
    e * gb + f * gd + gf,
  ]
}

export function move(x: number, y: number, [a, b, c, d, e, f]: Matrix): [x: number, y: number] {
  return [x * a + y * c + e, x * b + y * d + f]
}

export function boxAround(points: readonly (readonly [number, number])[]): Box {
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...across),
    bottom: Math.min(...up),
    right: Math.max(...across),
    top: Math.max(...up),
  }
}

/** The box around a box that was moved. */
export function moveBox({ left, bottom, right, top }: Box, by: Matrix): Box {
  return boxAround([
    move(left, bottom, by),
    move(right, bottom, by),
    move(left, top, by),
    move(right, top, by),
  ])
}

/** What both cover; null where they do not meet. */
export function shared(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  }
  return box.left < box.right && box.bottom < box.top ? box : null
}

/** Smaller on its four sides. */
export function inset({ left, bottom, right, top }: Box, by: number): Box {
  return { left: left + by, bottom: bottom + by, right: right - by, top: top - by }
}
