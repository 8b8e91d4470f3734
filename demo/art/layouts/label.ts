import { blade, blossom, feather, rosette } from '../ornament/flora.ts'
import { kolamField } from '../ornament/kolam.ts'
import { scallops } from '../ornament/landscape.ts'
import { buttas } from '../ornament/textile.ts'
import { at, disc, frame, page, rect, ring, stroke, times } from '../svg.ts'
import { authorship, imprint, type Layout, type Sheet, titling, W } from './cover.ts'

const papers: Record<string, (sheet: Sheet) => string> = {
  waves: ({ height, palette }) => scallops(-110, height + 260, 100, palette.ground, palette.line, 4),
  lotuses: ({ height, palette }) =>
    buttas(-150, height + 300, W, 300, (x, y) =>
      at(x, y, 1, rosette(158, palette.ground, palette.line, palette.accent)),
    ),
  kolams: ({ height, palette, seed }) =>
    kolamField([0, (height % 240) / 2 - 240], [5, Math.ceil(height / 240) + 2], 240, {
      seed,
      size: 5,
      line: palette.line,
      dots: palette.accent,
      weight: 2,
    }),
  needles: ({ height, palette, dice }) =>
    buttas(-60, height + 260, W + 80, 165, (x, y) =>
      at(
        x + dice.below(40) - 20,
        y + dice.below(40),
        1,
        times(7, (index) => at(0, 0, 1, stroke('M0 0Q6 -60 0 -128', palette.line, 4), (index - 3) * 13)).join(
          '',
        ) + disc(0, 0, 9, palette.accent),
        dice.below(360),
      ),
    ),
  blades: ({ height, palette }) =>
    buttas(-60, height + 260, W + 60, 120, (x, y) =>
      at(x, y + 60, 1, blade(170, 74, palette.line, palette.ground), Math.round(x / 60) % 2 ? 28 : -28),
    ),
  petals: ({ height, palette, dice }) =>
    buttas(-40, height + 200, W + 60, 170, (x, y) =>
      at(x, y, 1, blossom(62 + dice.below(20), palette.line, palette.ground, palette.accent), dice.below(72)),
    ),
  feathers: ({ height, palette }) =>
    buttas(-160, height + 400, W + 60, 200, (x, y) =>
      at(x, y, 1, feather(300, [palette.line, palette.accent, palette.ground, palette.line])),
    ),
  eyes: ({ height, palette }) =>
    buttas(
      -60,
      height + 160,
      W + 60,
      120,
      (x, y) =>
        ring(x, y, 50, palette.line, 5) + ring(x, y, 34, palette.line, 3) + disc(x, y, 17, palette.accent),
    ),
}

/** Patterned paper over boards, with a pasted label. */
export const label: Layout = (sheet) => {
  const { text, height, palette } = sheet
  const paper = papers[sheet.motif]
  if (!paper) throw new Error(`no paper "${sheet.motif}"`)
  const title = titling(text, { width: 700, height: 400, largest: 126, lines: 4 })
  const tall = Math.max(560, title.height + 300)
  const [x, y, width] = [160, height * 0.17, 880]
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    paper(sheet),
    rect(x, y, width, tall, palette.field),
    frame(x + 22, y + 22, width - 44, tall - 44, palette.fieldInk, 4),
    frame(x + 34, y + 34, width - 68, tall - 68, palette.fieldInk, 1.6),
    title.draw(600, y + (tall - 116 - title.height) / 2 + 6, {
      title: palette.fieldInk,
      rest: palette.fieldInk,
    }),
    authorship(
      text,
      600,
      y + tall - 74,
      740,
      { title: palette.fieldInk, rest: palette.fieldInk },
      'middle',
      48,
    ),
    rect(600 - 150, height - 196, 300, 112, palette.field),
    imprint(600, height - 140, palette.fieldInk, 'middle', 56),
  )
}
