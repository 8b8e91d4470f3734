import { blossom, lotus } from '../ornament/flora.ts'
import { kolam } from '../ornament/kolam.ts'
import { hills, ruledDisc, water } from '../ornament/landscape.ts'
import { palmyra } from '../ornament/palmyra.ts'
import { lamp, wheel } from '../ornament/relics.ts'
import { archPath, doorway } from '../ornament/temple.ts'
import { at, boxPath, clipped, disc, page, rect, ring, rule, stroke, times } from '../svg.ts'
import { authorship, imprint, type Layout, type Sheet, titling, W } from './cover.ts'

/** What is seen through the arch; the origin is the middle of the sill. */
const views: Record<string, (sheet: Sheet, tall: number) => string> = {
  lamp: ({ palette }, tall) =>
    ring(0, -tall * 0.56, 190, palette.accent, 4) +
    ring(0, -tall * 0.56, 214, palette.accent, 2) +
    at(0, -40, 1, lamp(tall * 0.72, [palette.line, palette.field, palette.accent])),
  garden: ({ palette, dice }, tall) =>
    at(
      -600,
      -tall,
      1,
      ruledDisc(640, tall * 0.42, 150, palette.accent, palette.field, 'sun') +
        hills(tall * 0.68, 70, tall, dice, palette.line),
    ) +
    at(-190, -40, 1, palmyra(tall * 0.62, dice, palette.ground, palette.field)) +
    at(150, -10, 1, palmyra(tall * 0.46, dice, palette.ground, palette.field)),
  lotus: ({ palette, dice }, tall) =>
    ring(0, -tall * 0.5, 200, palette.accent, 5) +
    at(0, -tall * 0.32, 1, lotus(240, palette.accent, palette.field)) +
    at(-600, -tall * 0.3, 1, water(20, tall * 0.3, 7, dice, palette.line, 4)),
  halves: ({ palette }, tall) =>
    rect(-600, -tall, 600, tall, palette.accent) +
    disc(0, -tall * 0.5, 165, palette.accent) +
    clipped('inner', boxPath(-600, -tall, 600, tall), disc(0, -tall * 0.5, 165, palette.field)) +
    times(6, (index) =>
      stroke(
        `M${-300 + index * 50} ${-tall}V${-tall * 0.5 - 190}M${-300 + index * 50} ${-tall * 0.5 + 190}V0`,
        palette.field,
        4,
      ),
    ).join('') +
    times(6, (index) =>
      stroke(
        `M${50 + index * 50} ${-tall}V${-tall * 0.5 - 190}M${50 + index * 50} ${-tall * 0.5 + 190}V0`,
        palette.accent,
        4,
      ),
    ).join(''),
  threshold: ({ palette, seed }, tall) =>
    rect(-600, -tall * 0.34, 1200, tall * 0.34, palette.ground) +
    disc(0, -tall * 0.56, 130, palette.ground) +
    ring(0, -tall * 0.56, 156, palette.ground, 6) +
    at(
      0,
      -tall * 0.17,
      1,
      `<g transform="scale(1 .46)">${kolam(0, 0, 500, { seed, size: 5, line: palette.field, weight: 2.6 })}</g>`,
    ),
  passage: ({ palette }, tall) =>
    times(6, (index) =>
      at(
        0,
        0,
        1,
        doorway(
          560 - index * 92,
          tall * (0.88 - index * 0.13),
          1,
          index % 2 ? palette.accent : palette.line,
          12,
        ),
      ),
    ).join('') + disc(0, -26, 26, palette.accent),
  wheel: ({ palette }, tall) =>
    at(0, -tall * 0.46, 1, wheel(235, [palette.fieldInk, palette.field, palette.ground], 12)),
  jasmine: ({ palette }, tall) => {
    const strands = times(9, (strand) => {
      const reach = tall * (0.58 + 0.07 * Math.abs(strand - 4))
      return times(Math.floor(reach / 58), (flower) =>
        at(
          (strand - 4) * 74,
          -tall + 40 + flower * 58 + (strand % 2) * 29,
          1,
          blossom(31, (flower + strand) % 4 ? palette.ground : palette.accent, palette.field, palette.line),
          flower * 31,
        ),
      ).join('')
    })
    return strands.join('')
  },
}

/** An arched opening and what is seen through it, the title beneath. */
export const arch: Layout = (sheet) => {
  const { text, height, palette } = sheet
  const view = views[sheet.motif]
  if (!view) throw new Error(`no view "${sheet.motif}"`)
  const sill = height * 0.575
  const tall = sill - 140
  const outline = archPath(660, tall)
  const room = height - 300 - sill - 50 - (text.credit ? 50 : 0)
  const title = titling(text, {
    width: 1000,
    height: Math.min(height * 0.2, room - 90),
    largest: 165,
    lines: 2,
  })
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    at(
      600,
      sill,
      1,
      stroke(archPath(790, tall + 80), palette.line, 5) +
        stroke(archPath(750, tall + 54), palette.line, 14) +
        `<path d="${outline}" fill="${palette.field}"/>` +
        clipped('view', outline, view(sheet, tall)),
    ),
    rule(110, sill, W - 220, palette.line, 14),
    rule(110, sill + 20, W - 220, palette.line, 4),
    title.draw(600, sill + 50 + Math.max(20, room - title.height) * 0.5, {
      title: palette.ink,
      rest: palette.soft,
    }),
    authorship(text, 600, height - 190, 1000, { title: palette.ink, rest: palette.soft }),
    imprint(600, height - 104, palette.ink),
  )
}
