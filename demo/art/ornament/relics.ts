import { at, disc, discPath, n, polar, polygon, rect, ring, shape, stroke, times } from '../svg.ts'
import type { Tint } from './tint.ts'

/** Kannagi's anklet: a hollow ring of beads with two heads that meet. Radius in px. */
export function anklet(radius: number, [fill, cut, accent]: Tint): string {
  const beads = times(27, (index) => {
    const [x, y] = polar(-70 + (320 / 26) * index + 0, radius * 1.22)
    return disc(x, y, radius * 0.072, accent)
  })
  const knobs = times(40, (index) => disc(...polar(index * 9, radius), radius * 0.028, cut))
  const heads = [-9, 9].map((turn) =>
    at(
      ...polar(-90 + turn, radius),
      1,
      disc(0, 0, radius * 0.16, fill) + ring(0, 0, radius * 0.09, cut, radius * 0.026),
      turn,
    ),
  )
  const band = shape(discPath(0, 0, radius * 1.11) + discPath(0, 0, radius * 0.89), fill)
  const lines =
    ring(0, 0, radius * 1.05, cut, radius * 0.016) + ring(0, 0, radius * 0.95, cut, radius * 0.016)
  return beads.join('') + band + lines + knobs.join('') + heads.join('')
}

/** The bowl that is never empty: a footed bowl with grains rising from it as a fan. */
export function bowl(width: number, [fill, cut, accent]: Tint): string {
  const half = width / 2
  const grains = times(7, (row) =>
    times(5 + row * 2, (index) => {
      const angle = -90 + (index - (4 + row * 2) / 2) * (100 / (5 + row * 2))
      const [x, y] = polar(angle, half * (0.3 + row * 0.17))
      return `<ellipse transform="translate(${n(x)} ${n(y)}) rotate(${n(angle + 90)})" rx="${n(half * 0.022)}" ry="${n(half * 0.055)}" fill="${accent}"/>`
    }).join(''),
  )
  return (
    grains.join('') +
    shape(
      `M${n(-half)} 0C${n(-half * 0.96)} ${n(half * 0.62)} ${n(-half * 0.5)} ${n(half * 0.78)} 0 ${n(half * 0.78)}S${n(half * 0.96)} ${n(half * 0.62)} ${n(half)} 0Z`,
      fill,
    ) +
    rect(-half * 1.05, -half * 0.05, half * 2.1, half * 0.1, fill, half * 0.05) +
    rect(-half * 0.34, half * 0.76, half * 0.68, half * 0.12, fill, 6) +
    stroke(
      `M${n(-half * 0.88)} ${n(half * 0.2)}H${n(half * 0.88)}M${n(-half * 0.8)} ${n(half * 0.3)}H${n(half * 0.8)}`,
      cut,
      half * 0.02,
    )
  )
}

/** An iron stylus, point down at the origin, `length` px long. */
export function stylus(length: number, [fill, cut, accent]: Tint): string {
  const w = length * 0.026
  return (
    shape(
      `M0 0L${n(-w * 0.7)} ${n(-length * 0.14)}L${n(-w)} ${n(-length * 0.2)}V${n(-length * 0.74)}L${n(-w * 1.9)} ${n(-length * 0.8)}Q${n(-w * 3.4)} ${n(-length * 0.9)} 0 ${n(-length)}Q${n(w * 3.4)} ${n(-length * 0.9)} ${n(w * 1.9)} ${n(-length * 0.8)}L${n(w)} ${n(-length * 0.74)}V${n(-length * 0.2)}L${n(w * 0.7)} ${n(-length * 0.14)}Z`,
      fill,
    ) +
    stroke(
      [0.24, 0.26, 0.28, 0.68, 0.7, 0.72]
        .map((share) => `M${n(-w)} ${n(-length * share)}h${n(w * 2)}`)
        .join(''),
      cut,
      length * 0.006,
    ) +
    disc(0, -length * 0.87, w * 0.95, accent)
  )
}

/** A standing oil lamp with its flames, foot at the origin. */
export function lamp(height: number, [fill, cut, accent]: Tint): string {
  const h = height
  const flame = (x: number, y: number, size: number) =>
    shape(
      `M${n(x)} ${n(y - size)}q${n(size * 0.42)} ${n(size * 0.5)} ${n(size * 0.3)} ${n(size * 0.78)}a${n(size * 0.3)} ${n(size * 0.3)} 0 0 1 ${n(-size * 0.6)} 0q${n(-size * 0.12)} ${n(-size * 0.28)} ${n(size * 0.3)} ${n(-size * 0.78)}Z`,
      accent,
    )
  const profile: readonly (readonly [number, number])[] = [
    [0.24, 0],
    [0.24, 0.025],
    [0.15, 0.06],
    [0.07, 0.11],
    [0.035, 0.16],
    [0.06, 0.19],
    [0.025, 0.22],
    [0.025, 0.33],
    [0.055, 0.36],
    [0.025, 0.39],
    [0.025, 0.5],
    [0.06, 0.53],
    [0.025, 0.56],
    [0.03, 0.62],
    [0.12, 0.645],
    [0.26, 0.69],
    [0.25, 0.705],
    [0.06, 0.7],
    [0.045, 0.74],
    [0.022, 0.77],
    [0.03, 0.83],
    [0.06, 0.86],
    [0.03, 0.9],
    [0.012, 0.94],
    [0, 1],
  ]
  const points = [
    ...profile.map(([x, y]) => [x * h, -y * h] as const),
    ...[...profile].reverse().map(([x, y]) => [-x * h, -y * h] as const),
  ]
  return (
    shape(polygon(points), fill) +
    stroke(
      `M${n(-0.2 * h)} ${n(-0.025 * h)}h${n(0.4 * h)}M${n(-0.2 * h)} ${n(-0.678 * h)}h${n(0.4 * h)}`,
      cut,
      h * 0.005,
    ) +
    [-0.245, -0.15, 0.15, 0.245].map((x) => flame(x * h, -0.71 * h, h * 0.075)).join('')
  )
}

/** A wheel with spokes like lotus stalks. */
export function wheel(radius: number, [fill, cut, accent]: Tint, spokes = 12): string {
  const arms = times(spokes, (index) =>
    at(
      0,
      0,
      1,
      shape(
        `M${n(-radius * 0.02)} 0L${n(-radius * 0.05)} ${n(-radius * 0.45)}L0 ${n(-radius * 0.84)}L${n(radius * 0.05)} ${n(-radius * 0.45)}L${n(radius * 0.02)} 0Z`,
        fill,
      ),
      (360 / spokes) * index,
    ),
  )
  const studs = times(spokes * 2, (index) =>
    disc(...polar((180 / spokes) * (index + 0.5), radius * 0.92), radius * 0.026, cut),
  )
  return (
    shape(discPath(0, 0, radius) + discPath(0, 0, radius * 0.83), fill) +
    arms.join('') +
    studs.join('') +
    disc(0, 0, radius * 0.19, fill) +
    disc(0, 0, radius * 0.12, accent)
  )
}

/** A flame of three tongues, foot at the origin. */
export function flame(height: number, outer: string, middle: string, heart: string): string {
  const tongue = (h: number) =>
    `M0 0C${n(-h * 0.52)} ${n(-h * 0.04)} ${n(-h * 0.48)} ${n(-h * 0.44)} ${n(-h * 0.22)} ${n(-h * 0.62)}C${n(-h * 0.24)} ${n(-h * 0.5)} ${n(-h * 0.16)} ${n(-h * 0.44)} ${n(-h * 0.1)} ${n(-h * 0.44)}C${n(-h * 0.16)} ${n(-h * 0.7)} ${n(-h * 0.04)} ${n(-h * 0.9)} ${n(h * 0.1)} ${n(-h)}C${n(h * 0.06)} ${n(-h * 0.8)} ${n(h * 0.2)} ${n(-h * 0.68)} ${n(h * 0.28)} ${n(-h * 0.5)}C${n(h * 0.4)} ${n(-h * 0.24)} ${n(h * 0.34)} ${n(-h * 0.02)} 0 0Z`
  return (
    shape(tongue(height), outer) +
    at(0, -height * 0.02, 1, shape(tongue(height * 0.7), middle)) +
    at(0, -height * 0.03, 1, shape(tongue(height * 0.4), heart))
  )
}

/** The long dice of the old game, four-sided, with ring pips. */
export function longDie(length: number, pips: number, fill: string, cut: string): string {
  const h = length * 0.2
  return (
    rect(-length / 2, -h / 2, length, h, fill, h * 0.16) +
    times(pips, (index) => {
      const x = (index - (pips - 1) / 2) * h * 1.05
      return ring(x, 0, h * 0.26, cut, h * 0.07) + disc(x, 0, h * 0.09, cut)
    }).join('') +
    stroke(
      `M${n(-length * 0.46)} ${n(-h * 0.5)}v${n(h)}M${n(length * 0.46)} ${n(-h * 0.5)}v${n(h)}`,
      cut,
      h * 0.05,
    )
  )
}
