import type { EditResult } from '@panai/contract/manuscripts/manuscript-checks'
import { placeOf, type TextEdit } from '@panai/contract/manuscripts/text-edits'
import type { EditedText } from '../read-text.ts'
import { isTaken, type OfferedPlace } from './old-font-edits.ts'

const MOST_SAMPLES = 3
const MOST_EXCERPT = 300

/** What became of each edit in the text: what is lost has changed nothing. */
export function resultsOfEdits(
  edits: readonly TextEdit[],
  { habits, edits: { starts, lost }, holds }: Pick<EditedText, 'habits' | 'edits' | 'holds'>,
  old: readonly OfferedPlace[],
): EditResult[] {
  return edits.map((edit) => {
    const place = placeOf(edit)
    const { count, samples } = resultOf(edit)
    return {
      place,
      count: lost.has(place) ? 0 : count,
      samples: samples.slice(0, MOST_SAMPLES).map(({ before, after }) => ({
        before: before.slice(0, MOST_EXCERPT),
        after: after.slice(0, MOST_EXCERPT),
      })),
      ...(holds(edit) && { is_in_file: true as const }),
    }
  })

  function resultOf(edit: TextEdit): Pick<EditResult, 'count' | 'samples'> {
    switch (edit.kind) {
      case 'paragraph':
        return { count: holds(edit) ? 0 : 1, samples: [] }
      case 'typing': {
        const found = habits.find(({ habit }) => habit === edit.habit)
        return {
          count: found?.count ?? 0,
          samples: found?.samples.filter(({ before, after }) => before !== after) ?? [],
        }
      }
      default: {
        const passages = old.filter((one) => isTaken(one, edit, starts))
        return {
          count: passages.length,
          samples: passages.map(({ before, after }) => ({ before, after: after ?? '' })),
        }
      }
    }
  }
}
