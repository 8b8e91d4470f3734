import { type EncodingName, encodings } from './encodings/encodings.ts'
import { fontFamilies } from './font-families.ts'
import { readGlyphs } from './read-glyphs.ts'
import { toUnicode } from './to-unicode.ts'

/** `encoding` null: an old font that we can't read. */
export type OldFont = { family: string; encoding: EncodingName | null }

/** Fewer letters are too few to tell a language by. */
const LEAST_LETTERS = 20
const LEAST_SOUND = 0.8
/** Of Tamil typed in Bamini, about every sixth letter has a pulli, which is its semicolon; no English has one in ten. */
const PULLI_SHARE = 0.08
/** In French or German it is one letter in ten at the most. */
const HIGH_SHARE = 0.3
/** Vanavil has letters with a pulli or an ி above ASCII, and most others below. No other language becomes words of Tamil by it. */
const HIGH_SHARE_OF_VANAVIL = 0.15

export const hasTamil = (text: string) => /\p{Script=Tamil}/u.test(text)

/** The old font that a stretch of text is typed in; null when it is in none. By the font's name, else by its letters. */
export function recognise(text: string, font: string | null): OldFont | null {
  if (hasTamil(text) || !/[^\s\d.]/.test(text)) return null
  const glyphs = readGlyphs(text)
  const family = font === null ? undefined : fontFamilies.find(({ begins }) => begins.test(font))
  if (family?.hasLatin && !hasHigh(glyphs)) return null
  if (family) return { family: family.name, encoding: family.encoding }
  const encoding = encodingOf(glyphs)
  return encoding && { family: encodings[encoding].name, encoding }
}

/** Whether text that is too short to tell is in an encoding like the long passages in its font. */
export function howItReads(text: string, encoding: EncodingName): 'so' | 'perhaps so' | 'otherwise' {
  const glyphs = readGlyphs(text)
  if (!/\p{L}/u.test(glyphs)) return 'otherwise'
  const isSound = soundShare(toUnicode(glyphs, encodings[encoding])) >= LEAST_SOUND
  if (fontFamilies.some((family) => family.encoding === encoding && family.hasLatin)) {
    if (!hasHigh(glyphs)) return 'otherwise'
    return isSound && highShare(glyphs) >= HIGH_SHARE ? 'so' : 'perhaps so'
  }
  if (!isSound) return 'otherwise'
  return asciiMarks.test(glyphs) || highShare(glyphs) >= HIGH_SHARE ? 'so' : 'perhaps so'
}

/** A pulli of Bamini, or a capital within a word: both are rare in other languages. */
const asciiMarks = /[a-z[\]\\`];|[a-z][A-Z]/

function encodingOf(text: string): EncodingName | null {
  const letters = text.replace(/[\s\d]/g, '')
  if (letters.length < LEAST_LETTERS) return null
  if (highShare(letters) >= HIGH_SHARE) return soundest(text, ['tscii', 'tab', 'tam', 'anjal', 'vanavil'])
  if (highShare(letters) >= HIGH_SHARE_OF_VANAVIL) return soundest(text, ['vanavil'])
  const pullis = letters.match(/[a-z[\]\\`];/gi)?.length ?? 0
  return !hasHigh(letters) && pullis / letters.length >= PULLI_SHARE ? soundest(text, ['bamini']) : null
}

const highIn = (glyphs: string) => glyphs.replace(/[ -~‘-”…\s]/g, '').length
const hasHigh = (glyphs: string) => highIn(glyphs) > 0
const highShare = (glyphs: string) => highIn(glyphs) / Math.max(1, glyphs.replace(/[\s\d]/g, '').length)

function soundest(text: string, names: readonly EncodingName[]): EncodingName | null {
  const [best] = names
    .map((name) => ({ name, share: soundShare(toUnicode(text, encodings[name])) }))
    .sort((one, other) => other.share - one.share)
  return best && best.share >= LEAST_SOUND ? best.name : null
}

/** What may follow a consonant with a pulli; what is not named may be followed by any. Loans keep to it too, nearly. */
const afterPulli: Readonly<Record<string, string>> = {
  க: 'கஷதரல',
  ங: 'கங',
  ச: 'ச',
  ஞ: 'சஞஜ',
  ட: 'டகசபமர',
  ண: 'டணகபமவயந',
  த: 'தமயவரன',
  ந: 'தநயர',
  ப: 'பதரலய',
  ம: 'பமயந',
  வ: 'வய',
  ல: 'லகசபவயமதந',
  ள: 'ளகசபவயமத',
  ற: 'றகபச',
  ன: 'றனகபமசவயதந',
}
const joined = Object.entries(afterPulli).map(([first, next]) => `${first}\u0bcd(?![${next}]|$)`)
const sound = '(?:க்ஷ|[க-ஹ])[\\u0bbe-\\u0bcd]?'
/** No Tamil word begins with these or with a bare consonant, or ends in a bare nasal that waits for its stop. */
const soundWord = new RegExp(
  `^(?![ஙணழளறன]|[க-ஹ]\\u0bcd(?!ரீ|ஷ))(?!.*(?:${joined.join('|')}|[ஙஞந]\\u0bcd$))(?:[அ-ஔ]|${sound})(?:ஃ|${sound})*$`,
)
const betweenWords = /[\s\d!-/:-@[-`{-~‘’“”…–—]+/

/** Which share of what stands between spaces could be words of Tamil, by letters. */
function soundShare(text: string): number {
  const words = text.split(betweenWords).filter((word) => word !== '')
  const size = (some: readonly string[]) => some.reduce((sum, word) => sum + word.length, 0)
  return size(words.filter((word) => soundWord.test(word))) / Math.max(1, size(words))
}
