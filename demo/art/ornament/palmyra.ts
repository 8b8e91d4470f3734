import type { Dice } from '../../src/dice.ts'
import { between } from '../seed.ts'
import { at, n, type Point, polar, polygon, shape, stroke, times } from '../svg.ts'

/** One fan of the palmyra round its stem's end: pointed blades set close, as the leaf is before it is cut for writing. */
export function fanLeaf(radius: number, fill: string, blades = 15, spread = 230): string {
  const step = spread / blades
  const points: Point[] = [[0, 0]]
  for (const index of times(blades, (blade) => blade)) {
    const angle = -90 - spread / 2 + step * (index + 0.5)
    const length = radius * (0.86 + 0.14 * Math.cos(((angle + 90) * Math.PI) / 180))
    points.push(polar(angle - step * 0.5, length * 0.5), polar(angle, length))
  }
  points.push(polar(-90 + spread / 2, radius * 0.5))
  return shape(polygon(points), fill)
}

/** A palmyra palm that stands on the origin, `height` px tall. `gap` is the colour behind it. */
export function palmyra(height: number, dice: Dice, fill: string, gap: string): string {
  const lean = between(dice, -0.05, 0.05) * height
  const crown = height * 0.21
  const top = -(height - crown)
  const foot = height * 0.032
  const neck = height * 0.019
  const trunk = `M${n(-foot)} 0C${n(-foot * 0.6)} ${n(top * 0.35)} ${n(lean - neck)} ${n(top * 0.7)} ${n(lean - neck)} ${n(top)}L${n(lean + neck)} ${n(top)}C${n(lean + neck)} ${n(top * 0.7)} ${n(foot * 0.6)} ${n(top * 0.35)} ${n(foot)} 0Z`
  const scars = times(9, (index) => {
    const share = 0.1 + index * 0.085
    const x = lean * share * share
    return `M${n(x - foot)} ${n(top * share)}q${n(foot)} ${n(foot * 0.5)} ${n(foot * 2)} 0`
  }).join('')
  const stems: string[] = []
  const fans = [-142, 142, -104, 104, -66, 66, -31, 31, 0].map((turn) => {
    const [x, y] = polar(turn - 90, crown * 0.36)
    stems.push(`M${n(lean)} ${n(top)}L${n(lean + x)} ${n(top + y)}`)
    return at(lean + x, top + y, 1, fanLeaf(crown * between(dice, 0.58, 0.7), fill, 11, 230), turn)
  })
  return (
    shape(trunk, fill) +
    stroke(scars, gap, Math.max(1.2, height * 0.003)) +
    stroke(stems.join(''), fill, crown * 0.05) +
    fans.join('')
  )
}
