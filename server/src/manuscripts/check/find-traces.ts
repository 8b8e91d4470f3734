import { type Finding, finding } from '../findings/finding.ts'
import type { WordComment } from '../word/word-nodes.ts'

const MOST_COMMENTS = 50
const MOST_LETTERS = 300

/** What Word kept of the work on the text. */
export function findTraces(trackedChanges: number, comments: readonly WordComment[]): Finding[] {
  const changes =
    trackedChanges === 0 ? [] : [finding('information', 'tracked_changes', { count: trackedChanges })]
  return [
    ...changes,
    ...comments.slice(0, MOST_COMMENTS).map(({ author, text }) =>
      finding('information', 'comment', {
        by: author ? author.slice(0, 100) : null,
        text: text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS),
      }),
    ),
  ]
}
