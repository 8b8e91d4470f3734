import type { ProofFileKind } from '@panai/contract/submissions/proof-rules'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { Database } from '../../../db/database.ts'
import type { Storage } from '../../../files/storage.ts'
import { Refusal } from '../../../http/refusal.ts'
import { sendMadeFile } from '../send-made-file.ts'

type Asked = { id: number; approval: number; kind: ProofFileKind; headers: Headers }

/** A file as it was approved, to be saved and never shown. @throws Refusal not_found, also where it was not kept. */
export async function openApprovedFile(
  db: Database,
  storage: Storage,
  { id, approval, kind, headers }: Asked,
): Promise<AsyncIterable<Uint8Array>> {
  const found = await db
    .selectFrom('approved_files')
    .innerJoin('proof_approvals', 'proof_approvals.id', 'approval_id')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['title', 'file_key', 'file_bytes', 'approved_files.sha256'])
    .where('approval_id', '=', approval)
    .where('submission_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!found?.file_key) throw new Refusal('not_found', submissionMessages.notFound)
  const { title, file_key: key, file_bytes: bytes, sha256 } = found
  return sendMadeFile(storage, { title, kind, key, bytes, sha256, headers })
}
