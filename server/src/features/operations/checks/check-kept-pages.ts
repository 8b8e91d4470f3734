import { inBytes } from '../../../backup/progress.ts'
import { alarm, type Finding, fine, type OperationsDeps } from '../finding.ts'
import { counted } from '../words.ts'

/** What this node answers from memory. */
export async function checkKeptPages({
  keptPages,
  unheardFor,
}: Pick<OperationsDeps, 'keptPages' | 'unheardFor'>): Promise<Finding> {
  const { keeping, entries, bytes, hits, made } = keptPages()
  if (keeping === null) return fine('This server keeps no pages, as in development.')
  const asked = hits + made
  const share = asked === 0 ? '' : `; ${Math.floor((100 * hits) / asked)} of 100 came from memory`
  const says = `${counted(entries, 'answer is', 'answers are')} kept (${inBytes(bytes)})${share}.`
  const unheardMs = unheardFor()
  if (keeping || unheardMs === 0) return fine(says)
  return alarm(
    'ChangesUnheard',
    'No page is kept: answers are right and slow.',
    new Date(Date.now() - unheardMs),
  )
}
