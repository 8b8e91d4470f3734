import type { WaitingKind } from '@panai/contract/staff/waiting-kinds'

/** What each is called, and the list that shows just these, the oldest first. */
export const waitingPlaces: Record<WaitingKind, { label: string; to: string }> = {
  new_submissions: {
    label: 'New submissions',
    to: listOf('submissions', { status: 'manuscript_submitted' }, 'submitted'),
  },
  overdue_moves: { label: 'Overdue submissions', to: listOf('submissions', { overdue: 'true' }, 'due') },
  unanswered_enquiries: {
    label: 'Unanswered messages',
    to: listOf('enquiries', { state: 'open' }, 'created_at'),
  },
  unanswered_threads: {
    label: 'Authors waiting for an answer',
    to: listOf('threads', { waiting: 'yes' }, 'waiting_since'),
  },
  statement_queries: {
    label: 'Questions about statements',
    to: listOf('statement-queries', { waiting: 'yes' }, 'last_at'),
  },
  sales_to_post: {
    label: 'Sales files to post',
    to: listOf('sales-imports', { to_post: 'true' }, 'created_at'),
  },
  sales_that_wait: { label: 'Sales rows to resolve', to: '/waiting-sales' },
  frozen_payees: {
    label: 'Frozen bank details: call the author',
    to: listOf('payee-freezes', { open: 'true' }, 'frozen_at'),
  },
  unverified_payees: {
    label: 'Bank details to verify',
    to: listOf('payees', { waiting: 'true' }, 'waiting_since'),
  },
  unfinished_payout_runs: {
    label: 'Payout runs to approve',
    to: listOf('payout-runs', { state: 'unfinished' }, 'id'),
  },
  failed_mails: { label: 'Failed mails', to: listOf('mails', { status: 'failed' }, 'id') },
  failed_jobs: { label: 'Failed jobs', to: listOf('jobs', { status: 'failed' }, 'created_at') },
}

function listOf(resource: string, filter: Record<string, string>, sort: string): string {
  const search = new URLSearchParams({ filter: JSON.stringify(filter), sort, order: 'ASC', page: '1' })
  return `/${resource}?${search}`
}
