import { cuckoo } from '../ornament/creatures.ts'
import { blossom, feather, mangoTwig } from '../ornament/flora.ts'
import { rays as wedges } from '../ornament/landscape.ts'
import { flame, longDie } from '../ornament/relics.ts'
import { at, boxPath, clipped, disc, faded, page, rect, ring, rule, times } from '../svg.ts'
import { authorship, heavy, imprint, type Layout, type Sheet, titling, W } from './cover.ts'

const hearts: Record<string, (sheet: Sheet) => string> = {
  sun: ({ palette }) =>
    disc(0, 0, 190, palette.ground) +
    ring(0, 0, 222, palette.ground, 8) +
    times(24, (index) =>
      at(0, 0, 1, `<path d="M-16 -246L0 -318L16 -246Z" fill="${palette.ground}"/>`, index * 15),
    ).join(''),
  dice: ({ palette }) =>
    at(0, 215, 1, flame(470, palette.accent, palette.line, palette.field)) +
    at(-20, 120, 1, longDie(430, 4, palette.fieldInk, palette.field), -24) +
    at(60, 215, 1, longDie(430, 3, palette.fieldInk, palette.field), 14),
  feather: () =>
    [-38, 38, -19, 19, 0]
      .map((turn) =>
        at(0, 330, 1, at(0, -470, 1, feather(520, ['#1F6B57', '#D9A441', '#1E5A96', '#0B2333'])), turn),
      )
      .join(''),
  cuckoo: ({ palette }) =>
    `<path d="M-340 120Q-60 60 340 150" fill="none" stroke="${palette.fieldInk}" stroke-width="15" stroke-linecap="round"/>` +
    at(235, 170, 1, mangoTwig(200, palette.fieldInk, palette.field, palette.accent)) +
    at(-240, 150, 1, mangoTwig(170, palette.fieldInk, palette.field, palette.accent)) +
    at(-10, 62, 1, cuckoo(430, [palette.fieldInk, palette.field, palette.accent])),
  flowers: ({ palette }) =>
    times(9, (index) =>
      at(
        0,
        0,
        1,
        at(
          0,
          index === 8 ? 0 : -205,
          1,
          blossom(
            index === 8 ? 120 : 88,
            index % 2 ? palette.line : palette.accent,
            palette.field,
            palette.fieldInk,
          ),
        ),
        index * 45,
      ),
    ).join(''),
}

/** Rays from one burning point over the whole cover, an image at the point. The look of the poems of awakening. */
export const rays: Layout = (sheet) => {
  const { text, height, palette } = sheet
  const heart = hearts[sheet.motif]
  if (!heart) throw new Error(`no heart "${sheet.motif}"`)
  const top = height * 0.36
  const middle = top + (height - top - 240) * 0.52
  const band = height - 262
  const title = titling(text, { width: 980, height: top - 190, largest: 175, lines: 2, setting: heavy })
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    clipped('field', boxPath(0, 0, W, band), faded(0.2, wedges(600, middle, 0, 1700, 36, palette.line))),
    disc(600, middle, 372, palette.field),
    ring(600, middle, 392, palette.field, 6),
    at(600, middle, 1, heart(sheet)),
    title.draw(600, 110 + (top - 160 - title.height) / 2, { title: palette.ink, rest: palette.soft }),
    rect(0, band, W, 262, palette.ground),
    rule(0, band, W, palette.line, 6),
    rule(0, band + 16, W, palette.line, 2),
    authorship(text, 600, height - 134, 1000, { title: palette.ink, rest: palette.soft }, 'middle', 62),
    imprint(600, height - 70, palette.soft, 'middle', 52),
  )
}
