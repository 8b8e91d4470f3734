import type { BookDocument } from '@panai/contract/book-document'
import { encodings } from '../../old-tamil/encodings/all.ts'
import { type OldFont, recognise } from '../../old-tamil/recognise.ts'
import { toUnicode } from '../../old-tamil/to-unicode.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { nameOf, passagesOf } from './passages.ts'

/** About a printed page, so that the author can judge the conversion. */
const EXCERPT = 600
const MOST_NAME = 100

type Found = { old: OldFont; font: string | null; chapter: string; paragraph: number; text: string }

/** What is typed in old fonts, by font and chapter, with its beginning before and after. */
export function findOldFonts(book: BookDocument): Finding[] {
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

function toFinding({ old, font, chapter, paragraph, text }: Found): Finding {
  const before = text.slice(0, EXCERPT)
  const place = { chapter, paragraph }
  if (old.encoding === null)
    return finding('stops', 'old_font_unread', { font: font?.slice(0, MOST_NAME) ?? old.family }, place)
  const after = toUnicode(before, encodings[old.encoding])
  return finding('stops', 'old_font', { font: old.family }, { ...place, before, after })
}
