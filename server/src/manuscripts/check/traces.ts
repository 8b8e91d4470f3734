import { type Finding, finding } from '../findings/finding.ts'
import type { WordComment, WordNode } from '../word-nodes.ts'

const MOST_COMMENTS = 50
const MOST_LETTERS = 300

/** What Word kept of the work on the text. */
export function findTraces(trackedChanges: number, comments: readonly WordComment[]): Finding[] {
  const changes =
    trackedChanges === 0 ? [] : [finding('information', 'tracked_changes', { count: trackedChanges })]
  return [
    ...changes,
    ...comments.slice(0, MOST_COMMENTS).map(({ authorName, body }) =>
      finding('information', 'comment', {
        by: authorName ? authorName.slice(0, 100) : null,
        text: textOf(body).trim().slice(0, MOST_LETTERS),
      }),
    ),
  ]
}

function textOf(nodes: readonly WordNode[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : 'children' in node ? `${textOf(node.children)} ` : '',
    )
    .join('')
    .replaceAll(/\s+/g, ' ')
}
