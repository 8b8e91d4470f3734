import type { Dice } from '../../src/dice.ts'
import { cowHead, cuckoo, pairOfFish } from '../ornament/creatures.ts'
import { blossom } from '../ornament/flora.ts'
import { kolam } from '../ornament/kolam.ts'
import { rays } from '../ornament/landscape.ts'
import { fanLeaf } from '../ornament/palmyra.ts'
import { at, boxPath, clipped, disc, n, page, polygon, rect, ring, shape, stroke, times } from '../svg.ts'
import { fitBlock } from '../type/block.ts'
import { authorship, imprint, type Layout, poster, titling, W } from './cover.ts'

const paints = [
  '#1F5C4A',
  '#DDA12B',
  '#A8273A',
  '#2B5F87',
  '#E36F47',
  '#FBF7EE',
  '#8CB7A6',
  '#F1C9B8',
] as const
const dark = new Set<string>(['#1F5C4A', '#A8273A', '#2B5F87', '#E36F47'])

type Tile = (side: number, front: string, back: string, dice: Dice) => string

/** Square tiles to be put together as a child lays out blocks; each is drawn round its middle. */
const tiles: Record<string, Tile> = {
  quarter: (side, front) =>
    shape(
      `M${n(-side / 2)} ${n(side / 2)}V${n(-side / 2)}A${n(side)} ${n(side)} 0 0 1 ${n(side / 2)} ${n(side / 2)}Z`,
      front,
    ),
  sun: (side, front) =>
    disc(0, 0, side * 0.22, front) + rays(0, 0, side * 0.27, side * 0.43, 16, front, 0.55),
  target: (side, front, back) =>
    disc(0, 0, side * 0.4, front) + disc(0, 0, side * 0.27, back) + disc(0, 0, side * 0.14, front),
  flower: (side, front, back) => blossom(side * 0.42, front, back, back),
  fish: (side, front, back) => at(0, 0, 1, pairOfFish(side * 0.76, [front, back, back])),
  cow: (side, front, back) => at(0, side * 0.06, 1, cowHead(side * 0.6, [front, back, front])),
  bird: (side, front, back) => at(-side * 0.08, side * 0.1, 1, cuckoo(side * 0.78, [front, back, back])),
  fan: (side, front) => at(0, side * 0.2, 1, fanLeaf(side * 0.5, front, 11, 200)),
  kolam: (side, front, _back, dice) =>
    kolam(0, 0, side * 0.9, { seed: dice.below(900), size: 3, line: front, weight: 3.4 }),
  hill: (side, front) =>
    shape(
      `M${n(-side / 2)} ${n(side / 2)}A${n(side / 2)} ${n(side / 2)} 0 0 1 ${n(side / 2)} ${n(side / 2)}Z`,
      front,
    ) + disc(side * 0.22, -side * 0.22, side * 0.12, front),
  waves: (side, front) =>
    times(4, (index) =>
      stroke(
        `M${n(-side / 2)} ${n((index - 1.5) * side * 0.22)}q${n(side / 8)} ${n(-side * 0.14)} ${n(side / 4)} 0t${n(side / 4)} 0t${n(side / 4)} 0t${n(side / 4)} 0`,
        front,
        side * 0.05,
      ),
    ).join(''),
  steps: (side, front) =>
    shape(
      polygon([
        [-side / 2, side / 2],
        [side / 2, side / 2],
        [side / 2, -side / 2],
        [side / 6, -side / 2],
        [side / 6, -side / 6],
        [-side / 6, -side / 6],
        [-side / 6, side / 6],
        [-side / 2, side / 6],
      ]),
      front,
    ),
  moon: (side, front, back) =>
    disc(0, 0, side * 0.36, front) + disc(side * 0.14, -side * 0.08, side * 0.3, back),
  kite: (side, front, back) =>
    shape(
      polygon([
        [0, -side * 0.4],
        [side * 0.3, 0],
        [0, side * 0.4],
        [-side * 0.3, 0],
      ]),
      front,
    ) +
    stroke(`M0 ${n(-side * 0.4)}V${n(side * 0.4)}M${n(-side * 0.3)} 0H${n(side * 0.3)}`, back, side * 0.02),
}

const sets: Record<string, readonly string[]> = {
  songs: ['cow', 'sun', 'bird', 'kite', 'flower', 'fan', 'hill', 'moon', 'quarter', 'kolam', 'waves'],
  tales: ['fan', 'moon', 'fish', 'steps', 'quarter', 'target', 'bird', 'hill', 'waves', 'kolam'],
}

/** A wall of bright tiles round a plain board with the title: books for children. */
export const play: Layout = (sheet) => {
  const { text, height, palette, dice } = sheet
  if (sheet.motif === 'suns') return suns(sheet)
  const names = sets[sheet.motif]
  if (!names) throw new Error(`no set of tiles "${sheet.motif}"`)
  const across = 4
  const side = W / across
  const rows = Math.ceil(height / side)
  const slack = (height - rows * side) / 2
  const boardRows = 2
  const boardTop = slack + side * (rows <= 4 ? 1 : Math.floor((rows - boardRows) / 2))
  const pool = times(3, () => shuffled([...names], dice)).flat()
  let last = ''
  const wall = times(across * rows, (index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    const back = paints[(column * 3 + row * 2 + dice.below(2) + (row % 2)) % 5] ?? paints[0]
    const light = dark.has(back) ? ['#FBF7EE', '#F1C9B8', '#DDA12B'] : ['#A8273A', '#1F5C4A', '#2B5F87']
    const name = pool.find((candidate) => candidate !== last) ?? 'sun'
    pool.splice(pool.indexOf(name), 1)
    last = name
    const front = light[back === '#E36F47' || back === '#A8273A' ? dice.below(2) : dice.below(3)] ?? '#FBF7EE'
    const [x, y] = [column * side, slack + row * side]
    const turn = name === 'quarter' || name === 'steps' ? 90 * dice.below(4) : 0
    return clipped(
      `tile${index}`,
      boxPath(x, y, side, side),
      rect(x, y, side, side, back) +
        at(x + side / 2, y + side / 2, 1, tiles[name]?.(side, front, back, dice) ?? '', turn),
    )
  })
  const board = side * boardRows
  const title = titling(text, {
    width: W - 170,
    height: board - 310,
    largest: 190,
    lines: 3,
    setting: text.tamil ? poster : { family: 'serif', weight: 820 },
  })
  const free = board - title.height - 170
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    ...wall,
    rect(0, boardTop, W, board, palette.ground),
    title.draw(600, boardTop + free * 0.42, { title: palette.ink, rest: palette.soft }),
    authorship(
      text,
      600,
      boardTop + board - 118,
      1000,
      { title: palette.accent, rest: palette.soft },
      'middle',
      54,
    ),
    imprint(600, boardTop + board - 62, palette.ink, 'middle', 48),
  )
}

/** Suns at every hour of the day, small and large, in a playful field. */
function suns(sheet: Parameters<Layout>[0]): string {
  const { text, height, palette } = sheet
  const title = titling(text, {
    width: 980,
    height: height * 0.25,
    largest: 190,
    lines: 2,
    setting: { family: 'serif', weight: 820 },
  })
  const top = height - 310 - title.height
  const colours = [palette.accent, palette.line, palette.field, '#E36F47']
  const rows = Math.floor((top - 120) / 250)
  const pitch = (top - 120) / rows
  const field = times(rows * 4, (index) => {
    const [x, y] = [(index % 4) * 300 + 150, 40 + (Math.floor(index / 4) + 0.5) * pitch]
    const colour = colours[(index * 7 + Math.floor(index / 4) * 3) % colours.length] ?? palette.line
    const kind = (index + Math.floor(index / 4)) % 4
    if (kind === 0) return disc(x, y, 62, colour) + rays(x, y, 76, 116, 20, colour, 0.5)
    if (kind === 1) return ring(x, y, 100, colour, 12) + ring(x, y, 70, colour, 9) + disc(x, y, 40, colour)
    if (kind === 2)
      return rays(x, y, 20, 116, 12, colour, 0.6) + disc(x, y, 46, palette.ground) + disc(x, y, 30, colour)
    return (
      times(16, (ray) =>
        at(x, y, 1, `<path d="M0 -54Q16 -84 0 -114Q-16 -84 0 -54Z" fill="${colour}"/>`, ray * 22.5),
      ).join('') + disc(x, y, 44, colour)
    )
  })
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    ...field,
    title.draw(600, top, { title: palette.ink, rest: palette.soft }),
    authorship(text, 600, height - 166, 1000, { title: palette.ink, rest: palette.soft }, 'middle', 54),
    imprint(600, height - 88, palette.ink, 'middle', 52),
  )
}

/** One great letter for a book of first letters, others small around it. */
export const letters: Layout = (sheet) => {
  const { text, height, palette, seed } = sheet
  const primer = sheet.motif === 'primer'
  const split = height * 0.615
  const great = fitBlock(
    'அ',
    { family: primer ? 'serif' : 'sans', weight: primer ? 700 : 800 },
    { width: primer ? 820 : Math.min(640, split * 0.64), height: height * 0.4, largest: 900, lines: 1 },
  )
  const small = 'ஆ இ ஈ உ ஊ எ ஏ ஐ ஒ ஓ ஔ ஃ'.split(' ')
  const title = titling(text, {
    width: 1000,
    height: height * 0.17,
    largest: 200,
    lines: 2,
    setting: primer ? { family: 'serif', weight: 700 } : poster,
  })
  const row = small.map((letter, index) => {
    const right = index % 2 === 1
    const level = 120 + Math.floor(index / 2) * ((split - 200) / 5)
    const glyph = fitBlock(
      letter,
      { family: 'sans', weight: 600 },
      { width: 92, height: 76, largest: 76, lines: 1 },
    )
    return glyph.draw(right ? W - 120 : 120, level, index % 3 ? palette.line : palette.accent)
  })
  const middle = split / 2 + 10
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    ...row,
    primer
      ? ''
      : disc(600, middle, Math.min(410, split * 0.42), palette.field) +
          ring(600, middle, Math.min(438, split * 0.45), palette.field, 6),
    great.draw(600, middle - great.height / 2, primer ? palette.ink : palette.fieldInk),
    rect(0, split, W, 14, palette.line),
    title.draw(600, split + 66, { title: palette.ink, rest: palette.soft }),
    authorship(text, 600, height - 170, 1000, { title: palette.ink, rest: palette.soft }, 'middle', 54),
    imprint(600, height - 92, palette.ink, 'middle', 54),
    primer
      ? ''
      : kolam(150, height - 120, 130, { seed, size: 3, line: palette.line, weight: 3 }) +
          kolam(W - 150, height - 120, 130, { seed, size: 3, line: palette.line, weight: 3 }),
  )
}

function shuffled<T>(all: T[], dice: Dice): T[] {
  for (let last = all.length - 1; last > 0; last--) {
    const other = dice.below(last + 1)
    const [one, two] = [all[last], all[other]]
    if (one === undefined || two === undefined) continue
    all[last] = two
    all[other] = one
  }
  return all
}
