import type { Dice } from '../../src/dice.ts'
import { between } from '../seed.ts'
import { clipped, disc, n, ring, rule, shape, times } from '../svg.ts'
import { lineOf } from '../type/block.ts'

type Leaf = {
  fill: string
  line: string
  /** What shows through the two binding holes. */
  behind: string
  /** Words to engrave; without them the leaf is ruled. */
  words?: readonly string[]
  id: string
}

/** A palm-leaf page: a long strip with tapered ends, fine engraved lines and two binding holes. */
export function palmLeaf(x: number, y: number, width: number, height: number, leaf: Leaf): string {
  const outline = leafOutline(x, y, width, height)
  return [
    shape(outline, leaf.fill),
    clipped(
      leaf.id,
      outline,
      leaf.words ? engraved(x, y, width, height, leaf, leaf.words) : ruled(x, y, width, height, leaf),
    ),
    ...holesOf(x, width).map((hole) => holed(hole, y + height / 2, Math.min(17, height * 0.14), leaf)),
  ].join('')
}

/** Centres of the two holes, at the old places: a little inside a quarter from either end. */
export function holesOf(x: number, width: number): readonly [number, number] {
  return [x + width * 0.2, x + width * 0.8]
}

function leafOutline(x: number, y: number, width: number, height: number): string {
  const tip = Math.min(height * 0.22, 40)
  const bow = height * 0.04
  return `M${n(x + tip)} ${n(y)}Q${n(x + width / 2)} ${n(y - bow)} ${n(x + width - tip)} ${n(y)}Q${n(x + width)} ${n(y + height * 0.08)} ${n(x + width)} ${n(y + height / 2)}T${n(x + width - tip)} ${n(y + height)}Q${n(x + width / 2)} ${n(y + height + bow)} ${n(x + tip)} ${n(y + height)}Q${n(x)} ${n(y + height * 0.92)} ${n(x)} ${n(y + height / 2)}T${n(x + tip)} ${n(y)}Z`
}

function holed(x: number, y: number, radius: number, leaf: Leaf): string {
  return (
    disc(x, y, radius * 2.1, leaf.fill) +
    ring(x, y, radius * 1.55, leaf.line, 2) +
    disc(x, y, radius, leaf.behind)
  )
}

function ruled(x: number, y: number, width: number, height: number, leaf: Leaf): string {
  const count = Math.max(2, Math.round(height / 26))
  return times(count, (index) =>
    rule(x + 34, y + ((index + 0.5) * height) / count, width - 68, leaf.line, 1.6),
  ).join('')
}

function engraved(
  x: number,
  y: number,
  width: number,
  height: number,
  leaf: Leaf,
  words: readonly string[],
): string {
  const size = Math.min(34, height * 0.2)
  const count = Math.max(1, Math.floor((height - size * 0.8) / (size * 1.75)))
  const pitch = (height - size * 0.5) / count
  return times(count, (index) => {
    const turned = [...words.slice(index % words.length), ...words.slice(0, index % words.length)]
    let run = turned.join('')
    let line = lineOf(run, engraving, size)
    while (line.width < width - 90) {
      run += turned.join('')
      line = lineOf(run, engraving, size)
    }
    const top = y + size * 0.25 + pitch * (index + 0.5) - size * 0.42
    return line.draw(x + 45, top, leaf.line, 'left')
  }).join('')
}

const engraving = { family: 'sans', weight: 250 } as const

/** A bundle of leaves seen from its edge: thin strips of unequal length, pressed together. */
export function bundle(
  x: number,
  y: number,
  width: number,
  count: number,
  dice: Dice,
  fill: string,
  line: string,
): string {
  return times(count, (index) => {
    const left = between(dice, 0, 26)
    const right = between(dice, 0, 26)
    return (
      `<rect x="${n(x + left)}" y="${n(y + index * 15)}" width="${n(width - left - right)}" height="12" rx="6" fill="${fill}"/>` +
      rule(x + left + 20, y + index * 15 + 6, width - left - right - 40, line, 1.4)
    )
  }).join('')
}
