import { blossom, petal } from './ornament/flora.ts'
import { kolamWreath } from './ornament/kolam.ts'
import { type PaletteName, palettes } from './palette.ts'
import { between, diceFor } from './seed.ts'
import { at, disc, page, polar, rect, ring, times } from './svg.ts'
import { fitBlock } from './type/block.ts'

const side = 640
const grounds: readonly PaletteName[] = [
  'palm',
  'night',
  'madder',
  'turmeric',
  'sea',
  'lotus',
  'brick',
  'betel',
  'aubergine',
  'sandal',
  'sky',
  'soot',
  'rose',
  'brass',
  'mint',
  'leaf',
]

/** An author's emblem instead of a portrait: the first letter of the name in its own script, in a ring of kolam. */
export function drawEmblem(slug: string, name: string): string {
  const dice = diceFor(`emblem ${slug}`)
  const palette = palettes[dice.pick(grounds)]
  const loops = 7 + dice.below(9)
  const inner = [
    () => ring(0, 0, 190, palette.line, 3) + ring(0, 0, 180, palette.line, 1.5),
    () =>
      times(loops * 4, (index) => disc(...polar((360 / (loops * 4)) * index, 186), 4, palette.line)).join(''),
    () =>
      times(loops * 2, (index) =>
        at(
          0,
          0,
          1,
          `<path transform="translate(0 -166)" d="${petal(30, 24)}" fill="${palette.line}"/>`,
          (180 / loops) * index,
        ),
      ).join(''),
    () => ring(0, 0, 186, palette.accent, 8),
  ]
  const outer = [
    () => ring(0, 0, 296, palette.line, 3),
    () =>
      times(8, (index) =>
        at(
          ...polar(45 * index + 22.5, 300),
          1,
          blossom(15, palette.accent, palette.ground, palette.line),
          45 * index,
        ),
      ).join(''),
    () =>
      times(loops * 3, (index) =>
        disc(...polar((120 / loops) * index, 298), index % 3 ? 3.5 : 7, palette.line),
      ).join(''),
    () => '',
  ]
  return page(
    side,
    side,
    rect(0, 0, side, side, palette.ground),
    at(
      side / 2,
      side / 2,
      1,
      [
        disc(0, 0, 166, palette.field),
        at(
          0,
          0,
          1,
          kolamWreath(240, loops, { line: palette.line, dots: palette.accent, weight: 7 }),
          between(dice, 0, 360 / loops),
        ),
        dice.pick(inner)(),
        dice.pick(outer)(),
        letter(name, palette.fieldInk),
      ].join(''),
    ),
  )
}

function letter(name: string, colour: string): string {
  const [first] = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name)
  if (!first) throw new Error('an author without a name')
  const block = fitBlock(
    first.segment,
    { family: 'serif', weight: 640 },
    { width: 252, height: 196, largest: 240, lines: 1 },
  )
  return block.draw(0, -block.height / 2, colour)
}

/** A ring of kolam round a flower, `size` px; neighbours in `order` differ in colour: for people of whom there is no name to take a letter from. */
export function drawWreath(seed: string, order: number, size: number): string {
  const dice = diceFor(seed)
  const palette = palettes[grounds[(order * 5) % grounds.length] ?? 'palm']
  const loops = 8 + dice.below(7)
  const content = [
    kolamWreath(225, loops, { line: palette.line, dots: palette.accent, weight: 8 }),
    kolamWreath(120, Math.round(loops * 0.6), { line: palette.line, dots: palette.accent, weight: 7 }),
    blossom(52, palette.accent, palette.ground, palette.line),
  ].join('')
  return page(
    size,
    size,
    rect(0, 0, size, size, palette.ground),
    at(size / 2, size / 2, size / side, content),
  )
}
