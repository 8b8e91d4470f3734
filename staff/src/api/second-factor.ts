import type { RefusalReason } from '@panai/contract/http/refusal-reply'

/** Asks the person; true: it has been given, and what was refused may be tried again. */
type Asker = (reason: RefusalReason) => Promise<boolean>

let asker: Asker | undefined

/** Whoever shows the dialog says so here. @returns takes it back. */
export function askSecondFactorWith(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Whether a call that was refused for this reason may be made again now. */
export async function secondFactorGiven(reason: RefusalReason | undefined): Promise<boolean> {
  if (reason !== 'second_factor_asked' && reason !== 'second_factor_unset') return false
  return asker ? asker(reason) : false
}
