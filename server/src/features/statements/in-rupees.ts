import { paise, toRupees } from '@panai/contract/money/money'

/** An amount of a column, in paise, as JSON has it; what is not known stays so. */
export function inRupees(amount: number): number
export function inRupees(amount: number | null): number | null
export function inRupees(amount: number | null): number | null {
  return amount === null ? null : toRupees(paise(amount))
}

/** Ten-thousandths as per cent. */
export function inPerCent(share: number | null): number | null {
  return share === null ? null : share / 100
}
