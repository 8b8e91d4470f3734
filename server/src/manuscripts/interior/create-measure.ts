import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'
import type { BookFont, Family, FontCut } from './fonts.ts'

/** How wide a stretch of text without a space is, in ems. */
export type Measure = (text: string, cut: FontCut) => number

const indian: readonly { family: Family; letters: string }[] = [
  { family: 'Noto Serif Tamil', letters: '\\p{Script=Tamil}' },
  { family: 'Noto Serif Devanagari', letters: '\\p{Script=Devanagari}' },
  { family: 'Noto Serif Malayalam', letters: '\\p{Script=Malayalam}' },
  { family: 'Noto Serif Telugu', letters: '\\p{Script=Telugu}' },
  { family: 'Noto Sans Kannada', letters: '\\p{Script=Kannada}' },
]
/** Stretches of one script, with what joins its letters; else whatever is between them. */
const stretches = new RegExp(
  [...indian.map(({ letters }) => `${letters}[${letters}\\u200c\\u200d]*`), '.'].join('|'),
  'gsu',
)
const familyOf = indian.map(({ family, letters }) => ({ family, first: new RegExp(`^${letters}`, 'u') }))

/** Measures with the fonts in which the text will be set. What is seen once is remembered: a book repeats its words. */
export function createMeasure(fonts: readonly BookFont[]): Measure {
  const opened = new Map<string, { font: Font; unitsPerEm: number }>()
  for (const { family, script, cut, bytes } of fonts) {
    // Scholarly letters are as wide as others, near enough.
    if (family === 'Literata' && script !== 'latin') continue
    const face = new Face(new Blob(bytes), 0)
    opened.set(`${family} ${cut}`, { font: new Font(face), unitsPerEm: face.upem })
  }
  const known = new Map<string, number>()

  function widthOf(text: string, family: Family, cut: FontCut): number {
    const found = opened.get(`${family} ${cut}`) ?? opened.get(`${family} ${cut.replace('italic', 'normal')}`)
    if (!found) return text.length / 2
    const buffer = new Text()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(found.font, buffer)
    const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
    return advance / found.unitsPerEm
  }

  return (text, cut) => {
    const key = `${cut} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    let width = 0
    let latin = ''
    const endLatin = () => {
      if (latin !== '') width += widthOf(latin, 'Literata', cut)
      latin = ''
    }
    for (const [stretch] of text.matchAll(stretches)) {
      const script = familyOf.find(({ first }) => first.test(stretch))
      if (script) {
        endLatin()
        width += widthOf(stretch, script.family, cut)
      } else latin += stretch
    }
    endLatin()
    known.set(key, width)
    return width
  }
}
