import type { Dice } from '../../src/dice.ts'
import { house } from '../palette.ts'
import { between } from '../seed.ts'
import { disc, rect, times } from '../svg.ts'
import { kolam } from './kolam.ts'

const { paper, leaf, palm, turmeric, hibiscus, info } = house
const cloths = [
  palm,
  hibiscus,
  turmeric,
  info,
  '#7D2417',
  '#432445',
  '#B14A2C',
  '#0E4A5A',
  '#5B6B3A',
] as const

/** Books standing on a shelf from `left` to `right`, feet at `foot`, up to `tall` px. */
export function spines(dice: Dice, left: number, right: number, foot: number, tall: number): string {
  const parts: string[] = []
  let x = left
  let last = ''
  for (;;) {
    const width = between(dice, tall * 0.09, tall * 0.24)
    if (x + width > right) return parts.join('')
    const height = tall * between(dice, 0.72, 1)
    const cloth = dice.pick(cloths.filter((one) => one !== last))
    last = cloth
    const band = dice.pick([leaf, '#E9C46A', paper])
    const top = foot - height
    parts.push(rect(x, top, width - 3, height, cloth, 5))
    for (const share of [0.09, 0.11, 0.86, 0.88])
      parts.push(rect(x, top + height * share, width - 3, 4, band))
    const kind = dice.below(4)
    if (kind === 0)
      parts.push(rect(x + width * 0.2, top + height * 0.2, width * 0.6 - 3, height * 0.34, band, 3))
    if (kind === 1)
      parts.push(
        disc(x + width / 2, top + height * 0.3, width * 0.16, band),
        disc(x + width / 2, top + height * 0.7, width * 0.16, band),
      )
    if (kind === 2)
      parts.push(
        kolam(x + width / 2 - 1, top + height * 0.28, width * 0.76, {
          seed: dice.below(999),
          size: 3,
          line: band,
          weight: 3,
        }),
      )
    if (kind === 3)
      parts.push(
        ...times(5, (index) =>
          rect(x + width * 0.25, top + height * (0.24 + index * 0.05), width * 0.5, 4, band),
        ),
      )
    x += width
  }
}
