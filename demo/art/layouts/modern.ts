import { cowHead, pairOfFish } from '../ornament/creatures.ts'
import { blossom, garland } from '../ornament/flora.ts'
import { balance, keyhole, tiffinCarrier, umbrella } from '../ornament/household.ts'
import { rays, ruledDisc } from '../ornament/landscape.ts'
import { fanLeaf } from '../ornament/palmyra.ts'
import { stylus } from '../ornament/relics.ts'
import { at, boxPath, clipped, disc, n, page, rect, ring, shape, times } from '../svg.ts'
import { authorship, imprint, type Layout, type Sheet, titling, W } from './cover.ts'

/** Drawn round the middle of the field, whose size is W by `tall`. */
const pictures: Record<string, (sheet: Sheet, tall: number) => string> = {
  cow: ({ palette }, tall) =>
    at(-600, -tall / 2, 1, ruledDisc(600, tall * 0.5, 430, palette.accent, palette.field, 'sun')) +
    at(0, 70, 1, cowHead(700, [palette.fieldInk, palette.field, palette.line])),
  keyhole: ({ palette }) =>
    rays(0, -70, 100, 1300, 28, palette.ground, 0.36) +
    at(0, 0, 1, keyhole(820, [palette.fieldInk, palette.field, palette.accent])),
  balance: ({ palette }) =>
    at(
      0,
      -330,
      1,
      balance(
        680,
        [palette.fieldInk, palette.field, palette.ground],
        blossom(128, palette.accent, palette.field, palette.ground),
      ),
    ),
  fish: ({ palette }) =>
    times(5, (index) => ring(0, 0, 330 + index * 62, palette.line, 5)).join('') +
    pairOfFish(820, [palette.fieldInk, palette.field, palette.accent]),
  tiffin: ({ palette }, tall) =>
    at(0, tall * 0.44, 1, tiffinCarrier(tall * 0.8, [palette.fieldInk, palette.field, palette.accent])),
  umbrella: ({ palette }) => at(30, 430, 1, umbrella(820, [palette.fieldInk, palette.field, palette.accent])),
  stylus: ({ palette }, tall) =>
    times(9, (index) =>
      at(
        -560 + index * 10,
        -tall / 2 + 110 + index * 96,
        1,
        rect(0, 0, 1040, 70, index % 2 ? palette.line : palette.accent, 33) +
          disc(210, 33, 11, palette.field) +
          disc(830, 33, 11, palette.field),
      ),
    ).join('') +
    at(-110, tall * 0.44, 1, stylus(tall * 0.9, [palette.fieldInk, palette.field, palette.accent]), 26),
  shards: ({ palette }, tall) =>
    shape(`M-600 ${n(tall / 2)}L-600 ${n(-tall * 0.1)}L40 ${n(tall / 2)}Z`, palette.accent) +
    disc(150, -tall * 0.08, 300, palette.fieldInk) +
    clipped('cut', boxPath(150, -tall, 900, tall * 2), disc(150, -tall * 0.08, 300, palette.accent)) +
    shape(`M-600 ${n(-tall / 2)}H-180L-600 ${n(-tall * 0.16)}Z`, palette.line) +
    times(9, (index) => rect(-560 + index * 34, -40, 14, tall * 0.3 - index * 12, palette.fieldInk)).join(
      '',
    ) +
    disc(150, -tall * 0.08, 78, palette.field),
  garlands: ({ palette }, tall) =>
    times(5, (index) =>
      at(
        0,
        -tall / 2 - 90 + index * 165,
        1,
        garland(1400, 240, 46, (flower) =>
          blossom(50, (flower + index) % 3 ? palette.fieldInk : palette.accent, palette.field, palette.line),
        ),
      ),
    ).join(''),
  fallen: ({ palette }) =>
    disc(120, -120, 300, palette.line) +
    at(-110, 210, 1, blossom(250, palette.fieldInk, palette.field, palette.accent), 24) +
    [
      [250, 330, 70],
      [370, 150, 120],
      [-390, 380, -60],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(
          x,
          y,
          1,
          `<path d="M0 0C-70 -40 -56 -140 0 -150C56 -140 70 -40 0 0Z" fill="${palette.accent}"/>`,
          turn,
        ),
      )
      .join(''),
  fans: ({ palette }) =>
    times(15, (index) => {
      const row = Math.floor(index / 5)
      return at(
        -640 + (index % 5) * 320 + (row % 2 ? 0 : 0),
        -150 + row * 290,
        1,
        fanLeaf(
          260,
          [palette.fieldInk, palette.accent, palette.line][(index + row) % 3] ?? palette.line,
          15,
          230,
        ),
      )
    }).join(''),
}

/** One strong image over most of the cover, the words below it, ranged left: the modern shelf. */
export const modern: Layout = (sheet) => {
  const { text, height, palette } = sheet
  const picture = pictures[sheet.motif]
  if (!picture) throw new Error(`no picture "${sheet.motif}"`)
  const tall = height * 0.58
  const title = titling(text, {
    width: 1020,
    height: height * 0.21,
    largest: 180,
    lines: 2,
    setting: { family: text.tamil ? 'sans' : 'serif', weight: 800 },
  })
  const room = height - tall - 250
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    rect(0, 0, W, tall, palette.field),
    clipped('picture', boxPath(0, 0, W, tall), at(600, tall / 2, 1, picture(sheet, tall))),
    title.draw(
      90,
      tall + Math.max(60, (room - title.height) * 0.55),
      { title: palette.ink, rest: palette.soft },
      'left',
    ),
    authorship(text, 90, height - 108, 720, { title: palette.ink, rest: palette.soft }, 'left', 54),
    imprint(W - 90, height - 124, palette.ink, 'right', 58),
  )
}
