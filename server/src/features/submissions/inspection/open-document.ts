import { readHead } from '../../../files/read-head.ts'
import type { ReceivedFile } from '../../../http/received-body.ts'
import type { Owner } from '../../../untrusted-files/fair-queue.ts'
import { failure } from '../../../untrusted-files/tell.ts'
import { firstReported, type UntrustedFiles } from '../../../untrusted-files/untrusted-files.ts'
import { beginningOf, HEAD_BYTES, otherKindOf } from './document-beginnings.ts'
import { type DocumentFinding, documentFinding, isOtherKind } from './findings.ts'

/**
 * Has a document looked into. What its process did not live to tell is bad: a file that kills its reader is refused. What else a file is
 * that is called a Word document is told; one that is called anything else is just none of the kinds.
 */
export async function openDocument(
  untrusted: UntrustedFiles,
  { path, name }: Pick<ReceivedFile, 'path' | 'name'>,
  owner: Owner,
): Promise<DocumentFinding> {
  const found = await look(untrusted, path, owner)
  const isUnclaimed = 'problem' in found && isOtherKind(found.problem) && !/\.docx?$/i.test(name)
  return isUnclaimed ? { problem: 'type' } : found
}

function findingOf(told: unknown): DocumentFinding {
  const found = documentFinding.safeParse(told).data
  return found ?? { problem: failure.safeParse(told).success ? 'failed' : 'broken' }
}

async function look(untrusted: UntrustedFiles, path: string, owner: Owner): Promise<DocumentFinding> {
  // What is none of the kinds takes no process.
  const head = await readHead(path, HEAD_BYTES)
  const other = otherKindOf(head)
  if (other !== null) return { problem: other }
  if (beginningOf(head) === null) return { problem: 'type' }
  const found = await untrusted.open(
    { kind: 'document' },
    path,
    owner,
    async ({ reported }): Promise<DocumentFinding> => findingOf(await firstReported(reported)),
  )
  return typeof found === 'string' ? { problem: found } : found
}
