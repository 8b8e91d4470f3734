import type { ManuscriptFinding } from '@panai/contract/manuscript-checks'
import type { WordComment, WordNode } from '../word-nodes.ts'
import { counted, finding } from './finding.ts'

const MOST_COMMENTS = 50
const MOST_LETTERS = 300

/** What Word kept of the work on the text. */
export function findTraces(trackedChanges: number, comments: readonly WordComment[]): ManuscriptFinding[] {
  const changes =
    trackedChanges === 0
      ? []
      : [
          finding({
            severity: 'information',
            meaning: `${counted(trackedChanges, 'tracked change is', 'tracked changes are')} still open in the file. We take all of them as accepted.`,
            mend: 'If some are not meant, reject them in Word (Review, Reject) and upload a new version.',
          }),
        ]
  return [
    ...changes,
    ...comments.slice(0, MOST_COMMENTS).map(({ authorName, body }) =>
      finding({
        severity: 'information',
        meaning: `A comment is left in the file${authorName ? ` by ${authorName.slice(0, 100)}` : ''}: “${textOf(body).trim().slice(0, MOST_LETTERS)}”. It is not printed.`,
        mend: 'Look whether it is answered, and delete it in Word.',
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
