import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { AuthorCaller } from '../../access/caller.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'

/** Locks a submission of the author who calls. @throws Refusal not_found when it is not theirs. */
export async function lockOwn(
  tx: Tx,
  id: number,
  { authorId }: Pick<AuthorCaller, 'authorId'>,
): Promise<void> {
  const found = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
}
