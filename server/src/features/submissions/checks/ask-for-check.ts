import type { Submission } from '@panai/contract/submissions/submissions'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Logger } from '../../../log/logger.ts'
import { checkManuscripts } from './check-manuscripts.ts'

type Deps = { db: Database; jobs: Pick<Jobs, 'add' | 'wake'>; log: Logger }

/** Asks for the check of a file that has just been stored, and waits for nothing: one that is not asked for is found at the next. */
export function askForCheck({ db, jobs, log }: Deps, { versions }: Pick<Submission, 'versions'>): void {
  if (!versions.at(-1)?.kind) return
  inTransaction(db, (tx) => jobs.add(tx, checkManuscripts))
    .then(() => jobs.wake(checkManuscripts))
    .catch((err) => log.warn({ err }, 'the check of a manuscript could not be asked for'))
}
