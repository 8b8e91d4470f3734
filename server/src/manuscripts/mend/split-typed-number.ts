import { chapterWords, numeral } from '../book/shape.ts'

const typed = new RegExp(
  `^((?:(?:${chapterWords})\\s*[-–:.]?\\s*)?${numeral})\\s*(?:[.:)]|\\s[-–—])\\s*(\\p{L}.*)$`,
  'iu',
)

/** A title with its number typed before it, “3. The well”, “அத்தியாயம் 2: மழை”, in two; null: it has none. */
export function splitTypedNumber(title: string): { number: string; title: string } | null {
  const [, number, rest] = typed.exec(title) ?? []
  return number === undefined || rest === undefined ? null : { number, title: rest }
}
