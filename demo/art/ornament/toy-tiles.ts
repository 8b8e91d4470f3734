import type { Dice } from '../../src/dice.ts'
import { house } from '../palette.ts'
import { at, clipped, disc, rect, shape, stroke, times } from '../svg.ts'
import { cowHead, cuckoo } from './creatures.ts'
import { blossom } from './flora.ts'
import { kolam } from './kolam.ts'
import { fanLeaf } from './palmyra.ts'

const { paper, ink, palm, hibiscus, info } = house

/** Bright tiles as a child lays them out, over the whole picture. */
export function toyTiles(dice: Dice): string {
  const backs = ['#DDA12B', palm, hibiscus, info, '#E36F47', '#8CB7A6', '#F1C9B8', ink]
  const things: readonly ((front: string, back: string) => string)[] = [
    (front, back) => at(0, 16, 1, cowHead(130, [front, back, front])),
    (front) =>
      disc(0, 0, 46, front) +
      times(14, (index) => at(0, 0, 1, rect(-5, -92, 10, 32, front, 5), (360 / 14) * index)).join(''),
    (front, back) => at(-16, 24, 1, cuckoo(160, [front, back, back])),
    (front, back) => blossom(86, front, back, back),
    (front) => at(0, 50, 1, fanLeaf(110, front, 11, 200)),
    (front) => kolam(0, 0, 180, { seed: dice.below(999), size: 3, line: front, weight: 3.4 }),
    (front, back) => disc(0, 0, 76, front) + disc(28, -18, 64, back),
    (front) => shape('M-100 100A100 100 0 0 1 100 100Z', front) + disc(40, -40, 26, front),
    (front) =>
      times(4, (index) => stroke(`M-100 ${(index - 1.5) * 46}q25 -30 50 0t50 0t50 0t50 0`, front, 11)).join(
        '',
      ),
    (front, back) => disc(0, 0, 80, front) + disc(0, 0, 54, back) + disc(0, 0, 28, front),
  ]
  return times(40, (index) => {
    const [column, row] = [index % 8, Math.floor(index / 8)]
    if (row > 4) return ''
    const back = backs[(column * 3 + row * 5 + dice.below(2)) % backs.length] ?? palm
    const light = darkBacks.has(back) ? dice.pick([paper, '#F1C9B8', '#E9C46A']) : dice.pick([paper, ink])
    const [x, y] = [column * 200, row * 200 - 50]
    const thing = things[(index * 3 + row) % things.length]
    return clipped(
      `tile${index}`,
      `M${x} ${y}h200v200h-200Z`,
      rect(x, y, 200, 200, back) + at(x + 100, y + 100, 1, thing?.(light, back) ?? ''),
    )
  }).join('')
}

const darkBacks = new Set<string>([palm, hibiscus, info, ink])
