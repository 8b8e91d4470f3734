import type { Dice } from '../../src/dice.ts'
import { between } from '../seed.ts'
import { clipped, disc, discPath, n, polar, rule, shape, stroke, times } from '../svg.ts'

/** Scalloped sea, rows of nested half circles, filling a box from its top down. `radius` px a wave. */
export function scallops(
  y: number,
  height: number,
  radius: number,
  ground: string,
  line: string,
  rings = 4,
): string {
  const rows = Math.ceil(height / (radius * 0.5)) + 1
  return times(rows, (row) =>
    times(Math.ceil(1200 / (radius * 2)) + 2, (index) => {
      const x = (index - 0.5) * radius * 2 + (row % 2 ? radius : 0)
      const centre = y + radius + row * radius * 0.5
      return (
        disc(x, centre, radius, ground) +
        times(
          rings,
          (inner) =>
            `<circle cx="${n(x)}" cy="${n(centre)}" r="${n(radius * (0.94 - inner * 0.22))}" fill="none" stroke="${line}" stroke-width="${n(radius * 0.05)}"/>`,
        ).join('')
      )
    }).join(''),
  ).join('')
}

/** Water as an engraver cuts it: rows of flat waves whose height dies away with depth. */
export function water(
  y: number,
  height: number,
  rows: number,
  dice: Dice,
  line: string,
  weight: number,
): string {
  return times(rows, (row) => {
    const level = y + (height * row) / (rows - 1)
    const length = between(dice, 90, 150) + row * 6
    const swell = 6 + row * 1.6
    const start = -between(dice, 0, length)
    const waves = times(
      Math.ceil(1400 / length),
      () => `q${n(length / 4)} ${n(-swell)} ${n(length / 2)} 0t${n(length / 2)} 0`,
    )
    return stroke(`M${n(start)} ${n(level)}${waves.join('')}`, line, weight)
  }).join('')
}

/** A sun or moon cut by lines that thicken downwards. */
export function ruledDisc(
  x: number,
  y: number,
  radius: number,
  fill: string,
  ground: string,
  id: string,
): string {
  const cuts = times(9, (index) => {
    const share = index / 9
    return rule(x - radius, y + radius * (0.08 + share * 0.92), radius * 2, ground, 3 + share * 17)
  })
  return disc(x, y, radius, fill) + clipped(id, discPath(x, y, radius), cuts.join(''))
}

/** Rays from a point, alternately long and short, as wedges. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  fill: string,
  open = 0.5,
): string {
  const half = (180 / count) * open
  const wedges = times(count, (index) => {
    const angle = (360 * index) / count
    const points = [
      polar(angle - half, inner, x, y),
      polar(angle - half, outer, x, y),
      polar(angle + half, outer, x, y),
      polar(angle + half, inner, x, y),
    ]
    return `M${points.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}Z`
  })
  return shape(wedges.join(''), fill)
}

/** A hill line across the page, solid to the foot of the page. */
export function hills(y: number, swell: number, bottom: number, dice: Dice, fill: string): string {
  const steps = 4
  let d = `M-20 ${n(bottom)}V${n(y + between(dice, -swell, swell) * 0.4)}`
  for (const index of times(steps, (step) => step)) {
    const x = ((index + 1) * 1240) / steps - 20
    const before = x - 1240 / steps / 2
    d += `Q${n(before)} ${n(y - between(dice, 0.2, 1) * swell * (index % 2 ? -0.6 : 1.6))} ${n(x)} ${n(y + between(dice, -0.3, 0.3) * swell)}`
  }
  return shape(`${d}V${n(bottom)}Z`, fill)
}

export function stars(top: number, bottom: number, count: number, dice: Dice, fill: string): string {
  return times(count, () =>
    disc(between(dice, 40, 1160), between(dice, top, bottom), between(dice, 1.8, 4.6), fill),
  ).join('')
}
