import type { Tx } from '../../db/transaction.ts'
import type { NewPayout } from './decide-entries.ts'
import { makePayouts } from './make-payouts.ts'

/** The same as `makePayouts` for a single one. @returns its id. */
export async function makePayout(tx: Tx, payout: NewPayout): Promise<number> {
  const id = (await makePayouts(tx, [payout])).get(payout.reference)
  if (id === undefined) throw new Error(`no payout was made as ${payout.reference}`)
  return id
}
