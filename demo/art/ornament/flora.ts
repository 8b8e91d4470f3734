import { at, disc, n, polar, shape, stroke, times } from '../svg.ts'

/** A pointed petal from the origin upwards. */
export function petal(length: number, width: number): string {
  const half = width / 2
  return `M0 0C${n(-half * 1.3)} ${n(-length * 0.3)} ${n(-half)} ${n(-length * 0.78)} 0 ${n(-length)}C${n(half)} ${n(-length * 0.78)} ${n(half * 1.3)} ${n(-length * 0.3)} 0 0Z`
}

/** A lotus from the side, its seat at the origin, about 1.9 times as wide as `height`. */
export function lotus(height: number, fill: string, line: string): string {
  const weight = Math.max(2, height * 0.02)
  const rows: readonly [readonly number[], number, number][] = [
    [[-78, 78, -58, 58], 0.98, 0.36],
    [[-38, 38], 1, 0.4],
    [[-19, 19], 1, 0.4],
    [[0], 1, 0.42],
  ]
  return rows
    .flatMap(([angles, long, wide]) =>
      angles.map(
        (angle) =>
          `<path transform="rotate(${angle})" d="${petal(height * long, height * wide)}" fill="${fill}" stroke="${line}" stroke-width="${n(weight)}"/>`,
      ),
    )
    .join('')
}

const PETALS = 16

/** A lotus from above, as on temple ceilings: rings of petals round a seed head. */
export function rosette(radius: number, fill: string, line: string, heart: string): string {
  const weight = Math.max(2, radius * 0.012)
  const rings = [1, 0.76, 0.52].map((share, index) =>
    times(PETALS / (index === 2 ? 2 : 1), (petalAt) => {
      const turn = (360 / (PETALS / (index === 2 ? 2 : 1))) * (petalAt + (index % 2) / 2)
      return `<path transform="rotate(${n(turn)})" d="${petal(radius * share, radius * share * (index === 2 ? 0.52 : 0.34))}" fill="${fill}" stroke="${line}" stroke-width="${n(weight)}"/>`
    }).join(''),
  )
  const seeds = [
    disc(0, 0, radius * 0.035, fill),
    ...times(6, (index) => disc(...polar(index * 60, radius * 0.1), radius * 0.026, fill)),
  ]
  return rings.join('') + disc(0, 0, radius * 0.17, heart) + seeds.join('')
}

/** A flower of five broad petals. */
export function blossom(radius: number, fill: string, line: string, heart: string): string {
  const five = times(
    5,
    (index) =>
      `<g transform="rotate(${index * 72})"><path d="M0 0C${n(-radius * 0.62)} ${n(-radius * 0.28)} ${n(-radius * 0.5)} ${n(-radius * 1.02)} 0 ${n(-radius * 0.92)}C${n(radius * 0.5)} ${n(-radius * 1.02)} ${n(radius * 0.62)} ${n(-radius * 0.28)} 0 0Z" fill="${fill}" stroke="${line}" stroke-width="${n(Math.max(2, radius * 0.03))}"/>${stroke(`M0 ${n(-radius * 0.25)}V${n(-radius * 0.62)}`, line, Math.max(2, radius * 0.03))}</g>`,
  )
  return five.join('') + disc(0, 0, radius * 0.17, heart)
}

/** A long leaf with its veins, from the origin upwards. */
export function blade(length: number, width: number, fill: string, vein: string): string {
  const veins = times(6, (index) => {
    const y = -length * (0.16 + index * 0.115)
    const reach = width * 0.36 * Math.sin(((index + 1.4) / 7.6) * Math.PI)
    return `M0 ${n(y)}L${n(-reach)} ${n(y - length * 0.07)}M0 ${n(y)}L${n(reach)} ${n(y - length * 0.07)}`
  })
  return (
    shape(petal(length, width), fill) +
    stroke(`M0 0V${n(-length * 0.93)}${veins.join('')}`, vein, Math.max(2, length * 0.009))
  )
}

/** A mango twig hanging from the origin: a whorl of long leaves and two fruits. */
export function mangoTwig(size: number, fill: string, vein: string, fruit: string): string {
  const leaves = [88, 118, 148, 272, 242, 212].map((turn) =>
    at(
      0,
      0,
      1,
      blade(size * (0.8 + Math.abs(Math.cos((turn * Math.PI) / 180)) * 0.25), size * 0.22, fill, vein),
      turn,
    ),
  )
  const mangoes = [-1, 1].map((side) => {
    const x = side * size * 0.16
    return (
      stroke(`M0 0Q${n(x * 0.3)} ${n(size * 0.3)} ${n(x)} ${n(size * 0.56)}`, fill, size * 0.014) +
      shape(
        `M${n(x)} ${n(size * 0.55)}c${n(size * 0.19)} 0 ${n(size * 0.2)} ${n(size * 0.3)} ${n(size * 0.03)} ${n(size * 0.38)}c${n(-size * 0.2)} ${n(-size * 0.02)} ${n(-size * 0.22)} ${n(-size * 0.36)} ${n(-size * 0.03)} ${n(-size * 0.38)}Z`,
        fruit,
      )
    )
  })
  return (
    stroke(`M0 ${n(-size * 0.5)}Q${n(size * 0.05)} ${n(-size * 0.2)} 0 0`, fill, size * 0.03) +
    leaves.join('') +
    mangoes.join('')
  )
}

/** A peacock's feather, its eye at the origin, the quill running down `length`. */
export function feather(length: number, colours: readonly [string, string, string, string]): string {
  const [barb, ringColour, eye, heart] = colours
  const r = length * 0.13
  const barbs = times(34, (index) => {
    const share = index / 33
    const y = -r * 0.7 + share * length * 0.86
    const reach = r * (2.05 - share * 1.25)
    const lift = r * (1.5 - share * 0.2)
    return `M0 ${n(y)}Q${n(-reach * 0.5)} ${n(y - lift * 0.15)} ${n(-reach)} ${n(y - lift)}M0 ${n(y)}Q${n(reach * 0.5)} ${n(y - lift * 0.15)} ${n(reach)} ${n(y - lift)}`
  })
  const drop = (size: number) =>
    `M0 ${n(-size * 1.25)}C${n(size * 0.9)} ${n(-size * 1.1)} ${n(size * 1.1)} ${n(size * 0.5)} 0 ${n(size)}C${n(-size * 1.1)} ${n(size * 0.5)} ${n(-size * 0.9)} ${n(-size * 1.1)} 0 ${n(-size * 1.25)}Z`
  return (
    stroke(`M0 0V${n(length)}${barbs.join('')}`, barb, Math.max(2, length * 0.005)) +
    shape(drop(r * 1.5), barb) +
    shape(drop(r * 1.22), ringColour) +
    at(0, r * 0.16, 1, shape(drop(r * 0.86), eye)) +
    at(0, r * 0.3, 1, shape(drop(r * 0.5), heart))
  )
}

/** A garland that hangs between two points at the same height: flowers strung close. */
export function garland(
  width: number,
  drop: number,
  size: number,
  flower: (index: number) => string,
): string {
  const count = Math.round((width * 1.25) / (size * 2))
  return times(count + 1, (index) => {
    const share = index / count
    const x = (share - 0.5) * width
    const y = drop * (1 - (2 * share - 1) ** 2)
    return at(x, y, 1, flower(index), index * 37)
  }).join('')
}
