import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyAuthor } from '../notifications/index.ts'
import { endProofRequest, noteVersionsSeen } from '../submissions/index.ts'
import { changesRequested } from './changes-requested.ts'
import { lockSubmission } from './lock-submission.ts'

type Request = { id: number; version: number; text: string }

/** Asks the author for a corrected manuscript, by mail, behind the bell and on the dashboard. @throws Refusal conflict, not_found. */
export async function requestChanges(
  tx: Tx,
  accountId: number,
  { id, version, text }: Request,
): Promise<void> {
  const { status, author_id, title } = await lockSubmission(tx, id, version)
  if (status === 'published') throw new Refusal('conflict', editorialMessages.publishedAlready)
  await tx
    .deleteFrom('change_requests')
    .where('submission_id', '=', id)
    .where('answered_at', 'is', null)
    .execute()
  const { id: requestId } = await tx
    .insertInto('change_requests')
    .values({ submission_id: id, account_id: accountId, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  await endProofRequest(tx, id, 'changes')
  await noteVersionsSeen(tx, id)
  const news = { kind: 'changes', submissionId: id, title } as const
  await notifyAuthor(tx, author_id, news, (same) => queueMail(same, changesRequested, { requestId }))
}
