import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { chooseSample as chooseSampleCall } from '@panai/contract/submissions/staff/choose-sample'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { askForSample } from '../submissions/index.ts'
import { lockSubmission } from './lock-submission.ts'

/** Chooses how much of a published book anybody may read. @returns as `askForSample`. @throws Refusal conflict when it is not published, or was changed since; invalid, not_found. */
export async function chooseSample(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  { id, version, extent }: ParsedInputOf<typeof chooseSampleCall>,
): Promise<number[]> {
  const { status, book_id: bookId } = await lockSubmission(tx, id, version)
  if (status !== 'published' || bookId === null) throw new Refusal('conflict', editorialMessages.notPublished)
  const unshown = await askForSample(tx, jobs, { submissionId: id, bookId, extent, field: 'extent' })
  await tx.updateTable('submissions').set({ updated_at: new Date() }).where('id', '=', id).execute()
  return unshown
}
