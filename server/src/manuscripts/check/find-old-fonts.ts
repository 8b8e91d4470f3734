import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { encodings } from '../../old-tamil/encodings/encodings.ts'
import { countUnread } from '../../old-tamil/to-unicode.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { isTaken, type OfferedPlace } from './old-font-edits.ts'
import { nameOf } from './passages.ts'

/** About a printed page, so that the author can judge the conversion. */
const EXCERPT = 600
const MOST_NAME = 100

/**
 * What is typed in old fonts, by font and chapter, with its beginning before and after: a title or a note by itself too. What somebody
 * has taken as we read it is none.
 */
export function findOldFonts(
  old: readonly OfferedPlace[],
  edits: readonly TextEdit[],
  starts: ReadonlyMap<string, number>,
): Finding[] {
  const open = old.filter((one) => !edits.some((edit) => isTaken(one, edit, starts)))
  const groups = Map.groupBy(open, ({ isSure, old: { family }, section, in: within }) =>
    JSON.stringify([isSure, family, section?.at, within === 'note']),
  )
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const lines = (of: 'before' | 'after') =>
      alike
        .map((one) => one[of] ?? '')
        .join('\n')
        .slice(0, EXCERPT)
    const place = {
      chapter: first.section && nameOf(first.section),
      paragraph: first.paragraph || null,
      before: lines('before'),
      after: lines('after'),
      offers: first.offer ? [first.offer] : [],
    }
    const { encoding, family } = first.old
    const unread =
      encoding === null
        ? 0
        : alike.reduce((sum, { before }) => sum + countUnread(before, encodings[encoding]), 0)
    if (!first.isSure)
      return finding('mend', 'old_font_unsure', { font: family, count: alike.length, unread }, place)
    const within = alike.every((one) => one.in === first.in) ? first.in : 'text'
    if (encoding !== null) return finding('stops', 'old_font', { font: family, in: within, unread }, place)
    const font = first.font?.slice(0, MOST_NAME) ?? family
    return finding('stops', 'old_font_unread', { font, in: within }, { ...place, after: null })
  })
}
