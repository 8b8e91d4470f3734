import type { OldEncoding } from './encodings/letter-pairs.ts'
import { readGlyphs } from './read-glyphs.ts'

const consonant = 'க்ஷ|[க-ஹ]'
/** ர is drawn nearly like ா, and often typed so: ா takes no sign of its own. */
const raAsSign = /\u0bbe(?=[\u0bbf-\u0bc2\u0bcd])/g
/** Nor does ு take a ா: the two are typed for ூ. */
const longAsSigns = /\u0bc1\u0bbe/g
const drawnBefore = new RegExp(`([\\u0bc6-\\u0bc8])(${consonant})`, 'g')
/** The second part of ௌ is drawn like ள: it is that letter only where a sign of its own follows. */
const lengthAsLetter = new RegExp(`(${consonant})\\u0bc6ள(?![\\u0bbe-\\u0bcd])`, 'g')
const vowelAsLetters = /ஒள(?![\u0bbe-\u0bcd])/g
/** What fonts draw as it is. */
const ordinary = /[\s -~\u00a0©®\u2010-\u2027]/

/**
 * Writes what was typed in an old font as Unicode: vowel signs behind their consonants, two-part signs joined. What the font has no
 * letter for, such as digits and stops, stays.
 */
export function toUnicode(text: string, encoding: OldEncoding): string {
  return glyphsOf(text, encoding)
    .map(({ glyph, letter }) => letter ?? glyph)
    .join('')
    .replace(raAsSign, 'ர')
    .replace(longAsSigns, '\u0bc2')
    .replace(drawnBefore, '$2$1')
    .replaceAll('\u0bc6\u0bbe', '\u0bca')
    .replaceAll('\u0bc7\u0bbe', '\u0bcb')
    .replaceAll('\u0bc6\u0bd7', '\u0bcc')
    .replace(lengthAsLetter, '$1\u0bcc')
    .replace(vowelAsLetters, 'ஔ')
}

/** How many signs stay as they were typed though they are no digits or stops: our table does not have them. */
export function countUnread(text: string, encoding: OldEncoding): number {
  return glyphsOf(text, encoding).filter(
    ({ glyph, letter }) =>
      letter === undefined && (encoding.unread?.includes(glyph) || !ordinary.test(glyph)),
  ).length
}

type Glyph = { glyph: string; letter: string | undefined }

/** The longest that stands for a letter is one glyph. */
function glyphsOf(text: string, { letters }: OldEncoding): Glyph[] {
  const signs = readGlyphs(text)
  const most = Math.max(...[...letters.keys()].map((glyph) => glyph.length))
  const glyphs: Glyph[] = []
  for (let at = 0; at < signs.length; ) {
    let length = Math.min(most, signs.length - at)
    while (length > 1 && !letters.has(signs.slice(at, at + length))) length -= 1
    const glyph = signs.slice(at, at + length)
    glyphs.push({ glyph, letter: letters.get(glyph) })
    at += length
  }
  return glyphs
}
