import { roundedSeed } from '../../../client/src/kolam-path.ts'
import { kolam } from '../ornament/kolam.ts'
import { boxPath, clipped, disc, page, rect, ring, rule } from '../svg.ts'
import { authorship, heavy, imprint, type Layout, titling, W } from './cover.ts'

/** One large kolam on plain ground. `bleed` runs it off the page at the top; `round` sets it in a medallion. */
export const medallion: Layout = (sheet) => {
  const { text, height, palette, seed } = sheet
  const bleed = sheet.motif === 'bleed'
  const split = height * 0.56
  const title = titling(text, { width: 1000, height: height * 0.21, largest: 190, lines: 2, setting: heavy })
  const figure = bleed
    ? rect(0, 0, W, split, palette.field) +
      clipped(
        'upper',
        boxPath(0, 0, W, split),
        kolam(600, split * 0.4, 1500, {
          seed,
          size: 9,
          line: palette.fieldInk,
          dots: palette.accent,
          weight: 2.6,
        }),
      ) +
      rule(0, split, W, palette.accent, 14)
    : disc(600, height * 0.31, 450, palette.field) +
      ring(600, height * 0.31, 472, palette.line, 5) +
      kolam(600, height * 0.31, 760, {
        seed: roundedSeed(seed, 7),
        size: 7,
        line: palette.fieldInk,
        dots: palette.accent,
        weight: 2.1,
      })
  const top = bleed ? split + 70 : height * 0.31 + 530
  const room = height - 300 - top
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    figure,
    title.draw(600, top + Math.max(0, room - title.height) * 0.4, { title: palette.ink, rest: palette.soft }),
    authorship(text, 600, height - 190, 1000, { title: palette.ink, rest: palette.soft }),
    imprint(600, height - 104, palette.line),
  )
}
