import type { TrimSize } from '../language/vocabulary.ts'
import { type Paise, paise } from '../money/money.ts'
import type { Binding, CalculatorRates, Interior } from './calculator-rates.ts'

/**
 * What a printed book costs and what its author earns of it, in whole paise. The caller passes the
 * rates in force on the day; browser and server use this one module.
 */

export const FEWEST_PAGES = 20
export const MOST_PAGES = 1_000

export type PrintedBook = { size: TrimSize; pages: number; binding: Binding; interior: Interior }

export const defaultCalculation = {
  size: '7 X 9 in',
  pages: 250,
  binding: 'Soft Cover',
  interior: 'B & W cream paper',
  copies: 45,
} as const satisfies PrintedBook & { copies: number }

/** A part of a paisa counts as a whole one from the half up. @throws RangeError when `pages` is not a whole number from 20 to 1000. */
export function printingCost(rates: CalculatorRates, { size, pages, binding, interior }: PrintedBook): Paise {
  if (!Number.isInteger(pages) || pages < FEWEST_PAGES || pages > MOST_PAGES)
    throw new RangeError(`a book has ${FEWEST_PAGES} to ${MOST_PAGES} pages, not ${pages}`)
  const printed = Math.round((rates.pageRates[size] * pages * rates.interiorFactors[interior]) / 100)
  return paise(printed + rates.bindingCosts[binding])
}

/** The least price at which the author earns the suggested royalty of a copy. */
export function suggestedMrp(rates: CalculatorRates, book: PrintedBook): Paise {
  return paise(costOf(rates, book) + rates.suggestedRoyalty)
}

/** What a copy costs the company: printing, distribution and margin. What it is sold for above that is the author's. */
export function costOf(rates: CalculatorRates, book: PrintedBook): Paise {
  return paise(printingCost(rates, book) + rates.distributionCost + rates.platformMargin)
}

/** What one copy costs and earns. */
export type CopyEstimate = {
  printingCost: Paise
  distributionCost: Paise
  platformMargin: Paise
  suggestedMrp: Paise
  /** The MRP that the figures are for: the custom one when it is at least the suggested, else that. */
  mrp: Paise
  royaltyPerCopy: Paise
}

export type RoyaltyEstimate = CopyEstimate & { totalRoyalty: Paise }

export function estimateCopy(
  rates: CalculatorRates,
  book: PrintedBook,
  customMrp: Paise | null = null,
): CopyEstimate {
  const suggested = suggestedMrp(rates, book)
  const mrp = customMrp !== null && customMrp >= suggested ? customMrp : suggested
  return {
    printingCost: printingCost(rates, book),
    distributionCost: rates.distributionCost,
    platformMargin: rates.platformMargin,
    suggestedMrp: suggested,
    mrp,
    royaltyPerCopy: paise(mrp - costOf(rates, book)),
  }
}

/** @param copies a whole number, 0 or more. @throws RangeError for copies or a total that are no exact whole number. */
export function estimateRoyalty(
  rates: CalculatorRates,
  book: PrintedBook,
  copies: number,
  customMrp: Paise | null = null,
): RoyaltyEstimate {
  const copy = estimateCopy(rates, book, customMrp)
  return { ...copy, totalRoyalty: shareOut(copy, copies).royalty }
}

/**
 * The least MRP that earns the author at least `wished` of a copy. Never below the suggested one.
 * @throws RangeError when the price is more than a number holds exactly.
 */
export function mrpForRoyalty(rates: CalculatorRates, book: PrintedBook, wished: Paise): Paise {
  const price = paise(costOf(rates, book) + wished)
  return paise(Math.max(price, suggestedMrp(rates, book)))
}

/** Where the MRP goes, in the order in which it is shown. */
export const mrpParts = ['royalty', 'printing', 'distribution', 'margin'] as const
export type MrpPart = (typeof mrpParts)[number]

/** Where the price of all copies goes; the parts add up to it. @throws RangeError as `estimateRoyalty` does. */
export function shareOut(copy: CopyEstimate, copies: number): Record<MrpPart, Paise> {
  if (!Number.isSafeInteger(copies) || copies < 0) throw new RangeError(`not a number of copies: ${copies}`)
  return {
    royalty: paise(copy.royaltyPerCopy * copies),
    printing: paise(copy.printingCost * copies),
    distribution: paise(copy.distributionCost * copies),
    margin: paise(copy.platformMargin * copies),
  }
}

export type WaterfallStep = { part: MrpPart; amount: Paise; before: Paise; after: Paise }

/** How the MRP of one copy runs out: each cost is taken from what the one before it left. The royalty is what stays. */
export function waterfall(copy: CopyEstimate): WaterfallStep[] {
  const of = shareOut(copy, 1)
  let left = copy.mrp
  return (['printing', 'distribution', 'margin', 'royalty'] as const).map((part) => {
    const before = left
    left = paise(before - of[part])
    return { part, amount: of[part], before, after: left }
  })
}

/**
 * The parts of the MRP in whole paise of each rupee, adding up to a hundred: all are rounded down, and the paise that are
 * left go to those that lost most by it.
 */
export function ofEachRupee(copy: CopyEstimate): Record<MrpPart, number> {
  const amounts = shareOut(copy, 1)
  // Whole numbers throughout, because a quotient of two amounts is not exact.
  const shares = mrpParts.map((part) => {
    const hundredfold = BigInt(amounts[part]) * 100n
    return { part, paise: Number(hundredfold / BigInt(copy.mrp)), lost: hundredfold % BigInt(copy.mrp) }
  })
  const left = 100 - shares.reduce((sum, share) => sum + share.paise, 0)
  for (const share of shares.toSorted((a, b) => Number(b.lost - a.lost)).slice(0, left)) share.paise++
  const of = (part: MrpPart) => shares.find((share) => share.part === part)?.paise ?? 0
  return {
    royalty: of('royalty'),
    printing: of('printing'),
    distribution: of('distribution'),
    margin: of('margin'),
  }
}
