import type { CheckName, CheckState, OperationsCheck } from '@panai/contract/operations/staff/operations'
import { counted } from '../parts/counted.ts'

export const checkWords: Readonly<Record<CheckName, string>> = {
  database: 'Database',
  mail: 'Mail',
  jobs: 'Background work',
  ledger: 'Recount of the ledger',
  backup: 'Backup',
  replica: 'Replicas of the database',
  storage: 'Files',
  disk: 'Room on the disk',
  kept_pages: 'Kept pages',
  imports: 'Sales files',
  payouts: 'Payout runs',
}

/** Where more of it is seen, where there is such a list. */
export const placeOf: Partial<Readonly<Record<CheckName, string>>> = {
  mail: '/mails',
  jobs: '/jobs',
  ledger: '/jobs',
  imports: '/sales-imports',
  payouts: '/payout-runs',
}

export const stateWords: Readonly<Record<CheckState, string>> = {
  fine: 'Fine',
  unknown: 'Not known',
  attention: 'Attention',
  wrong: 'Wrong',
}

export const stateColours = {
  fine: 'success',
  unknown: 'info',
  attention: 'warning',
  wrong: 'error',
} as const satisfies Readonly<Record<CheckState, string>>

/** All of them in one sentence, with the gravest state among them. */
export function sumUp(checks: readonly Pick<OperationsCheck, 'state'>[]): {
  state: CheckState
  says: string
} {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length
  const [wrong, attention, unknown] = [count('wrong'), count('attention'), count('unknown')]
  const parts = [
    wrong > 0 && `${counted(wrong, 'part')} ${wrong === 1 ? 'is' : 'are'} wrong`,
    attention > 0 && `${counted(attention, 'part')} ${attention === 1 ? 'needs' : 'need'} attention`,
    unknown > 0 && `${counted(unknown, 'part')} could not be asked`,
  ].filter((part) => part !== false)
  const state = wrong > 0 ? 'wrong' : attention > 0 ? 'attention' : unknown > 0 ? 'unknown' : 'fine'
  return { state, says: parts.length === 0 ? 'Nothing is wrong.' : `${parts.join(', ')}.` }
}
