import type { OldEncoding } from './encodings/encoding.ts'
import { readGlyphs } from './glyphs.ts'

const consonant = 'க்ஷ|[க-ஹ]'
const drawnBefore = new RegExp(`([\\u0bc6-\\u0bc8])(${consonant})`, 'g')
/** The second part of ௌ is drawn like ள: it is that letter only where a sign of its own follows. */
const lengthAsLetter = new RegExp(`(${consonant})\\u0bc6ள(?![\\u0bbe-\\u0bcd])`, 'g')
const vowelAsLetters = /ஒள(?![\u0bbe-\u0bcd])/g

/**
 * Writes what was typed in an old font as Unicode: vowel signs behind their consonants, two-part signs joined. What the font has no
 * letter for, such as digits and stops, stays.
 */
export function toUnicode(text: string, { letters }: OldEncoding): string {
  const glyphs = readGlyphs(text)
  const most = Math.max(...[...letters.keys()].map((glyph) => glyph.length))
  let drawn = ''
  for (let at = 0; at < glyphs.length; ) {
    let length = Math.min(most, glyphs.length - at)
    while (length > 1 && !letters.has(glyphs.slice(at, at + length))) length -= 1
    const glyph = glyphs.slice(at, at + length)
    drawn += letters.get(glyph) ?? glyph
    at += length
  }
  return drawn
    .replace(drawnBefore, '$2$1')
    .replaceAll('\u0bc6\u0bbe', '\u0bca')
    .replaceAll('\u0bc7\u0bbe', '\u0bcb')
    .replaceAll('\u0bc6\u0bd7', '\u0bcc')
    .replace(lengthAsLetter, '$1\u0bcc')
    .replace(vowelAsLetters, 'ஔ')
}
