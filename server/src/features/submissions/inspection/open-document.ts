import { readHead } from '../../../files/read-head.ts'
import type { Owner } from '../../../untrusted-files/fair-queue.ts'
import { firstTold, type UntrustedFiles } from '../../../untrusted-files/untrusted-files.ts'
import { beginningOf, HEAD_BYTES } from './document-beginnings.ts'
import { type DocumentFinding, documentFinding } from './findings.ts'

/** Has a document looked into. What its process did not live to tell is bad: a file that kills its reader is refused. */
export async function openDocument(
  untrusted: UntrustedFiles,
  file: string,
  owner: Owner,
): Promise<DocumentFinding> {
  // What is none of the kinds takes no process.
  if (beginningOf(await readHead(file, HEAD_BYTES)) === null) return { problem: 'type' }
  const found = await untrusted.open(
    { kind: 'document' },
    file,
    owner,
    async ({ told }): Promise<DocumentFinding> =>
      documentFinding.safeParse(await firstTold(told)).data ?? { problem: 'broken' },
  )
  return typeof found === 'string' ? { problem: found } : found
}
