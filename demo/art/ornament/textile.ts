import type { Dice } from '../../src/dice.ts'
import type { Palette } from '../palette.ts'
import { disc, n, rect, ring, shape, stroke, times } from '../svg.ts'

type Band = (y: number, height: number, width: number, main: string, second: string) => string

/** Rows of temple spires, the border that Kanchipuram weavers call by that name. */
const spires: Band = (y, height, width, main) =>
  shape(
    times(Math.round(width / 60), (index) => {
      const w = width / Math.round(width / 60)
      return `M${n(index * w)} ${n(y + height)}L${n((index + 0.5) * w)} ${n(y)}L${n((index + 1) * w)} ${n(y + height)}Z`
    }).join(''),
    main,
  )

const stripes: Band = (y, height, width, main, second) =>
  times(4, (index) =>
    rect(0, y + (index * height) / 4, width, height / (index % 2 ? 14 : 9), index % 2 ? second : main),
  ).join('')

const beads: Band = (y, height, width, main, second) =>
  times(Math.floor(width / height), (index) => {
    const pitch = width / Math.floor(width / height)
    const x = (index + 0.5) * pitch
    return (
      disc(x, y + height / 2, height * 0.36, main) +
      ring(x, y + height / 2, height * 0.2, second, height * 0.05)
    )
  }).join('')

const lozenges: Band = (y, height, width, main, second) => {
  const count = Math.round(width / (height * 1.1))
  const w = width / count
  return times(count, (index) => {
    const x = (index + 0.5) * w
    const diamond = (share: number) =>
      `M${n(x - (w / 2) * share)} ${n(y + height / 2)}L${n(x)} ${n(y + (height / 2) * (1 - share))}L${n(x + (w / 2) * share)} ${n(y + height / 2)}L${n(x)} ${n(y + (height / 2) * (1 + share))}Z`
    return shape(diamond(0.96) + diamond(0.66), main) + shape(diamond(0.36), second)
  }).join('')
}

const waves: Band = (y, height, width, main) => {
  const count = Math.round(width / (height * 1.3))
  const w = width / count
  const curve = (shift: number) =>
    `M0 ${n(y + height / 2 + shift)}${times(count, () => `q${n(w / 4)} ${n(-height * 0.7)} ${n(w / 2)} 0t${n(w / 2)} 0`).join('')}`
  return stroke(curve(0), main, height * 0.1) + stroke(curve(height * 0.24), main, height * 0.05)
}

const checks: Band = (y, height, width, main, second) => {
  const side = height / 3
  const count = Math.round(width / side)
  const w = width / count
  return times(count * 3, (index) =>
    ((index % count) + Math.floor(index / count)) % 2
      ? ''
      : rect(
          (index % count) * w,
          y + Math.floor(index / count) * side,
          w,
          side,
          Math.floor(index / count) === 1 ? second : main,
        ),
  ).join('')
}

const mangoes: Band = (y, height, width, main, second) => {
  const count = Math.round(width / (height * 0.9))
  const w = width / count
  return times(count, (index) => {
    const x = (index + 0.5) * w
    const h = height * 0.9
    return (
      shape(
        `M${n(x - h * 0.1)} ${n(y + height * 0.95)}C${n(x - h * 0.55)} ${n(y + height * 0.85)} ${n(x - h * 0.42)} ${n(y + height * 0.2)} ${n(x + h * 0.08)} ${n(y + height * 0.08)}C${n(x + h * 0.34)} ${n(y + height * 0.04)} ${n(x + h * 0.4)} ${n(y + height * 0.26)} ${n(x + h * 0.24)} ${n(y + height * 0.3)}C${n(x + h * 0.3)} ${n(y + height * 0.55)} ${n(x + h * 0.36)} ${n(y + height * 0.95)} ${n(x - h * 0.1)} ${n(y + height * 0.95)}Z`,
        main,
      ) + disc(x - h * 0.05, y + height * 0.62, h * 0.13, second)
    )
  }).join('')
}

const bands: readonly Band[] = [lozenges, beads, mangoes, waves, checks]

/** Field and two threads of a border that belong to a palette. */
export function weave({ field, line, accent, fieldInk }: Palette): readonly [string, string, string] {
  return [field, line === field ? accent : line, fieldInk]
}

/** A sari's woven border, spires pointing up at its top edge, `height` px, from x = 0. */
export function sariBorder(
  y: number,
  height: number,
  width: number,
  dice: Dice,
  colours: readonly [string, string, string],
): string {
  const [field, main, second] = colours
  const parts = [
    spires(y, height * 0.14, width, field, field),
    rect(0, y + height * 0.139, width, height * 0.861, field),
  ]
  let level = y + height * 0.17
  let last: Band | undefined
  for (const share of [0.07, 0.2, 0.05, 0.24, 0.05, 0.15]) {
    const tall = height * share
    const band = share < 0.08 ? stripes : dice.pick(bands.filter((choice) => choice !== last))
    if (share >= 0.08) last = band
    parts.push(band(level, tall, width, main, second))
    level += tall + height * 0.012
  }
  return parts.join('')
}

/** Small motifs strewn over the body of the cloth. */
export function buttas(
  top: number,
  bottom: number,
  width: number,
  pitch: number,
  motif: (x: number, y: number) => string,
): string {
  const rows = Math.floor((bottom - top) / pitch)
  return times(rows, (row) =>
    times(Math.ceil(width / pitch) + 1, (index) =>
      motif((index + (row % 2 ? 0.5 : 0)) * pitch, top + (row + 0.5) * pitch),
    ).join(''),
  ).join('')
}
