import type { PayoutRunState } from '@panai/contract/payouts/staff/payout-rules'
import type { PayoutRun, ResultRow } from '@panai/contract/payouts/staff/payouts'
import type { PayoutStatus } from '@panai/contract/royalties/royalties'
import { dayOf } from '../parts/time-words.ts'

export const runStates: Record<
  PayoutRunState,
  { label: string; color: 'info' | 'warning' | 'success' | 'default' }
> = {
  ready: { label: 'To be approved', color: 'info' },
  paying: { label: 'Paying', color: 'warning' },
  made: { label: 'Made', color: 'success' },
  discarded: { label: 'Discarded', color: 'default' },
}

/** What became of a payout at the bank. */
export const resultWords: Record<PayoutStatus, string> = {
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
}

/** What a row of the bank's table of results means. */
export const outcomeWords: Record<ResultRow['outcome'], string> = {
  completed: resultWords.completed,
  failed: resultWords.failed,
  same: 'Already recorded',
  wrong: 'Wrong',
}

const monthWords = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-10` as October 2026. */
export function monthOf(month: string): string {
  return monthWords.format(new Date(`${month}-01T00:00:00Z`))
}

/** When authors are paid for a month, or should have been: the day is over at midnight where the company is. */
export function dueWords(dueOn: string, now: Date): string {
  const isOver = now.getTime() >= Date.parse(`${dueOn}T23:59:59.999+05:30`)
  return `${isOver ? 'was due' : 'is paid'} on ${dayOf(dueOn)}`
}

export function runName({ id, month, kind }: Pick<PayoutRun, 'id' | 'month' | 'kind'>): string {
  return `${monthOf(month)}${kind === 'retry' ? ', retry' : ''} (run ${id})`
}

/** Said with a run that one person was enough for. */
export function approvedUnder({ approved_under }: Pick<PayoutRun, 'approved_under'>): string {
  if (approved_under === 'alone') return ', with nobody else in the company who may move money'
  return approved_under === 'waived' ? ', with the rule of two people switched off' : ''
}
