import type { DeskKind, FoundOnDesk } from '@panai/contract/search/staff/search'

/** How the results of a kind are headed. */
export const kindWords: Record<DeskKind, string> = {
  books: 'Books',
  authors: 'Authors',
  submissions: 'Submissions',
  enquiries: 'Contact inbox',
  threads: 'Author messages',
  mails: 'Outbox',
  statements: 'Statements',
  payouts: 'Payouts',
}

/** Where it is looked at. A payout is shown in its run, a mail in the list of them. */
export function addressOf({ kind, id, run_id }: FoundOnDesk): string {
  if (kind === 'payouts') return run_id === null ? '/payout-runs' : `/payout-runs/${run_id}/show`
  if (kind === 'mails') return `/mails?filter=${encodeURIComponent(JSON.stringify({ id }))}`
  return kind === 'books' || kind === 'authors' ? `/${kind}/${id}` : `/${kind}/${id}/show`
}
