import { kolamPath } from '../../../client/src/kolam-path.ts'
import { n, times } from '../svg.ts'

type Kolam = { seed: number; size: number; line: string; dots?: string; weight?: number }

/** A sikku kolam, `width` px across, round (x, y). `weight` is the line in units of a twentieth of a dot's room. */
export function kolam(x: number, y: number, width: number, look: Kolam): string {
  const { line, dots = line, weight = 2.4 } = look
  const figure = kolamPath(look.seed, look.size)
  const span = Number(figure.viewBox.split(' ')[2])
  const points = figure.dots.map(([a, b]) => `<circle cx="${a}" cy="${b}" r="${n(weight * 0.8)}"/>`).join('')
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(width / span)})"><path d="${figure.d}" fill="none" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"/><g fill="${dots}">${points}</g></g>`
}

/** One kolam repeated as a woven field, `across` by `down` times, from its upper left corner. */
export function kolamField(
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
  width: number,
  look: Kolam,
): string {
  return times(across * down, (index) =>
    kolam(x + ((index % across) + 0.5) * width, y + (Math.floor(index / across) + 0.5) * width, width, look),
  ).join('')
}

/** A kolam wound in a ring: strands that cross between the dots, `loops` of them round a circle of `radius` px. */
export function kolamWreath(
  radius: number,
  loops: number,
  look: { line: string; dots: string; weight: number; strands?: number },
): string {
  const swing = Math.min(radius * 0.16, (radius * Math.PI * 0.56) / loops)
  const steps = loops * 24
  const curves = [1, -1].map((strand) => {
    const points = times(steps, (step) => {
      const turn = (step / steps) * 2 * Math.PI
      const reach = radius + strand * swing * Math.sin(turn * loops)
      return `${+(reach * Math.cos(turn)).toFixed(1)} ${+(reach * Math.sin(turn)).toFixed(1)}`
    })
    return `<path d="M${points.join('L')}Z" fill="none" stroke="${look.line}" stroke-width="${look.weight}" stroke-linejoin="round"/>`
  })
  const dots = times(loops * 2, (index) => {
    const turn = ((index + 0.5) / (loops * 2)) * 2 * Math.PI
    return `<circle cx="${n(radius * Math.cos(turn))}" cy="${n(radius * Math.sin(turn))}" r="${n(look.weight * 1.05)}"/>`
  })
  return `${curves.join('')}<g fill="${look.dots}">${dots.join('')}</g>`
}
