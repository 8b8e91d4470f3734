import type { BookDocument } from '@panai/contract/book-document'
import { type Finding, finding } from '../findings/finding.ts'
import type { typingKinds } from '../findings/typing-kinds.ts'
import { nameOf, passagesOf } from './passages.ts'

type Habit = {
  kind: keyof typeof typingKinds
  pattern: RegExp
  /** What stands in its place when mended; null: nothing that could be shown. */
  mended: string | null
  severity: 'mend' | 'information'
}

const AROUND = 24
const MOST_EXCERPT = 300

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
    pattern: /(?<![\u0bcd])[\u200b-\u200d\u2060\ufeff]+(?!\p{M})/gu,
    mended: null,
    severity: 'information',
  },
  { kind: 'straight_quotes', pattern: /["']/g, mended: null, severity: 'information' },
  { kind: 'double_spaces', pattern: /(?<=\S) {2,}(?=\S)/g, mended: ' ', severity: 'information' },
]

export function findTypingHabits(book: BookDocument): Finding[] {
  const passages = passagesOf(book).map(({ section, at, inlines }) => ({
    section,
    at,
    text: inlines.map((inline) => ('text' in inline ? inline.text : '\n')).join(''),
  }))
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
        chapter: places.length === 1 ? nameOf(first.section) : null,
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
