import { at, disc, n, shape, stroke, times } from '../svg.ts'
import type { Tint } from './tint.ts'

/** Two carp side by side, the Pandyan seal. `length` px tall. */
export function pairOfFish(length: number, [fill, cut, accent]: Tint): string {
  const l = length / 2
  const scale = times(7, (row) =>
    times(3, (index) => {
      const y = -l * 0.42 + row * l * 0.16
      const x = (index - 1) * l * 0.15 + (row % 2 ? l * 0.075 : 0)
      return `M${n(x - l * 0.07)} ${n(y)}a${n(l * 0.07)} ${n(l * 0.08)} 0 0 0 ${n(l * 0.14)} 0`
    }).join(''),
  )
  const fish =
    shape(
      `M0 ${n(-l)}C${n(l * 0.3)} ${n(-l * 0.75)} ${n(l * 0.4)} ${n(-l * 0.1)} ${n(l * 0.1)} ${n(l * 0.62)}L${n(l * 0.32)} ${n(l)}Q0 ${n(l * 0.82)} ${n(-l * 0.32)} ${n(l)}L${n(-l * 0.1)} ${n(l * 0.62)}C${n(-l * 0.4)} ${n(-l * 0.1)} ${n(-l * 0.3)} ${n(-l * 0.75)} 0 ${n(-l)}Z`,
      fill,
    ) +
    stroke(
      `${scale.join('')}M${n(-l * 0.2)} ${n(-l * 0.55)}Q0 ${n(-l * 0.46)} ${n(l * 0.2)} ${n(-l * 0.55)}`,
      cut,
      l * 0.016,
    ) +
    disc(-l * 0.1, -l * 0.72, l * 0.034, accent) +
    disc(l * 0.1, -l * 0.72, l * 0.034, accent)
  return at(-l * 0.46, 0, 1, fish, 8) + at(l * 0.46, 0, 1, fish, -8)
}

/** A cow's head from the front, horns as a crescent, cut from paper. */
export function cowHead(height: number, [fill, cut, accent]: Tint): string {
  const h = height
  const ear = (side: 1 | -1) =>
    shape(
      `M${n(side * h * 0.2)} ${n(-h * 0.2)}Q${n(side * h * 0.5)} ${n(-h * 0.3)} ${n(side * h * 0.58)} ${n(-h * 0.08)}Q${n(side * h * 0.36)} ${n(h * 0.02)} ${n(side * h * 0.2)} ${n(-h * 0.09)}Z`,
      fill,
    )
  const eye = (side: 1 | -1) =>
    shape(
      `M${n(side * h * 0.09)} ${n(h * 0.01)}Q${n(side * h * 0.16)} ${n(-h * 0.07)} ${n(side * h * 0.215)} ${n(h * 0.02)}Q${n(side * h * 0.14)} ${n(h * 0.06)} ${n(side * h * 0.09)} ${n(h * 0.01)}Z`,
      cut,
    )
  const horn = (side: 1 | -1) =>
    shape(
      `M${n(side * h * 0.08)} ${n(-h * 0.26)}C${n(side * h * 0.42)} ${n(-h * 0.26)} ${n(side * h * 0.52)} ${n(-h * 0.52)} ${n(side * h * 0.36)} ${n(-h * 0.78)}C${n(side * h * 0.4)} ${n(-h * 0.52)} ${n(side * h * 0.28)} ${n(-h * 0.38)} ${n(side * h * 0.05)} ${n(-h * 0.38)}Z`,
      accent,
    )
  return (
    horn(1) +
    horn(-1) +
    ear(1) +
    ear(-1) +
    shape(
      `M${n(-h * 0.22)} ${n(-h * 0.28)}Q0 ${n(-h * 0.38)} ${n(h * 0.22)} ${n(-h * 0.28)}C${n(h * 0.3)} ${n(-h * 0.05)} ${n(h * 0.2)} ${n(h * 0.2)} ${n(h * 0.19)} ${n(h * 0.4)}Q${n(h * 0.19)} ${n(h * 0.56)} 0 ${n(h * 0.56)}T${n(-h * 0.19)} ${n(h * 0.4)}C${n(-h * 0.2)} ${n(h * 0.2)} ${n(-h * 0.3)} ${n(-h * 0.05)} ${n(-h * 0.22)} ${n(-h * 0.28)}Z`,
      fill,
    ) +
    eye(1) +
    eye(-1) +
    shape(
      `M0 ${n(-h * 0.26)}L${n(h * 0.055)} ${n(-h * 0.16)}L0 ${n(-h * 0.06)}L${n(-h * 0.055)} ${n(-h * 0.16)}Z`,
      accent,
    ) +
    stroke(`M${n(-h * 0.15)} ${n(h * 0.3)}Q0 ${n(h * 0.24)} ${n(h * 0.15)} ${n(h * 0.3)}`, cut, h * 0.012) +
    [-1, 1]
      .map(
        (side) =>
          `<ellipse cx="${n(side * h * 0.085)}" cy="${n(h * 0.41)}" rx="${n(h * 0.03)}" ry="${n(h * 0.042)}" fill="${cut}"/>`,
      )
      .join('')
  )
}

/** A cuckoo perched, looking left, its feet at the origin. `size` px from beak to tail. */
export function cuckoo(size: number, [fill, cut, accent]: Tint): string {
  const s = size
  return (
    shape(
      `M${n(-s * 0.36)} ${n(-s * 0.36)}L${n(-s * 0.25)} ${n(-s * 0.41)}C${n(-s * 0.22)} ${n(-s * 0.5)} ${n(-s * 0.08)} ${n(-s * 0.5)} ${n(-s * 0.04)} ${n(-s * 0.38)}C${n(s * 0.1)} ${n(-s * 0.34)} ${n(s * 0.2)} ${n(-s * 0.2)} ${n(s * 0.3)} ${n(-s * 0.02)}L${n(s * 0.6)} ${n(s * 0.3)}L${n(s * 0.5)} ${n(s * 0.34)}L${n(s * 0.18)} ${n(s * 0.04)}C${n(s * 0.02)} ${n(s * 0.08)} ${n(-s * 0.24)} ${n(s * 0.02)} ${n(-s * 0.24)} ${n(-s * 0.2)}Q${n(-s * 0.24)} ${n(-s * 0.29)} ${n(-s * 0.27)} ${n(-s * 0.32)}Z`,
      fill,
    ) +
    stroke(
      `M${n(-s * 0.1)} ${n(-s * 0.16)}C${n(-s * 0.08)} ${n(-s * 0.02)} ${n(s * 0.1)} ${n(s * 0.0)} ${n(s * 0.26)} ${n(s * 0.04)}C${n(s * 0.2)} ${n(-s * 0.1)} ${n(s * 0.1)} ${n(-s * 0.22)} ${n(-s * 0.02)} ${n(-s * 0.24)}M${n(0)} ${n(-s * 0.14)}Q${n(s * 0.06)} ${n(-s * 0.05)} ${n(s * 0.16)} ${n(-s * 0.02)}`,
      cut,
      s * 0.012,
    ) +
    disc(-s * 0.155, -s * 0.395, s * 0.024, accent) +
    stroke(
      `M${n(-s * 0.04)} ${n(s * 0.03)}v${n(s * 0.06)}M${n(s * 0.05)} ${n(s * 0.04)}v${n(s * 0.05)}`,
      fill,
      s * 0.016,
    )
  )
}
