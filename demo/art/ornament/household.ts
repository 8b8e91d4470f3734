import { at, disc, n, rect, ring, shape, stroke, times } from '../svg.ts'
import type { Tint } from './tint.ts'

/** A balance: coins in the lower pan, a flower in the other. Hung from the origin. */
export function balance(width: number, [fill, , accent]: Tint, flower: string): string {
  const half = width / 2
  const tilt = half * 0.16
  const pan = (x: number, y: number) =>
    stroke(
      `M${n(x)} ${n(y)}L${n(x - half * 0.42)} ${n(y + half * 0.9)}M${n(x)} ${n(y)}L${n(x + half * 0.42)} ${n(y + half * 0.9)}`,
      fill,
      half * 0.018,
    ) +
    shape(
      `M${n(x - half * 0.5)} ${n(y + half * 0.9)}h${n(half)}q${n(-half * 0.06)} ${n(half * 0.22)} ${n(-half * 0.5)} ${n(half * 0.22)}t${n(-half * 0.5)} ${n(-half * 0.22)}Z`,
      fill,
    )
  const coins = times(
    5,
    (index) =>
      `<ellipse cx="${n(-half + ((index % 2) - 0.5) * half * 0.04)}" cy="${n(tilt + half * (0.84 - index * 0.09))}" rx="${n(half * 0.26)}" ry="${n(half * 0.07)}" fill="${accent}" stroke="${fill}" stroke-width="${n(half * 0.016)}"/>`,
  )
  return (
    stroke(`M${n(-half)} ${n(tilt)}L${n(half)} ${n(-tilt)}`, fill, half * 0.06) +
    stroke(`M0 ${n(-half * 0.36)}V${n(half * 1.75)}`, fill, half * 0.05) +
    disc(0, 0, half * 0.1, accent) +
    ring(0, -half * 0.42, half * 0.07, fill, half * 0.03) +
    rect(-half * 0.42, half * 1.7, half * 0.84, half * 0.09, fill, half * 0.04) +
    coins.join('') +
    pan(-half, tilt) +
    at(half, -tilt + half * 0.7, 1, flower) +
    pan(half, -tilt)
  )
}

/** An umbrella opened, its tip at the top, handle crooked at the origin. */
export function umbrella(width: number, [fill, cut, accent]: Tint): string {
  const half = width / 2
  const top = -width * 0.98
  const rim = -width * 0.5
  const scallops = times(5, () => `q${n(-width / 10)} ${n(-width * 0.075)} ${n(-width / 5)} 0`)
  return (
    stroke(
      `M0 ${n(top - 18)}V${n(-width * 0.09)}a${n(width * 0.055)} ${n(width * 0.055)} 0 0 1 ${n(-width * 0.11)} 0`,
      accent,
      width * 0.022,
    ) +
    shape(
      `M${n(-half)} ${n(rim)}C${n(-half)} ${n(top * 0.8)} ${n(-half * 0.55)} ${n(top)} 0 ${n(top)}S${n(half)} ${n(top * 0.8)} ${n(half)} ${n(rim)}${scallops.join('')}Z`,
      fill,
    ) +
    stroke(
      [-0.3, -0.1, 0.1, 0.3]
        .map(
          (share) =>
            `M${n(share * width)} ${n(rim)}C${n(share * width)} ${n(top * 0.8)} ${n(share * width * 0.5)} ${n(top)} 0 ${n(top)}`,
        )
        .join(''),
      cut,
      width * 0.008,
    )
  )
}

/** A tiffin carrier: four tins in their frame. Foot at the origin. */
export function tiffinCarrier(height: number, [fill, cut, accent]: Tint): string {
  const w = height * 0.36
  const tin = height * 0.165
  const tins = times(4, (index) => {
    const y = -tin * (index + 1) - height * 0.03
    return (
      rect(-w / 2, y, w, tin - 7, index % 2 ? accent : fill, tin * 0.16) +
      rect(-w / 2 - 6, y + tin * 0.06, w + 12, tin * 0.1, cut, 3) +
      stroke(`M${n(-w * 0.4)} ${n(y + tin * 0.4)}v${n(tin * 0.32)}`, cut, 5)
    )
  })
  const lid = -tin * 4 - height * 0.03
  return (
    stroke(
      `M${n(-w / 2 - 22)} 0V${n(lid - height * 0.06)}C${n(-w / 2 - 22)} ${n(-height * 1.02)} ${n(w / 2 + 22)} ${n(-height * 1.02)} ${n(w / 2 + 22)} ${n(lid - height * 0.06)}V0`,
      fill,
      14,
    ) +
    tins.join('') +
    shape(
      `M${n(-w / 2)} ${n(lid - 6)}Q${n(-w * 0.4)} ${n(lid - height * 0.085)} 0 ${n(lid - height * 0.09)}T${n(w / 2)} ${n(lid - 6)}Z`,
      fill,
    ) +
    disc(0, lid - height * 0.11, height * 0.02, accent) +
    rect(-w / 2 - 30, -height * 0.03, w + 60, height * 0.03, fill, 6) +
    rect(-w * 0.3, -height * 0.965, w * 0.6, height * 0.05, accent, 14)
  )
}

/** A keyhole in its plate. */
export function keyhole(height: number, [fill, cut, accent]: Tint): string {
  const h = height / 2
  return (
    shape(
      `M0 ${n(-h)}C${n(h * 0.62)} ${n(-h)} ${n(h * 0.66)} ${n(-h * 0.3)} ${n(h * 0.5)} 0C${n(h * 0.66)} ${n(h * 0.3)} ${n(h * 0.62)} ${n(h)} 0 ${n(h)}C${n(-h * 0.62)} ${n(h)} ${n(-h * 0.66)} ${n(h * 0.3)} ${n(-h * 0.5)} 0C${n(-h * 0.66)} ${n(-h * 0.3)} ${n(-h * 0.62)} ${n(-h)} 0 ${n(-h)}Z`,
      fill,
    ) +
    shape(
      `M${n(-h * 0.13)} ${n(-h * 0.06)}L${n(-h * 0.25)} ${n(h * 0.5)}H${n(h * 0.25)}L${n(h * 0.13)} ${n(-h * 0.06)}Z`,
      cut,
    ) +
    disc(0, -h * 0.2, h * 0.22, cut) +
    disc(0, -h * 0.8, h * 0.05, accent) +
    disc(0, h * 0.8, h * 0.05, accent)
  )
}
