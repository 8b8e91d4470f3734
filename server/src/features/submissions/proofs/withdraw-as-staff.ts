import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { notifyAuthor } from '../../notifications/index.ts'
import { makingJobs } from '../steps/make-again.ts'
import { proofWithdrawn } from './proof-withdrawn.ts'
import { withdrawApproval } from './withdraw-approval.ts'

type Withdrawal = { id: number; approval: number; reason: string; accountId: number }

/** The company takes an approval back; the author is told, with the reason. @throws Refusal */
export async function withdrawAsStaff(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  withdrawal: Withdrawal,
): Promise<void> {
  const { id, approval } = withdrawal
  const locked = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!locked) throw new Refusal('not_found', submissionMessages.notFound)
  const { author_id, title } = await withdrawApproval(tx, withdrawal)
  const news = { kind: 'proof', submissionId: id, title, news: 'withdrawn' } as const
  await notifyAuthor(tx, author_id, news, (same) => queueMail(same, proofWithdrawn, { approvalId: approval }))
  for (const job of makingJobs) await jobs.add(tx, job)
}
