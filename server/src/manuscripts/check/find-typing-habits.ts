import { type Finding, finding } from '../findings/finding.ts'
import type { typingKinds } from '../findings/typing-kinds.ts'
import type { FoundHabit } from '../mend/mend-typing.ts'
import { nameOf } from './passages.ts'

/** What shows in print whatever the book looks like; all else is a matter of taste. */
const serious: ReadonlySet<keyof typeof typingKinds> = new Set(['split_vowels', 'double_pulli'])

/** Habits of typing that nobody has mended yet: counted, with the first place as it is and as it would be. */
export function findTypingHabits(habits: readonly FoundHabit[]): Finding[] {
  return habits
    .filter(({ isMended }) => !isMended)
    .map(({ habit, count, samples: [first] }) =>
      finding(
        serious.has(habit) ? 'mend' : 'information',
        habit,
        { count },
        {
          chapter: count === 1 && first?.section ? nameOf(first.section) : null,
          paragraph: first?.at ?? null,
          ...(first && first.before !== first.after && { before: first.before, after: first.after }),
          offers: [{ kind: 'typing', habit }],
        },
      ),
    )
}
