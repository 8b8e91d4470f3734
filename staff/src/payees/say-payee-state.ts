import { type PayeeState, payeeStateNames } from '@panai/contract/payees/payee-rules'

/** A state as staff say it: it is the author whose confirmation is waited for. */
export function sayPayeeState(state: PayeeState): string {
  return state === 'awaiting' ? 'Waiting for the author' : payeeStateNames[state]
}
