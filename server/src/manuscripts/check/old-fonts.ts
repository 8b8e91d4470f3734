import type { BookDocument } from '@panai/contract/book-document'
import type { ManuscriptFinding } from '@panai/contract/manuscript-checks'
import { encodings } from '../../old-tamil/encodings/all.ts'
import { type OldFont, recognise } from '../../old-tamil/recognise.ts'
import { toUnicode } from '../../old-tamil/to-unicode.ts'
import { finding } from './finding.ts'
import { nameOf, passagesOf } from './passages.ts'

/** About a printed page, so that the author can judge the conversion. */
const EXCERPT = 600
const MOST_NAME = 100

type Found = { old: OldFont; font: string | null; chapter: string; paragraph: number; text: string }

/** What is typed in old fonts, by font and chapter, with its beginning before and after. */
export function findOldFonts(book: BookDocument): ManuscriptFinding[] {
  const found = new Map<string, Found>()
  for (const { section, at, inlines } of passagesOf(book))
    for (const inline of inlines) {
      const old = 'text' in inline ? recognise(inline.text, inline.font) : null
      if (!old || !('text' in inline)) continue
      const key = `${old.family} ${section.at}`
      const known = found.get(key)
      if (!known)
        found.set(key, { old, font: inline.font, chapter: nameOf(section), paragraph: at, text: inline.text })
      else if (known.text.length < EXCERPT) known.text += `\n${inline.text}`
    }
  return [...found.values()].map(toFinding)
}

function toFinding({ old, font, chapter, paragraph, text }: Found): ManuscriptFinding {
  const before = text.slice(0, EXCERPT)
  const place = { severity: 'stops', chapter, paragraph } as const
  if (old.encoding === null)
    return finding({
      ...place,
      meaning: `This chapter is typed in ${font?.slice(0, MOST_NAME) ?? old.family}, an old Tamil font that we cannot read: it would be printed as Latin letters.`,
      mend: 'Convert it to Unicode with the program that came with the font, read it through, and upload it as a new version.',
    })
  return finding({
    ...place,
    meaning: `This chapter is typed in ${old.family}, an old Tamil font: without its font it would be printed as Latin letters.`,
    mend: 'Compare the two texts below. If the second is right, tell our editors; else convert the chapter to Unicode yourself and upload a new version.',
    before,
    after: toUnicode(before, encodings[old.encoding]),
  })
}
