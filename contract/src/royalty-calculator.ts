import { type Paise, paise } from './money.ts'
import type { TrimSize } from './vocabulary.ts'

/**
 * What a printed book costs and what its author earns of it, in whole paise. The figures are the publisher's own
 * (section 9 of its specification); browser and server use this one module.
 */

export const bindings = ['Soft Cover', 'Hard Cover'] as const
export type Binding = (typeof bindings)[number]

export const interiors = [
  'B & W cream paper',
  'B & W White paper',
  'Standard colour with White paper',
] as const
export type Interior = (typeof interiors)[number]

export const FEWEST_PAGES = 20
export const MOST_PAGES = 1_000

/** Paise a page in black and white. */
const pageRate: Record<TrimSize, number> = {
  '5 X 7 in': 50,
  '5 X 8 in': 50,
  '5.5 X 8.5 in': 50,
  '6 X 9 in': 60,
  '7 X 9 in': 70,
  '8 X 11 in': 80,
  '8.5 X 8.5 in': 85,
  A4: 90,
}

const bindingCost: Record<Binding, Paise> = { 'Soft Cover': paise(30_00), 'Hard Cover': paise(40_00) }

const interiorMultiplier: Record<Interior, number> = {
  'B & W cream paper': 1,
  'B & W White paper': 1,
  'Standard colour with White paper': 3,
}

export const DISTRIBUTION_COST = paise(70_00)
export const PLATFORM_MARGIN = paise(30_00)
/** What the suggested MRP leaves the author of each copy. */
const SUGGESTED_ROYALTY = paise(30_00)

export type PrintedBook = { size: TrimSize; pages: number; binding: Binding; interior: Interior }

export const defaultCalculation = {
  size: '7 X 9 in',
  pages: 250,
  binding: 'Soft Cover',
  interior: 'B & W cream paper',
  copies: 45,
} as const satisfies PrintedBook & { copies: number }

/** @throws RangeError when `pages` is not a whole number from 20 to 1000. */
export function printingCost({ size, pages, binding, interior }: PrintedBook): Paise {
  if (!Number.isInteger(pages) || pages < FEWEST_PAGES || pages > MOST_PAGES)
    throw new RangeError(`a book has ${FEWEST_PAGES} to ${MOST_PAGES} pages, not ${pages}`)
  return paise(pageRate[size] * pages * interiorMultiplier[interior] + bindingCost[binding])
}

/** The least price at which the author earns the suggested royalty of a copy. */
export function suggestedMrp(book: PrintedBook): Paise {
  return paise(printingCost(book) + DISTRIBUTION_COST + PLATFORM_MARGIN + SUGGESTED_ROYALTY)
}

/** What one copy costs and earns. */
export type CopyEstimate = {
  printingCost: Paise
  suggestedMrp: Paise
  /** The MRP that the figures are for: the custom one when it is at least the suggested, else that. */
  mrp: Paise
  royaltyPerCopy: Paise
}

export type RoyaltyEstimate = CopyEstimate & { totalRoyalty: Paise }

export function estimateCopy(book: PrintedBook, customMrp: Paise | null = null): CopyEstimate {
  const cost = printingCost(book)
  const suggested = suggestedMrp(book)
  const mrp = customMrp !== null && customMrp >= suggested ? customMrp : suggested
  const royaltyPerCopy = paise(mrp - (cost + DISTRIBUTION_COST + PLATFORM_MARGIN))
  return { printingCost: cost, suggestedMrp: suggested, mrp, royaltyPerCopy }
}

/** @param copies a whole number, 0 or more. @throws RangeError for copies or a total that are no exact whole number. */
export function estimateRoyalty(
  book: PrintedBook,
  copies: number,
  customMrp: Paise | null = null,
): RoyaltyEstimate {
  const copy = estimateCopy(book, customMrp)
  return { ...copy, totalRoyalty: shareOut(copy, copies).royalty }
}

/**
 * The least MRP that earns the author at least `wished` of a copy. Never below the suggested one, which earns Rs. 30.
 * @throws RangeError when the price is more than a number holds exactly.
 */
export function mrpForRoyalty(book: PrintedBook, wished: Paise): Paise {
  const price = paise(printingCost(book) + DISTRIBUTION_COST + PLATFORM_MARGIN + wished)
  return paise(Math.max(price, suggestedMrp(book)))
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
    distribution: paise(DISTRIBUTION_COST * copies),
    margin: paise(PLATFORM_MARGIN * copies),
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
