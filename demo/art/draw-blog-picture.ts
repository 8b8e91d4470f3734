import { roundedSeed } from '../../client/src/kolam-path.ts'
import type { Dice } from '../src/dice.ts'
import { kolam } from './ornament/kolam.ts'
import { palmLeaf } from './ornament/leaf.ts'
import { fanLeaf } from './ornament/palmyra.ts'
import { press } from './ornament/press.ts'
import { lamp, stylus } from './ornament/relics.ts'
import { spines } from './ornament/spines.ts'
import { toyTiles } from './ornament/toy-tiles.ts'
import { house, palettes } from './palette.ts'
import { between, diceFor, seedOf } from './seed.ts'
import { at, clipped, disc, discPath, n, page, polar, rect, ring, shape, stroke, times } from './svg.ts'
import { fitBlock } from './type/block.ts'

const [W, H] = [1600, 900]
const { paper, leaf, ink, palm, turmeric, hibiscus } = house
const teal = '#1E7A78'
const purple = '#6B4A86'

type Picture = (dice: Dice, seed: number) => string

const pictures: Record<string, Picture> = {
  kolam: (_dice, seed) =>
    rect(0, 0, W, H, '#A2472B') +
    rect(0, 0, W, 90, '#8A3520') +
    rect(0, H - 90, W, 90, '#8A3520') +
    kolam(W / 2, H / 2, 860, {
      seed: roundedSeed(seed, 9),
      size: 9,
      line: paper,
      dots: '#F4C66A',
      weight: 2.6,
    }) +
    [230, W - 230]
      .map((x) =>
        kolam(x, H / 2, 300, {
          seed: roundedSeed(seed, 5),
          size: 5,
          line: paper,
          dots: '#F4C66A',
          weight: 2.4,
        }),
      )
      .join(''),
  leaf: () =>
    rect(0, 0, W, H, '#26211B') +
    [1, 0]
      .map((index) =>
        at(
          800,
          270 + index * 190,
          1,
          palmLeaf(-900, -80, 1800, 160, {
            fill: leaf,
            line: '#6B5A3C',
            behind: '#26211B',
            words: ['அகர', 'முதல', 'எழுத்தெல்லாம்', 'ஆதி', 'பகவன்', 'முதற்றே', 'உலகு'],
            id: `leaf${index}`,
          }),
          index ? -2 : 1,
        ),
      )
      .join('') +
    at(
      800,
      690,
      1,
      palmLeaf(-900, -80, 1800, 160, {
        fill: '#E6D3A4',
        line: '#6B5A3C',
        behind: '#26211B',
        words: ['யாதும்', 'ஊரே', 'யாவரும்', 'கேளிர்'],
        id: 'leaf3',
      }),
      2,
    ) +
    at(880, 640, 1, stylus(700, [turmeric, '#26211B', paper]), 42),
  spine: (dice) =>
    rect(0, 0, W, H, palettes.sky.ground) +
    rect(0, 790, W, 110, palettes.sky.line) +
    spines(dice, 60, W - 60, 790, 640),
  type: () =>
    rect(0, 0, W, H, leaf) +
    sorts(['அ', 'ழ', 'க', 'ற', 'ன', 'உ', 'ந', 'ஔ', 'ங', 'இ', 'ள', 'ஃ', 'ய', 'எ', 'ம']),
  press: () => press(),
  calculator: () => slices(),
  isbn: (dice) => barcode(dice),
  translation: () => translation(),
  toyTiles: (dice) => toyTiles(dice),
  shelf: (dice) =>
    rect(0, 0, W, H, palettes.mint.ground) +
    rect(0, 800, W, 26, palettes.mint.line) +
    rect(0, 410, W, 26, palettes.mint.line) +
    spines(dice, 70, 760, 800, 300) +
    spines(dice, 980, W - 80, 800, 290) +
    spines(dice, 120, 560, 410, 290) +
    spines(dice, 900, W - 60, 410, 270) +
    at(735, 410, 1, lamp(330, [palm, leaf, hibiscus])) +
    at(
      870,
      800,
      1,
      rect(-55, -110, 110, 110, hibiscus, 14) +
        times(3, (index) => at(0, -105, 1, fanLeaf(120, palm, 9, 150), (index - 1) * 46)).join(''),
    ),
}

/** @param motif one of the names above. @throws Error for another */
export function drawBlogPicture(slug: string, motif: string): string {
  const picture = pictures[motif]
  if (!picture)
    throw new Error(
      `demo/catalogue/blogs/${slug}.md: no motif "${motif}" (${Object.keys(pictures).join(', ')})`,
    )
  return page(W, H, picture(diceFor(slug), seedOf(slug) % 10_000))
}

/** Sorts of metal type, seen from above, letters as they stand in the case. */
function sorts(all: readonly string[]): string {
  return all
    .map((letter, index) => {
      const [x, y] = [(index % 5) * 320, Math.floor(index / 5) * 300]
      const dark = (index * 7 + Math.floor(index / 5)) % 5
      const back = [ink, palm, '#E9C46A', hibiscus, paper][dark] ?? paper
      const front = dark === 2 || dark === 4 ? ink : leaf
      const glyph = fitBlock(
        letter,
        { family: index % 3 ? 'serif' : 'sans', weight: 680 },
        { width: 210, height: 180, largest: 230, lines: 1 },
      )
      return rect(x + 5, y + 5, 310, 290, back, 8) + glyph.draw(x + 160, y + 150 - glyph.height / 2, front)
    })
    .join('')
}

/** A disc cut into four shares beside their columns of coins. */
function slices(): string {
  const shares = [
    [0.34, palm],
    [0.22, turmeric],
    [0.18, teal],
    [0.26, purple],
  ] as const
  let angle = -90
  const [x, y, radius] = [540, 450, 320]
  const parts = shares.map(([share, colour], index) => {
    const from = angle
    angle += share * 360
    const middle = (from + angle) / 2
    const [cx, cy] = polar(middle, index === 0 ? 34 : 8, x, y)
    const [ax, ay] = polar(from, radius, cx, cy)
    const [bx, by] = polar(angle, radius, cx, cy)
    return shape(`M${n(cx)} ${n(cy)}L${n(ax)} ${n(ay)}A${radius} ${radius} 0 0 1 ${n(bx)} ${n(by)}Z`, colour)
  })
  const coins = shares.map(([share, colour], column) =>
    times(
      Math.round(share * 36),
      (index) =>
        `<ellipse cx="${1010 + column * 150}" cy="${n(742 - index * 40)}" rx="62" ry="20" fill="${colour}" stroke="${leaf}" stroke-width="5"/>`,
    ).join(''),
  )
  return (
    rect(0, 0, W, H, leaf) +
    ring(540, 450, 384, '#C9B78D', 3) +
    ring(540, 450, 398, '#C9B78D', 1.5) +
    parts.join('') +
    disc(540, 450, 96, leaf) +
    stroke('M930 770H1540', ink, 6) +
    coins.join('')
  )
}

/** Bars of a bar code that grow into palmyras. */
function barcode(dice: Dice): string {
  const bars: string[] = []
  let x = 150
  let lastTree = 0
  while (x < 1450) {
    const width = dice.pick([10, 10, 20, 20, 30, 40])
    const tree = width === 20 && x - lastTree > 190
    if (tree) lastTree = x
    const top = tree ? between(dice, 190, 330) : 430
    bars.push(rect(x, top, width, 800 - top, palm))
    if (tree)
      bars.push(
        ...[-95, 95, -55, 55, -18, 18].map((turn) => at(x + 10, top, 1, fanLeaf(104, palm, 9, 120), turn)),
      )
    x += width + dice.pick([12, 12, 22, 32])
  }
  return (
    rect(0, 0, W, H, palettes.turmeric.ground) +
    disc(1180, 300, 190, paper) +
    bars.join('') +
    rect(0, 800, W, 8, palm) +
    times(6, (index) => rect(0, 824 + index * 13, W, 2.5, palm)).join('')
  )
}

/** Two circles that share a lens: a Tamil letter, a Latin letter, and what both hold. */
function translation(): string {
  const [y, radius] = [450, 345]
  const letter = (text: string, x: number, colour: string) => {
    const glyph = fitBlock(
      text,
      { family: 'serif', weight: 660 },
      { width: 300, height: 260, largest: 330, lines: 1 },
    )
    return glyph.draw(x, y - glyph.height / 2, colour)
  }
  return (
    rect(0, 0, W, H, paper) +
    disc(590, y, radius, palm) +
    disc(1010, y, radius, '#E9B44C') +
    clipped('lens', discPath(590, y, radius), disc(1010, y, radius, hibiscus)) +
    clipped(
      'both',
      discPath(590, y, radius),
      clipped(
        'both2',
        discPath(1010, y, radius),
        times(34, (index) => rect(600, 120 + index * 20, 400, 2.5, paper)).join(''),
      ),
    ) +
    letter('அ', 455, paper) +
    letter('A', 1148, ink) +
    ring(590, y, radius + 18, palm, 3) +
    ring(1010, y, radius + 18, '#C98A12', 3)
  )
}
