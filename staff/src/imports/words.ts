import type { StatusMeaning } from '@panai/contract/sales/sales-columns'
import type { ImportState, LineState } from '@panai/contract/sales/sales-import-states'

/** How states are called on the screen. */
export const importWords: Record<ImportState, string> = {
  reading: 'Being read',
  unmapped: 'Waits for an answer',
  ready: 'Ready to post',
  posting: 'Being posted',
  posted: 'Posted',
  undoing: 'Being undone',
  undone: 'Undone',
  refused: 'Refused',
  cancelled: 'Cancelled',
}

export const importColors: Record<ImportState, 'default' | 'info' | 'success' | 'warning' | 'error'> = {
  reading: 'info',
  unmapped: 'warning',
  ready: 'warning',
  posting: 'info',
  posted: 'success',
  undoing: 'info',
  undone: 'default',
  refused: 'error',
  cancelled: 'default',
}

export const lineWords: Record<LineState, string> = {
  new: 'New',
  posted: 'Posted',
  waiting: 'Waiting',
  duplicate: 'Duplicate',
  estimate: 'Estimate, never paid',
  nothing_due: 'Nothing due',
  not_ours: 'Written off',
  revised: 'Revised by a later file',
  undone: 'Undone',
}

/** What a row with a state or kind counts for. */
export const meaningWords: Record<StatusMeaning, string> = {
  sale: 'A sale',
  return: 'A return',
  sale_and_return: 'A sale that was returned later',
  nothing: 'Nothing',
  ask: 'Not known yet: do not read the file',
}

/** How often it is looked at. */
export const AGAIN_MS = 700

/** Work goes on without anybody here: such an import is looked at again now and then. */
export function isAtWork(state: ImportState): boolean {
  return state === 'reading' || state === 'posting' || state === 'undoing'
}
