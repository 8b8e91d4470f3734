import { type Paise, paise } from '@panai/contract/money/money'
import type { CalculatorRates } from '@panai/contract/royalties/calculator-rates'
import {
  type CopyEstimate,
  estimateCopy,
  type MrpPart,
  ofEachRupee,
  shareOut,
} from '@panai/contract/royalties/royalty-calculator'
import type { Calculation } from './calculation-search.ts'

/** Everything that is shown of a calculation. */
export type Earnings = {
  readonly copy: CopyEstimate
  /** 0 when the field is empty; null when there are more than a number holds exactly. */
  readonly copies: number | null
  /** Null when a number does not hold it exactly. */
  readonly totalRoyalty: Paise | null
  /** What all copies bring, by part; null when a number does not hold the sum exactly. */
  readonly shares: Record<MrpPart, Paise> | null
  /** Whole paise of each rupee of the MRP, which is also the share in per cent. */
  readonly ofEachRupee: Record<MrpPart, number>
}

export function earningsOf(rates: CalculatorRates, { book, copies, customMrp }: Calculation): Earnings {
  const copy = estimateCopy(rates, book, customMrp)
  const number = Number(copies)
  return {
    copy,
    copies: Number.isSafeInteger(number) ? number : null,
    totalRoyalty: exactly(copy.royaltyPerCopy * number),
    shares: exactly(copy.mrp * number) === null ? null : shareOut(copy, number),
    ofEachRupee: ofEachRupee(copy),
  }
}

function exactly(amount: number): Paise | null {
  return Number.isSafeInteger(amount) ? paise(amount) : null
}
