import { roundedSeed } from '../../../client/src/kolam-path.ts'
import { kolam } from '../ornament/kolam.ts'
import { disc, frame, page, rect, rule } from '../svg.ts'
import { fitBlock } from '../type/block.ts'
import { authorship, imprint, type Layout, type Sheet, serif, titling, W } from './cover.ts'

const settings: Record<string, (sheet: Sheet) => string> = {
  /** A title page of the old presses: frame within frame, all centred. */
  frame({ text, height, palette, seed }) {
    const title = titling(text, { width: 820, height: height * 0.26, largest: 150, lines: 4 })
    return [
      frame(62, 62, W - 124, height - 124, palette.ink, 9),
      frame(84, 84, W - 168, height - 168, palette.ink, 2.5),
      title.draw(600, 190, { title: palette.ink, rest: palette.soft }),
      kolam(600, height * 0.56, 470, {
        seed: roundedSeed(seed, 7),
        size: 7,
        line: palette.line,
        dots: palette.ink,
        weight: 1.7,
      }),
      authorship(text, 600, height - 266, 820, { title: palette.ink, rest: palette.soft }),
      imprint(600, height - 158, palette.ink),
    ].join('')
  },
  /** A deep block of colour above, paper below, the title hung in the block. */
  block({ text, height, palette, seed }) {
    const deep = height * 0.6
    const title = titling(text, { width: 960, height: deep - 330, largest: 150, lines: 5 })
    return [
      rect(0, 0, W, deep, palette.field),
      rule(110, 128, 980, palette.ground, 3),
      title.draw(110, 190, { title: palette.fieldInk, rest: palette.fieldInk }, 'left'),
      rule(0, deep + 22, W, palette.accent, 12),
      authorship(text, 110, height - 300, 760, { title: palette.ink, rest: palette.soft }, 'left'),
      kolam(W - 228, height - 218, 250, { seed, size: 5, line: palette.line, weight: 1.8 }),
      imprint(110, height - 132, palette.ink, 'left'),
    ].join('')
  },
  /** A column of colour with two binding holes down the side, as of a leaf stood on its end. */
  column({ text, height, palette }) {
    const title = titling(text, { width: 740, height: height * 0.5, largest: 136, lines: 6 })
    const holes = [0.2, 0.8].map(
      (share) =>
        disc(150, height * share, 22, palette.ground) +
        `<circle cx="150" cy="${height * share}" r="36" fill="none" stroke="${palette.ground}" stroke-width="3"/>`,
    )
    const lines = [56, 70, 84, 216, 230, 244].map((x) => rect(x, 0, 2.5, height, palette.line))
    return [
      rect(0, 0, 300, height, palette.field),
      ...lines,
      ...holes,
      title.draw(376, 200, { title: palette.ink, rest: palette.soft }, 'left'),
      rule(376, height * 0.68, 180, palette.accent, 8),
      authorship(text, 376, height - 250, 740, { title: palette.ink, rest: palette.soft }, 'left'),
      imprint(376, height - 132, palette.ink, 'left'),
    ].join('')
  },
  /** The letters of five scripts as a table, the science of languages. */
  scripts({ text, height, palette }) {
    const rows = [
      'அ ஆ இ ஈ உ ஊ',
      'అ ఆ ఇ ఈ ఉ ఊ',
      'അ ആ ഇ ഈ ഉ ഊ',
      'क ख ग घ च छ',
      'க ங ச ஞ ட ண',
      'క ఖ గ ఘ చ ఛ',
      'ക ഖ ഗ ഘ ച ഛ',
    ]
    const pitch = (height * 0.43) / rows.length
    const table = rows.map((row, index) =>
      row
        .split(' ')
        .map((letter, column) =>
          fitBlock(letter, { ...serif, weight: 500 }, { width: 110, height: pitch * 0.62, largest: 84 }).draw(
            160 + column * 176,
            128 + index * pitch + pitch * 0.14,
            index === 4 ? palette.accent : palette.line,
          ),
        )
        .join(''),
    )
    const title = titling(text, { width: 1000, height: height * 0.25, largest: 112, lines: 4 })
    return [
      ...table,
      rule(100, height * 0.53, 1000, palette.ink, 8),
      title.draw(100, height * 0.53 + 52, { title: palette.ink, rest: palette.soft }, 'left'),
      authorship(text, 100, height - 220, 800, { title: palette.ink, rest: palette.soft }, 'left'),
      imprint(100, height - 122, palette.ink, 'left'),
    ].join('')
  },
}

/** Type alone, and a little ornament: scholarship. */
export const sober: Layout = (sheet) => {
  const draw = settings[sheet.motif]
  if (!draw) throw new Error(`no setting "${sheet.motif}"`)
  return page(W, sheet.height, rect(0, 0, W, sheet.height, sheet.palette.ground), draw(sheet))
}
