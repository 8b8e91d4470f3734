import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { type Finding, finding } from '../findings/finding.ts'
import type { typingKinds } from '../findings/typing-kinds.ts'
import { nameOf, textsOf } from './passages.ts'

type Habit = {
  kind: keyof typeof typingKinds
  pattern: RegExp
  /** What stands in its place when mended; null: nothing that could be shown. */
  mended: string | null
  severity: 'mend' | 'information'
}

const AROUND = 24
const MOST_EXCERPT = 300

/** Joiners have their place between the parts of an emoji, and behind a virama (pulli) where a letter follows or a chillu ends. */
const joinsEmoji =
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})'
const behindVirama =
  '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d](?=\\p{L})'
const unseenSigns = new RegExp(
  `(?:[\\u00ad\\u200b\\u2060\\ufeff]|(?!${joinsEmoji})(?!${behindVirama})(?!(?<=\\u0d4d)\\u200d)[\\u200c\\u200d](?!\\p{M}))+`,
  'gu',
)

/** Habits of typing that show in print. They are counted, and the first place is shown as it is and mended. */
const habits: readonly Habit[] = [
  {
    kind: 'split_vowels',
    pattern: /\u0bc6\u0bbe|\u0bc7\u0bbe|\u0bc6\u0bd7/g,
    mended: null,
    severity: 'mend',
  },
  { kind: 'double_pulli', pattern: /\u0bcd{2,}/g, mended: '\u0bcd', severity: 'mend' },
  {
    kind: 'unseen_signs',
    pattern: unseenSigns,
    mended: null,
    severity: 'information',
  },
  { kind: 'straight_quotes', pattern: /["']/g, mended: null, severity: 'information' },
  { kind: 'double_spaces', pattern: /(?<=\S) {2,}(?=\S)/g, mended: ' ', severity: 'information' },
]

export function findTypingHabits(book: BookDocument): Finding[] {
  const passages = textsOf(book)
  return habits.flatMap((habit) => {
    const places = passages.flatMap((passage) =>
      [...passage.text.matchAll(habit.pattern)].map(({ index, 0: found }) => ({ ...passage, index, found })),
    )
    const [first] = places
    if (!first) return []
    const before = around(first.text, first.index, first.found.length)
    const after = mended(habit, before)
    return finding(
      habit.severity,
      habit.kind,
      { count: places.length },
      {
        chapter: places.length === 1 && first.section ? nameOf(first.section) : null,
        paragraph: first.at,
        ...(after !== null && { before, after }),
      },
    )
  })
}

function mended({ kind, pattern, mended: instead }: Habit, text: string): string | null {
  // The two parts are one letter already, written otherwise.
  if (kind === 'split_vowels') return text.normalize('NFC')
  return instead === null ? null : text.replace(pattern, instead)
}

/** Whole words on both sides. */
function around(text: string, index: number, length: number): string {
  const before = text.slice(0, index)
  const after = text.slice(index + length)
  const begin = before.length > AROUND ? before.slice(-AROUND).replace(/^\S*\s/, '') : before
  const end = after.length > AROUND ? after.slice(0, AROUND).replace(/\s\S*$/, '') : after
  return (begin + text.slice(index, index + length) + end).slice(0, MOST_EXCERPT)
}
