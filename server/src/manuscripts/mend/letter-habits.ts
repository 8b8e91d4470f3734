import type { TypingHabit } from '@panai/contract/manuscripts/text-edits'
import { findOldForms } from './find-old-forms.ts'
import { findStraightQuotes } from './find-straight-quotes.ts'
import type { Replacement } from './replace-in-inlines.ts'

/** Those that are mended letter by letter; the others are habits of setting out a text. */
export type LetterHabit = Exclude<TypingHabit, 'empty_lines' | 'chapter_numbers'>

/** Joiners have their place between the parts of an emoji, and behind a virama (pulli) where a letter follows or a chillu ends. */
const joinsEmoji =
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})'
const behindVirama =
  '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d](?=\\p{L})'
const unseenSigns = new RegExp(
  `(?:[\\u00ad\\u200b\\u2060\\ufeff]|(?!${joinsEmoji})(?!${behindVirama})(?!(?<=\\u0d4d)\\u200d)[\\u200c\\u200d](?!\\p{M}))+`,
  'gu',
)

const each =
  (pattern: RegExp, instead: (found: string) => string) =>
  (text: string): Replacement[] =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      index,
      length: found.length,
      instead: instead(found),
    }))

/** Where each habit shows in a text, and what stands there when it is mended; in the order in which they are mended. */
export const letterHabits: Readonly<Record<LetterHabit, (text: string) => Replacement[]>> = {
  // The two parts are one letter already, written otherwise.
  split_vowels: each(/\u0bc6\u0bbe|\u0bc7\u0bbe|\u0bc6\u0bd7|\u0b92\u0bd7/g, (found) =>
    found.normalize('NFC'),
  ),
  double_pulli: each(/\u0bcd{2,}/g, () => '\u0bcd'),
  unseen_signs: each(unseenSigns, () => ''),
  old_forms: findOldForms,
  straight_quotes: findStraightQuotes,
  hyphens: each(
    /(?<=^|\n)-{1,3} |(?<=\S) -{1,3} (?=\S)|(?<=[\p{L}\p{M}\p{N}])-{2,3}(?=[\p{L}\p{N}])/gu,
    (found) => {
      if (!found.includes(' ')) return '—'
      return found.startsWith(' ') ? ' – ' : '– '
    },
  ),
  double_spaces: each(/(?<=\S) {2,}(?=\S)/g, () => ' '),
}
