import type { OldEncoding } from './encodings/letter-pairs.ts'

const parts: Readonly<Record<string, readonly [before: string, after: string]>> = {
  '\u0bc6': ['\u0bc6', ''],
  '\u0bc7': ['\u0bc7', ''],
  '\u0bc8': ['\u0bc8', ''],
  '\u0bca': ['\u0bc6', '\u0bbe'],
  '\u0bcb': ['\u0bc7', '\u0bbe'],
}
const cluster = /ஸ்ரீ|(க்ஷ|[க-ஹ])([\u0bbe-\u0bcd]?)|./gsu

/** Writes Unicode as it would have been typed in an old font. What the font has no glyph for stays. */
export function toOld(text: string, { letters }: OldEncoding): string {
  const glyphs = new Map<string, string>()
  for (const [glyph, letter] of letters) if (!glyphs.has(letter)) glyphs.set(letter, glyph)
  const draw = (letter: string): string =>
    glyphs.get(letter) ?? (letter.length === 1 ? letter : [...letter].map(draw).join(''))
  // ள is drawn where an encoding has no sign of its own for the second half of ௌ.
  const length = glyphs.has('\u0bd7') ? '\u0bd7' : 'ள'
  return text.replace(cluster, (whole: string, base: string | undefined, sign: string | undefined) => {
    if (whole === 'ஔ' && !glyphs.has(whole)) return draw('ஒ') + draw('ள')
    if (base === undefined || !sign) return draw(whole)
    const [before, after] = sign === '\u0bcc' ? ['\u0bc6', length] : (parts[sign] ?? ['', sign])
    if (before !== '') return draw(before) + draw(base) + (after && draw(after))
    return glyphs.get(whole) ?? draw(base) + draw(sign)
  })
}
