import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { type Cut, cuts } from './cuts.ts'
import { charactersOf, cutFont, sourceOf, writeFaces } from './make-fonts.ts'

const folder = path.resolve(import.meta.dirname, '../src/fonts')
const fileOf = (cut: Cut) => readFileSync(path.join(folder, `${cut.name}.woff2`))

test('the style sheet names the files that are there, each once', () => {
  expect(readFileSync(path.join(folder, 'faces.css'), 'utf8')).toBe(writeFaces())
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  expect(files.sort()).toEqual(cuts.map(({ name }) => `${name}.woff2`).sort())
})

test.each(cuts)('$name is what `npm run fonts` makes', async (cut) => {
  expect((await cutFont(cut)).equals(fileOf(cut))).toBe(true)
})

test('a letter of one family and weight is in one file, and each range of weights has all letters', () => {
  for (const family of new Set(cuts.map((cut) => cut.family))) {
    const of = cuts.filter((cut) => cut.family === family)
    const ranges = [...new Set(of.flatMap(({ usedFor }) => usedFor))].sort(([one], [other]) => one - other)
    for (const [at, [, heaviest]] of ranges.entries())
      expect(heaviest, family).toBeLessThan(ranges[at + 1]?.[0] ?? Infinity)
    const [inFirst = [], ...inOthers] = ranges.map((range) =>
      of.filter(({ usedFor }) => usedFor.includes(range)).flatMap(charactersOf),
    )
    expect(new Set(inFirst).size, family).toBe(inFirst.length)
    for (const letters of inOthers) expect(letters.sort(), family).toEqual(inFirst.sort())
  }
})

/** Of a place, in units of the font, of which a letter is 1,000 or 2,000 wide and high: a weight's own drawing has whole ones. */
const ROUNDING = 1

/** Words that need more than a letter after a letter: conjuncts, signs before and around their letter, marks, ligatures, kerning. */
const words: Record<string, readonly string[]> = {
  latin: ['Thirukkural', 'AVAILABLE', 'To the office, 1,350', '“final” – café ×2'],
  tamil: ['ஸ்ரீமதி', 'பக்ஷி', 'கொக்கு', 'கௌரி', 'ஔவையார்', 'நூற்றாண்டு', 'டு டூ மு மூ று றூ', 'ஜ்ஞானம்', 'அஃது'],
  malayalam: ['ഇന്ദുലേഖ', 'ചന്തുമേനോൻ', 'ക്ഷേത്രം', 'സ്ത്രീ'],
  telugu: ['కన్యాశుల్కం', 'స్త్రీ', 'గురజాడ', 'క్షేత్రం'],
  devanagari: ['प्रेमचंद', 'गोदान', 'क्षत्रिय', 'श्रीमती', 'र्क'],
  kannada: ['ಕನ್ನಡ', 'ಸ್ತ್ರೀ', 'ಕ್ಷೇತ್ರ', 'ಜ್ಞಾನ'],
}
/** Files without words of their own: letters and figures that stand next to each other. */
const rows: Record<string, readonly string[]> = {
  west: ['àâçèêñöü', 'ÆØßœ', '€½'],
  scholarly: ['ṭṇḷḻṟṉ', 'āīū', 'Śāṭā'],
  signs: ['₹', '†'],
  word: ['தமிழ்'],
  figures: ['௧௨௩', '௰௱௲', '॥'],
}

test.each(cuts)('$name draws words as the font that it is cut from', async (cut) => {
  const whole = await asFont(sourceOf(cut))
  const ours = await asFont(fileOf(cut))
  const own = new Set(charactersOf(cut))
  const kind = cut.name.split('-').at(-1) ?? ''
  const texts = rows[kind] ?? words[cut.from[1]] ?? []
  const drawable = texts.map((text) => [...text].filter((letter) => own.has(letter)).join('')).filter(Boolean)
  expect(drawable.length).toBeGreaterThan(0)
  const weights = typeof cut.drawn === 'number' ? [cut.drawn] : cut.drawn
  for (const weight of weights)
    for (const text of drawable) {
      whole.setVariations([new Variation('wght', weight)])
      if (typeof cut.drawn !== 'number') ours.setVariations([new Variation('wght', weight)])
      const expected = drawn(whole, text)
      const actual = drawn(ours, text)
      expect(actual.length, `${text} at ${weight}`).toBe(expected.length)
      const furthest = Math.max(
        ...actual.flatMap((places, at) =>
          places.map((place, i) => Math.abs(place - (expected[at]?.[i] ?? Infinity))),
        ),
      )
      expect(furthest, `${text} at ${weight}`).toBeLessThanOrEqual(ROUNDING)
    }
})

test.each(cuts)('$name has every letter of its range that the font has', async (cut) => {
  const whole = await asFont(sourceOf(cut))
  const ours = await asFont(fileOf(cut))
  const missing = charactersOf(cut).filter((letter) => isDrawn(whole, letter) && !isDrawn(ours, letter))
  expect(missing).toEqual([])
})

async function asFont(file: Buffer): Promise<Font> {
  const sfnt = await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new Font(new Face(new Blob(sfnt), 0))
}

function drawn(font: Font, text: string): number[][] {
  const run = new Text()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const places = run.getGlyphPositions()
  return places.map(({ xAdvance = 0, xOffset = 0, yOffset = 0 }) => [xAdvance, xOffset, yOffset])
}

function isDrawn(font: Font, letter: string): boolean {
  return font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined
}
