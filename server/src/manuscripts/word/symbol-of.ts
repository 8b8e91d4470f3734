import { TextDecoder } from 'node:util'
import { hex } from 'dingbat-to-unicode'
import { fontFamilies } from '../../old-tamil/font-families.ts'

/** Fonts of pictures whose signs no table that we have tells. */
const pictures = /symbol|dings|sorts|marlett|\bextra\b|math|icon|emoji|ornament/i
const ofItsOwn = /^f0([0-9a-f]{2})$/i
const windows1252 = new TextDecoder('windows-1252')

/** The sign that Word puts in by its number in a font (`w:sym`); null: nobody can tell which. */
export function symbolOf(font: string, code: string): string | null {
  const known = hex(font, code) ?? hex(font, code.replace(ofItsOwn, '$1'))
  if (known) return known.string
  const own = ofItsOwn.exec(code)?.[1]
  const isOfLetters = fontFamilies.some(({ begins }) => begins.test(font)) || !pictures.test(font)
  if (own !== undefined) return isOfLetters ? windows1252.decode(Buffer.from(own, 'hex')) : null
  const point = Number.parseInt(code, 16)
  return point > 0x1f && point <= 0x10_ff_ff && !/\p{Co}|\p{Cs}/u.test(String.fromCodePoint(point))
    ? String.fromCodePoint(point)
    : null
}
