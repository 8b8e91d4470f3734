import { lotus } from '../ornament/flora.ts'
import { bundle, holesOf, palmLeaf } from '../ornament/leaf.ts'
import { anklet, bowl } from '../ornament/relics.ts'
import type { Tint } from '../ornament/tint.ts'
import { page, rect, rule, times } from '../svg.ts'
import { authorship, imprint, type Layout, titling, W } from './cover.ts'

/** First words of the old books themselves, engraved on their leaves as a scribe would run them on. */
const openings: Record<string, readonly string[]> = {
  kural: ['அகர', 'முதல', 'எழுத்தெல்லாம்', 'ஆதி', 'பகவன்', 'முதற்றே', 'உலகு'],
  anklet: ['திங்களைப்', 'போற்றுதும்', 'திங்களைப்', 'போற்றுதும்', 'கொங்கலர்தார்ச்', 'சென்னி'],
  bowl: ['உண்டி', 'கொடுத்தோர்', 'உயிர்', 'கொடுத்தோரே'],
  gem: ['மூவா', 'முதலா', 'உலகம்', 'ஒரு', 'மூன்றும்', 'ஏத்த'],
  kin: ['யாதும்', 'ஊரே', 'யாவரும்', 'கேளிர்', 'தீதும்', 'நன்றும்', 'பிறர்தர', 'வாரா'],
  hymn: ['நமச்சிவாய', 'வாழ்க', 'நாதன்', 'தாள்', 'வாழ்க'],
  counsel: ['அறம்', 'செய', 'விரும்பு', 'ஆறுவது', 'சினம்', 'இயல்வது', 'கரவேல்'],
}

const emblems: Record<string, (tint: Tint) => string> = {
  anklet: (tint) => anklet(225, tint),
  bowl: (tint) => `<g transform="translate(0 40)">${bowl(460, tint)}</g>`,
  gem: ([fill, cut]) => `<g transform="translate(0 130)">${lotus(330, fill, cut)}</g>`,
}

/** Pages of palm leaf across the cover, strung on their two cords; the title is written on the broad one. */
export const leaves: Layout = (sheet) => {
  const { text, height, palette, motif, dice } = sheet
  const words = openings[motif]
  const emblem = emblems[motif]
  const [x, width] = [-130, W + 260]
  const cords = holesOf(x, width)
  const titleTall = emblem ? height * 0.25 : 480
  const titleTop = emblem ? height * 0.395 : height * 0.33
  const leaf = { fill: palette.field, line: palette.fieldInk, behind: palette.ground }
  const strip = (top: number, tall: number, index: number) =>
    palmLeaf(x, top, width, tall, { ...leaf, id: `leaf${index}`, ...(words ? { words } : {}) })
  const above = emblem ? 0 : Math.floor((titleTop - 40) / 134)
  const below = Math.floor(
    (height - titleTop - titleTall - (emblem ? 370 : 300) - (text.credit ? 60 : 0)) / 134,
  )
  const title = titling(text, { width: 720, height: titleTall - 120, largest: 150, lines: 3 })
  const foot = titleTop + titleTall + 14
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    ...cords.map((cord) => rect(cord - 4, 0, 8, height, palette.line)),
    emblem
      ? `<g transform="translate(600 ${height * 0.205}) scale(${Math.min(1, height / 1850)})">${emblem([palette.line, palette.ground, palette.accent])}</g>`
      : '',
    ...times(above, (index) => strip(titleTop - 134 * (index + 1), 120, index)),
    palmLeaf(x, titleTop, width, titleTall, { ...leaf, line: palette.field, id: 'title' }),
    rule(cords[0] + 60, titleTop + 42, cords[1] - cords[0] - 120, palette.line, 3),
    rule(cords[0] + 60, titleTop + titleTall - 42, cords[1] - cords[0] - 120, palette.line, 3),
    title.draw(600, titleTop + (titleTall - title.height) / 2, {
      title: palette.fieldInk,
      rest: palette.fieldInk,
    }),
    ...times(below, (index) => strip(foot + 134 * index, 120, above + index)),
    emblem ? bundle(40, height - 118, W - 80, 4, dice, palette.line, palette.ground) : '',
    authorship(text, 600, height - (emblem ? 236 : 190), 800, { title: palette.ink, rest: palette.soft }),
    imprint(600, height - (emblem ? 172 : 96), palette.line),
  )
}
