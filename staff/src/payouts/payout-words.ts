import type { PayoutRunState } from '@panai/contract/staff/payout-rules'
import type { PayoutRun } from '@panai/contract/staff/payouts'

export const runStates: Record<
  PayoutRunState,
  { label: string; color: 'info' | 'warning' | 'success' | 'default' }
> = {
  ready: { label: 'To be approved', color: 'info' },
  paying: { label: 'Paying', color: 'warning' },
  made: { label: 'Made', color: 'success' },
  discarded: { label: 'Discarded', color: 'default' },
}

const monthWords = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-10` as October 2026. */
export function monthOf(month: string): string {
  return monthWords.format(new Date(`${month}-01T00:00:00Z`))
}

export function runName({ id, month, kind }: Pick<PayoutRun, 'id' | 'month' | 'kind'>): string {
  return `${monthOf(month)}${kind === 'retry' ? ', made again' : ''} (run ${id})`
}

/** Said with a run that one person was enough for. */
export function approvedUnder({ approved_under }: Pick<PayoutRun, 'approved_under'>): string {
  if (approved_under === 'alone') return ', with nobody else in the company who may move money'
  return approved_under === 'waived' ? ', with the rule of two people switched off' : ''
}
