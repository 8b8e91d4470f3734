import { disc, n, shape, stroke, times } from '../svg.ts'
import type { Tint } from './tint.ts'

/** A sea-going ship with two sails; its waterline at the origin. */
export function ship(width: number, [fill, cut, accent]: Tint): string {
  const w = width / 2
  return (
    stroke(`M${n(-w * 0.1)} 0V${n(-w * 1.5)}M${n(w * 0.46)} 0V${n(-w * 1.05)}`, fill, w * 0.035) +
    shape(
      `M${n(-w * 0.14)} ${n(-w * 1.42)}C${n(-w * 0.5)} ${n(-w * 1.0)} ${n(-w * 0.78)} ${n(-w * 0.6)} ${n(-w * 0.86)} ${n(-w * 0.3)}Q${n(-w * 0.5)} ${n(-w * 0.4)} ${n(-w * 0.14)} ${n(-w * 0.3)}Z`,
      accent,
    ) +
    shape(
      `M${n(-w * 0.05)} ${n(-w * 1.42)}C${n(w * 0.18)} ${n(-w)} ${n(w * 0.28)} ${n(-w * 0.6)} ${n(w * 0.3)} ${n(-w * 0.3)}Q${n(w * 0.1)} ${n(-w * 0.38)} ${n(-w * 0.05)} ${n(-w * 0.3)}Z`,
      fill,
    ) +
    shape(
      `M${n(w * 0.5)} ${n(-w * 1.0)}C${n(w * 0.66)} ${n(-w * 0.7)} ${n(w * 0.72)} ${n(-w * 0.5)} ${n(w * 0.72)} ${n(-w * 0.3)}Q${n(w * 0.6)} ${n(-w * 0.35)} ${n(w * 0.5)} ${n(-w * 0.3)}Z`,
      accent,
    ) +
    shape(
      `M${n(-w)} ${n(-w * 0.34)}Q${n(-w * 0.82)} ${n(-w * 0.14)} ${n(-w * 0.6)} ${n(-w * 0.16)}H${n(w * 0.66)}Q${n(w * 0.9)} ${n(-w * 0.18)} ${n(w)} ${n(-w * 0.42)}Q${n(w * 0.96)} ${n(w * 0.06)} ${n(w * 0.66)} ${n(w * 0.1)}H${n(-w * 0.6)}Q${n(-w * 0.92)} ${n(w * 0.02)} ${n(-w)} ${n(-w * 0.34)}Z`,
      fill,
    ) +
    stroke(`M${n(-w * 0.7)} ${n(-w * 0.06)}H${n(w * 0.78)}`, cut, w * 0.022)
  )
}

/** A comet: its head at the origin, the tail sweeping up to the right. */
export function comet(length: number, fill: string): string {
  const tails = times(7, (index) => {
    const spread = (index - 3) * 0.05
    const reach = length * (1 - Math.abs(index - 3) * 0.12)
    return `M0 0Q${n(reach * 0.5)} ${n(-reach * (0.18 - spread))} ${n(reach)} ${n(-reach * (0.5 - spread * 2.4))}`
  })
  return stroke(tails.join(''), fill, length * 0.011) + disc(0, 0, length * 0.055, fill)
}
