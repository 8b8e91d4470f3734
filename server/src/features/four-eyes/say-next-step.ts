import type { NextStep } from '@panai/contract/staff/four-eyes'
import { type EarlierStep, sameHands } from '@panai/contract/staff/four-eyes-rule'
import type { findMode } from './find-mode.ts'

/** For a screen: whether somebody may take the next step, and who else may. */
export function sayNextStep(
  { mode, people }: Awaited<ReturnType<typeof findMode>>,
  by: number,
  earlier: readonly EarlierStep[],
): NextStep {
  const others = people.filter(({ id }) => id !== by && sameHands(mode, id, earlier) === null)
  return { mode, refused: sameHands(mode, by, earlier), others: others.map(({ name }) => name) }
}
