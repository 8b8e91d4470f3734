import type { LineState } from '@panai/contract/sales-import-states'
import type { Step } from './plan-change.ts'

/** What was posted is posted for the right book at once; what was not is posted by whoever posts the import. */
export function stateAfter({ was, judgement }: Step): LineState {
  return judgement.state === 'new' && was.state === 'posted' ? 'posted' : judgement.state
}
