import { type EarlierStep, fourEyesTexts, sameHands } from '@panai/contract/staff/four-eyes-rule'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { findMode } from './find-mode.ts'

/** @throws Refusal conflict when somebody else has to take the step. */
export async function refuseSameHands(
  tx: Tx,
  by: number | null,
  earlier: readonly EarlierStep[],
): Promise<void> {
  const { mode } = await findMode(tx)
  const refused = sameHands(mode, by, earlier)
  if (refused !== null) throw new Refusal('conflict', fourEyesTexts.refusals[refused])
}
