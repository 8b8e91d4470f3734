import { proofReminderDays } from '@panai/contract/submissions/usual-days'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { JobKind } from '../../../jobs/job-kind.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { notifyAuthor } from '../../notifications/index.ts'
import { proofOverdueToStaff } from './proof-overdue-to-staff.ts'
import { proofReminder } from './proof-reminder.ts'

/** Of `proof_requests`: the author has the proof still, and it is the time to say so. None before the day where so little was given. */
const isSoon = sql<boolean>`(ended_at is null and reminded_at is null
  and due_on between india_today() and india_today() + ${proofReminderDays}::integer
  and due_given_on < due_on - ${proofReminderDays}::integer)`
const isOver = sql<boolean>`(ended_at is null and overdue_at is null and due_on < india_today())`

/** Authors are reminded of the proofs that they have, once before the day and once after it, and the editors learn of the latter. By day, so that nobody is woken. */
export const remindOfProofs: JobKind = {
  name: 'remind-of-proofs',
  title: 'Reminds authors of proofs',
  cron: '10 8-19 * * *',
  async work({ db }, signal) {
    let reminded = 0
    for (const due of await listDue(db)) {
      if (signal.aborted) break
      if (await inTransaction(db, (tx) => remind(tx, due))) reminded += 1
    }
    return reminded === 0
      ? 'No author had to be reminded.'
      : `${reminded} ${reminded === 1 ? 'author was' : 'authors were'} reminded of a proof.`
  },
}

type Due = { id: number; submission_id: number }

function listDue(db: Database): Promise<Due[]> {
  return db
    .selectFrom('proof_requests')
    .select(['id', 'submission_id'])
    .where('due_on', '<=', sql<string>`india_today() + ${proofReminderDays}::integer`)
    .where(sql<boolean>`(${isSoon} or ${isOver})`)
    .orderBy('due_on')
    .execute()
}

/** @returns whether it still had to be, by whoever comes first. */
async function remind(tx: Tx, { id, submission_id }: Due): Promise<boolean> {
  // The lock that an approval takes too, in the same order: first the submission, then what is about it.
  const submission = await tx
    .selectFrom('submissions')
    .select(['author_id', 'title'])
    .where('id', '=', submission_id)
    .forUpdate()
    .executeTakeFirst()
  if (!submission) return false
  const isOverdue = await mark(tx, id, 'overdue_at', isOver)
  if (!isOverdue && !(await mark(tx, id, 'reminded_at', isSoon))) return false
  const { author_id, title } = submission
  const news = { kind: 'proof', submissionId: submission_id, title, news: 'waiting' } as const
  await notifyAuthor(tx, author_id, news, (same) =>
    queueMail(same, proofReminder, { proofRequestId: id, isOverdue }),
  )
  if (isOverdue) await queueMail(tx, proofOverdueToStaff, { proofRequestId: id })
  return true
}

async function mark(
  tx: Tx,
  id: number,
  as: 'reminded_at' | 'overdue_at',
  isTime: RawBuilder<boolean>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('proof_requests')
    .set({ [as]: new Date() })
    .where('id', '=', id)
    .where(isTime)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
