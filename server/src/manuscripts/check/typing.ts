import type { BookDocument } from '@panai/contract/book-document'
import type { ManuscriptFinding } from '@panai/contract/manuscript-checks'
import { counted, finding } from './finding.ts'
import { nameOf, passagesOf } from './passages.ts'

type Habit = {
  pattern: RegExp
  mended: string
  severity: 'mend' | 'information'
  one: string
  many: string
  means: string
  mend: string
}

const AROUND = 24
const MOST_EXCERPT = 300

/** Habits of typing that show in print. They are counted, and the first place is shown as it is and mended. */
const habits: readonly Habit[] = [
  {
    pattern: /\u0bc6\u0bbe|\u0bc7\u0bbe|\u0bc6\u0bd7/g,
    mended: '',
    severity: 'mend',
    one: 'vowel sign is',
    many: 'vowel signs are',
    means:
      'typed in two parts, such as ெ and ா for ொ: they look right, but are not found when the e-book is searched.',
    mend: 'Nothing by hand: our editors join them before the book is set.',
  },
  {
    pattern: /\u0bcd{2,}/g,
    mended: '\u0bcd',
    severity: 'mend',
    one: 'letter has',
    many: 'letters have',
    means: 'two dots (pulli) or more, which print as a circle beside the letter.',
    mend: 'Type the dot once; our editors take out the others before the book is set.',
  },
  {
    pattern: /(?<![\u0bcd])[\u200b-\u200d\u2060\ufeff]+(?!\p{M})/gu,
    mended: '',
    severity: 'information',
    one: 'sign that nobody sees stands',
    many: 'signs that nobody sees stand',
    means: 'in the text, left there by a keyboard or a web page: words may break at wrong places.',
    mend: 'Nothing by hand: our editors take them out before the book is set.',
  },
  {
    pattern: /["']/g,
    mended: '',
    severity: 'information',
    one: 'quotation mark is',
    many: 'quotation marks are',
    means: 'straight, as on a typewriter. Books have curved ones.',
    mend: 'Let Word set “smart quotes” as you type, or leave it to our editors.',
  },
  {
    pattern: /(?<=\S) {2,}(?=\S)/g,
    mended: ' ',
    severity: 'information',
    one: 'place has',
    many: 'places have',
    means: 'two spaces or more between words, which print as a gap.',
    mend: 'Search for two spaces and replace them by one, or leave it to our editors.',
  },
]

const isJoin = ({ one }: Habit) => one === 'vowel sign is'

export function findTypingHabits(book: BookDocument): ManuscriptFinding[] {
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
    const isShown = habit.mended !== '' || isJoin(habit)
    return finding({
      severity: habit.severity,
      chapter: places.length === 1 ? nameOf(first.section) : null,
      paragraph: first.at,
      meaning: `${counted(places.length, habit.one, habit.many)} ${habit.means}`,
      mend: habit.mend,
      ...(isShown && {
        before,
        after: isJoin(habit) ? before.normalize('NFC') : before.replace(habit.pattern, habit.mended),
      }),
    })
  })
}

/** Whole words on both sides. */
function around(text: string, index: number, length: number): string {
  const before = text.slice(0, index)
  const after = text.slice(index + length)
  const begin = before.length > AROUND ? before.slice(-AROUND).replace(/^\S*\s/, '') : before
  const end = after.length > AROUND ? after.slice(0, AROUND).replace(/\s\S*$/, '') : after
  return (begin + text.slice(index, index + length) + end).slice(0, MOST_EXCERPT)
}
