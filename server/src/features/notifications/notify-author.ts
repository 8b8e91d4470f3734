import type { PayoutMethod } from '@panai/contract/money/payout-methods'
import { chosenKinds, type NotificationKind } from '@panai/contract/notifications/notification-kinds'
import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { PayeeNews, ProofNews } from './kinds.ts'
import { isMailed } from './preferences.ts'

export type News =
  | { kind: 'move'; submissionId: number; title: string; from: SubmissionStatus; to: SubmissionStatus }
  | { kind: 'message' | 'changes'; submissionId: number; title: string }
  | { kind: 'proof'; submissionId: number; title: string; news: ProofNews }
  /** Dates are ISO, amounts in paise. `answered`: it is a question about the statement that was answered. */
  | { kind: 'statement'; statementId: number; from: string; to: string; closing: number; answered?: boolean }
  | { kind: 'payout'; outcome: 'paid' | 'failed'; amount: string }
  | { kind: 'payee'; news: PayeeNews; method: PayoutMethod; shown: string }

/**
 * Tells an author of something, in the transaction that is its cause: by a row behind the bell, and by mail when they want one of
 * this kind. An author without an account gets none.
 * @param queue puts the mail into the outbox; called when there is to be one.
 */
export async function notifyAuthor(
  tx: Tx,
  authorId: number,
  news: News,
  queue?: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('author_id', '=', authorId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!account) return
  const { kind, ...facts } = news
  const earlier = 'submissionId' in news && kind !== 'move' ? await takeUnread(tx, authorId, news) : 0
  await tx
    .insertInto('notifications')
    .values({
      author_id: authorId,
      kind,
      submission_id: 'submissionId' in news ? news.submissionId : null,
      details: JSON.stringify(kind === 'message' ? { ...facts, count: earlier + 1 } : facts),
    })
    .execute()
  const chosen = chosenKinds.find((known) => known === kind)
  if (queue && (chosen === undefined || (await isMailed(tx, authorId, chosen)))) await queue(tx)
}

/** What nobody has looked at gives way to the next of its kind: that is one line behind the bell. @returns how many messages it told of. */
async function takeUnread(
  tx: Tx,
  authorId: number,
  { kind, submissionId }: { kind: NotificationKind; submissionId: number },
): Promise<number> {
  const earlier = await tx
    .deleteFrom('notifications')
    .where('author_id', '=', authorId)
    .where('submission_id', '=', submissionId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .returning(sql<number>`coalesce((details ->> 'count')::integer, 1)`.as('count'))
    .execute()
  return earlier.reduce((sum, { count }) => sum + count, 0)
}
