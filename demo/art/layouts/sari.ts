import { blossom } from '../ornament/flora.ts'
import { kolam } from '../ornament/kolam.ts'
import { buttas, sariBorder, weave } from '../ornament/textile.ts'
import { at, disc, n, page, rect, shape } from '../svg.ts'
import { authorship, imprint, type Layout, type Sheet, titling, W } from './cover.ts'

const strewn: Record<string, (sheet: Sheet, x: number, y: number) => string> = {
  dots: ({ palette }, x, y) =>
    disc(x, y, 8, palette.line) +
    disc(x - 17, y, 4, palette.line) +
    disc(x + 17, y, 4, palette.line) +
    disc(x, y - 17, 4, palette.line) +
    disc(x, y + 17, 4, palette.line),
  flowers: ({ palette }, x, y) => at(x, y, 1, blossom(30, palette.line, palette.ground, palette.accent)),
  lozenges: ({ palette }, x, y) =>
    shape(
      `M${n(x - 20)} ${n(y)}L${n(x)} ${n(y - 30)}L${n(x + 20)} ${n(y)}L${n(x)} ${n(y + 30)}ZM${n(x - 9)} ${n(y)}L${n(x)} ${n(y + 13)}L${n(x + 9)} ${n(y)}L${n(x)} ${n(y - 13)}Z`,
      palette.line,
    ),
  kolams: ({ palette, seed }, x, y) => kolam(x, y, 74, { seed, size: 3, line: palette.line, weight: 3 }),
  drops: ({ palette }, x, y) =>
    shape(
      `M${n(x)} ${n(y - 26)}Q${n(x + 22)} ${n(y + 6)} ${n(x)} ${n(y + 18)}Q${n(x - 22)} ${n(y + 6)} ${n(x)} ${n(y - 26)}Z`,
      palette.line,
    ),
}

/** Woven cloth: a plain body with small motifs, the heavy border at the foot, or down the side (motif ends in `-side`). */
export const sari: Layout = (sheet) => {
  const { text, height, palette, dice } = sheet
  const [motif = '', side] = sheet.motif.split('-')
  const butta = strewn[motif]
  if (!butta) throw new Error(`no cloth "${motif}"`)
  const colours = weave(palette)
  if (side) {
    const border = 350
    const title = titling(text, { width: W - border - 124, height: height * 0.5, largest: 150, lines: 4 })
    const left = border + 64
    return page(
      W,
      height,
      rect(0, 0, W, height, palette.ground),
      at(0, 0, 1, at(border, 0, 1, sariBorder(0, border, height, dice, colours), 90)),
      title.draw(left, 170, { title: palette.ink, rest: palette.soft }, 'left'),
      at(
        left + 20,
        0,
        1,
        buttas(Math.max(height * 0.5, 170 + title.height + 90), height - 380, W - left - 120, 118, (x, y) =>
          butta(sheet, x, y),
        ),
      ),
      authorship(
        text,
        left,
        height - 216,
        W - border - 150,
        { title: palette.ink, rest: palette.soft },
        'left',
        54,
      ),
      imprint(left, height - 122, palette.ink, 'left'),
    )
  }
  const border = height * 0.37
  const foot = height - border
  const title = titling(text, { width: 960, height: height * 0.27, largest: 160, lines: 3 })
  const panel = title.height + 150
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    buttas(0, foot - 20, W, 106, (x, y) => butta(sheet, x, y)),
    rect(0, 90, W, panel + 190, palette.ground),
    title.draw(600, 172, { title: palette.ink, rest: palette.soft }),
    authorship(
      text,
      600,
      172 + title.height + 142,
      940,
      { title: palette.ink, rest: palette.soft },
      'middle',
      52,
    ),
    sariBorder(foot, border - 100, W, dice, colours),
    rect(0, height - 102, W, 102, palette.field),
    imprint(600, height - 54, palette.fieldInk, 'middle', 54),
  )
}
