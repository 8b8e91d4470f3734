import { keysOf } from '../../http/keys-of.ts'
import type { Permission } from '../../http/permissions.ts'

/** Browsers load this: no schema library here. */

type Step = {
  /** Who is shown it. */
  reads: Permission
  /** Who can do what is to be done. */
  does: Permission
}

/** What the close of a month consists of, in the order of the work. */
export const closeSteps = {
  missing_files: { reads: 'money.read', does: 'money.move' },
  open_rows: { reads: 'money.read', does: 'money.move' },
  differences: { reads: 'money.read', does: 'money.read' },
  statements: { reads: 'money.read', does: 'money.move' },
  approvals: { reads: 'money.read', does: 'money.move' },
  payouts: { reads: 'money.read', does: 'money.move' },
  returned_payouts: { reads: 'money.read', does: 'money.move' },
  tax: { reads: 'money.read', does: 'money.move' },
} as const satisfies Record<string, Step>
export type CloseStep = keyof typeof closeSteps

export const closeStepNames = keysOf(closeSteps)

/** `to_look_at`: nobody can say whether it is right without a look. `not_yet`: it is not its time. */
export const closeStates = ['done', 'to_do', 'to_look_at', 'not_yet'] as const
export type CloseState = (typeof closeStates)[number]

/** A file is expected of whom one covered one of so many months before. */
export const MONTHS_OF_EXPECTATION = 3

/** From where on a channel's figure differs from that of the month before: both must be reached. Royalty in paise. */
export const differenceBounds = { percent: 50, copies: 10, royalty: 1_000_00 } as const

/** Whether a figure differs from that of the month before by more than half of it, and by what is worth a look. */
export function differsTooMuch(figure: 'copies' | 'royalty', before: number, now: number): boolean {
  const difference = Math.abs(now - before)
  return (
    difference >= differenceBounds[figure] && difference * 100 > Math.abs(before) * differenceBounds.percent
  )
}

/**
 * ISO date until which tax that was withheld in a month (`2026-10`) is deposited: the 7th of the next one, of March 30 April (rule 30 of
 * the Income-tax Rules, 1962).
 */
export function depositDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  if (number === 3) return `${year}-04-30`
  return number === 12 ? `${year + 1}-01-07` : `${year}-${String(number + 1).padStart(2, '0')}-07`
}
