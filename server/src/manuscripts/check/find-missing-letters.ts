import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { letterCode } from '../../typesetting/letter-code.ts'
import { openFont } from '../../typesetting/open-font.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { MOST_SHOWN } from '../findings/kind.ts'
import { loadUprightFonts } from '../interior/fonts.ts'
import { plainText } from '../plain-text.ts'
import { nameOf, textsOf } from './passages.ts'

/** What shows nothing by itself, and is told by its number alone. */
const unseen = /[\p{M}\p{C}]/u

/** Letters of which no font of our printed books has a picture. */
export async function findMissingLetters(book: BookDocument): Promise<Finding[]> {
  const passages = textsOf(book).map((passage) => ({ ...passage, text: plainText(passage.text) }))
  const counts = new Map<string, number>()
  for (const { text } of passages)
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const letters = [...counts.keys()]
  const fonts = (await loadUprightFonts(letters.join(''))).map(({ bytes }) => openFont(bytes))
  const missing = letters.filter((letter) => letter.trim() !== '' && !fonts.some(({ has }) => has(letter)))
  const first = passages.find(({ text }) => missing.some((letter) => text.includes(letter)))
  if (!first) return []
  // With its number, as a device may lack it too.
  const shown = missing
    .slice(0, MOST_SHOWN)
    .map((letter) => (unseen.test(letter) ? letterCode(letter) : `${letter} ${letterCode(letter)}`))
  const count = missing.reduce((sum, letter) => sum + (counts.get(letter) ?? 0), 0)
  return [
    finding(
      'mend',
      'missing_letters',
      { count, letters: { shown, more: missing.length - shown.length } },
      { chapter: count === 1 && first.section ? nameOf(first.section) : null, paragraph: first.at },
    ),
  ]
}
