import type { AuthorCaller } from '../../../access/caller.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { lockOwn } from '../lock-own.ts'
import { makingJobs } from '../steps/make-again.ts'
import { proofToStaff } from './proof-to-staff.ts'
import { withdrawApproval } from './withdraw-approval.ts'

type Withdrawal = {
  id: number
  approval: number
  reason: string
  caller: Pick<AuthorCaller, 'accountId' | 'authorId'>
}

/** An author takes their approval back; the company is told. @throws Refusal */
export async function withdrawOwn(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  { id, approval, reason, caller }: Withdrawal,
): Promise<void> {
  await lockOwn(tx, id, caller)
  await withdrawApproval(tx, { id, approval, reason, accountId: caller.accountId })
  await queueMail(tx, proofToStaff, { approvalId: approval, isWithdrawn: true })
  for (const job of makingJobs) await jobs.add(tx, job)
}
