import { Buffer, shape } from 'harfbuzzjs'
import { fontsFor, type LoadedFont, type Setting } from './fonts-for.ts'

/**
 * A line of text as outlines, at one em = 1000 units, baseline at y = 0, y downwards.
 * The box is that of the ink, not of the font: vowel signs above and below are inside it.
 */
export type Ink = {
  paths: readonly Command[]
  left: number
  right: number
  top: number
  bottom: number
}
type Command = { type: string; points: number[] }

const em = 1000
const drawnLines = new Map<string, Ink>()

/** @param tracking extra room between letters in thousandths of an em; only sensible for Latin */
export function inkOf(text: string, setting: Setting, tracking = 0): Ink {
  const name = JSON.stringify([text, setting, tracking])
  const known = drawnLines.get(name)
  if (known) return known
  const ink = draw(text, setting, tracking)
  drawnLines.set(name, ink)
  return ink
}

function draw(text: string, setting: Setting, tracking: number): Ink {
  const paths: Command[] = []
  const ink = {
    paths,
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  let pen = 0
  for (const run of runsOf(text, fontsFor(setting))) {
    const scale = em / run.loaded.unitsPerEm
    const buffer = new Buffer()
    buffer.addText(run.text)
    buffer.guessSegmentProperties()
    shape(run.loaded.font, buffer)
    const places = buffer.getGlyphPositions()
    for (const [index, glyph] of buffer.getGlyphInfos().entries()) {
      const place = places[index]
      if (!place) throw new Error('a glyph without a place')
      if (glyph.codepoint === 0) throw new Error(`no glyph in our fonts for a letter of "${run.text}"`)
      for (const { type, values } of run.loaded.font.glyphToJson(glyph.codepoint)) {
        const points = values.map((value, at) =>
          at % 2 === 0 ? pen + (value + place.xOffset) * scale : -(value + place.yOffset) * scale,
        )
        for (const [at, value] of points.entries()) widen(ink, at % 2 === 0, value)
        ink.paths.push({ type, points })
      }
      pen += place.xAdvance * scale + (place.xAdvance > 0 ? tracking : 0)
    }
  }
  if (ink.paths.length === 0) throw new Error(`nothing to draw in "${text}"`)
  return ink
}

function widen(
  ink: { left: number; right: number; top: number; bottom: number },
  across: boolean,
  value: number,
) {
  if (across) {
    ink.left = Math.min(ink.left, value)
    ink.right = Math.max(ink.right, value)
  } else {
    ink.top = Math.min(ink.top, value)
    ink.bottom = Math.max(ink.bottom, value)
  }
}

/** Stretches of text that one font can set. Spaces stay with what is before them. */
function runsOf(text: string, fonts: readonly LoadedFont[]): { text: string; loaded: LoadedFont }[] {
  const runs: { text: string; loaded: LoadedFont }[] = []
  for (const letter of text) {
    const codePoint = letter.codePointAt(0)
    if (codePoint === undefined) continue
    const last = runs.at(-1)
    const joins = /[\s\p{M}\u200c\u200d]/u.test(letter)
    const loaded =
      joins && last?.loaded.has(codePoint) ? last.loaded : fonts.find(({ has }) => has(codePoint))
    if (!loaded) throw new Error(`no font of ours has the letter ${letter} of "${text}"`)
    if (last?.loaded === loaded) last.text += letter
    else runs.push({ text: letter, loaded })
  }
  return runs
}

/** SVG path data of a line: `size` in px an em, pen at (x, y). */
export function pathOf(ink: Ink, x: number, y: number, size: number, digits = 1): string {
  const scale = size / em
  return ink.paths
    .map(
      ({ type, points }) =>
        type + points.map((value, at) => +(value * scale + (at % 2 === 0 ? x : y)).toFixed(digits)).join(' '),
    )
    .join('')
}
