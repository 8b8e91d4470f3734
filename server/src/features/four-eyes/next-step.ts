import type { NextStep } from '@panai/contract/payouts/staff/four-eyes'
import { type EarlierStep, fourEyesTexts, sameHands } from '@panai/contract/payouts/staff/four-eyes-rule'
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

/** For a screen: whether somebody may take the next step, and who else may. */
export function sayNextStep(
  { mode, people }: Awaited<ReturnType<typeof findMode>>,
  by: number,
  earlier: readonly EarlierStep[],
): NextStep {
  const others = people.filter(({ id }) => id !== by && sameHands(mode, id, earlier) === null)
  return { mode, refused: sameHands(mode, by, earlier), others: others.map(({ name }) => name) }
}
