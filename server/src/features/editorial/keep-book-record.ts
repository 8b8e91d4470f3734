import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import type { keepBookRecord as keepBookRecordCall } from '@panai/contract/submissions/staff/keep-book-record'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { makingJobs } from '../submissions/index.ts'
import { lockSubmission } from './lock-submission.ts'
import { putBook } from './put-book.ts'

/** Keeps the record of a submission's book as a draft, and has made anew what is printed with it. @throws Refusal conflict when it is published, or was changed since; invalid, not_found. */
export async function keepBookRecord(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  { id, version, ...record }: ParsedInputOf<typeof keepBookRecordCall>,
): Promise<void> {
  const submission = await lockSubmission(tx, id, version)
  if (submission.status === 'published') throw new Refusal('conflict', editorialMessages.changeInCatalogue)
  await putBook(tx, submission, record, { published: false })
  for (const job of makingJobs) await jobs.add(tx, job)
}
