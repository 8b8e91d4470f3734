import { keysOf } from '../../http/keys-of.ts'
import type { Permission } from '../../http/permissions.ts'

/** What can wait for the company's people, in the order of the console's home, and who is shown it. */
export const waitingKinds = {
  new_submissions: 'submissions.read',
  new_versions: 'submissions.read',
  overdue_moves: 'submissions.read',
  unanswered_enquiries: 'letters.read',
  unanswered_threads: 'letters.read',
  statement_queries: 'money.read',
  files_to_map: 'money.read',
  sales_to_post: 'money.read',
  sales_that_wait: 'money.read',
  frozen_payees: 'money.read',
  unverified_payees: 'money.read',
  unfinished_payout_runs: 'money.read',
  manual_journals: 'money.read',
  failed_mails: 'mails.read',
  failed_jobs: 'jobs.read',
} as const satisfies Record<string, Permission>

export type WaitingKind = keyof typeof waitingKinds

export const waitingKindNames = keysOf(waitingKinds)
