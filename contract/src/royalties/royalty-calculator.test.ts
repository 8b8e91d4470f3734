import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { trimSizes } from '../language/vocabulary.ts'
import { paise } from '../money/money.ts'
import {
  bindings,
  type CalculatorRates,
  interiors,
  rateBounds,
  ratesFromJson,
  ratesToJson,
} from './calculator-rates.ts'
import {
  defaultCalculation,
  estimateCopy,
  estimateRoyalty,
  mrpForRoyalty,
  mrpParts,
  ofEachRupee,
  printingCost,
  shareOut,
  suggestedMrp,
  waterfall,
} from './royalty-calculator.ts'
import { specifiedRates } from './specified-rates.ts'

const aBook = fc.record({
  size: fc.constantFrom(...trimSizes),
  pages: fc.integer({ min: 20, max: 1000 }),
  binding: fc.constantFrom(...bindings),
  interior: fc.constantFrom(...interiors),
})
const someCopies = fc.integer({ min: 0, max: 1_000_000 })
const aPrice = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map(paise), { nil: null })

test('the default calculation comes to the published figures', () => {
  const { copies, ...book } = defaultCalculation
  expect(estimateRoyalty(specifiedRates, book, copies)).toEqual({
    printingCost: 205_00,
    distributionCost: 70_00,
    platformMargin: 30_00,
    suggestedMrp: 335_00,
    mrp: 335_00,
    royaltyPerCopy: 30_00,
    totalRoyalty: 1350_00,
  })
})

describe('printing cost', () => {
  it.each([
    ['5 X 7 in', 'Soft Cover', 'B & W cream paper', 100, 80_00],
    ['5 X 8 in', 'Hard Cover', 'B & W White paper', 100, 90_00],
    ['5.5 X 8.5 in', 'Soft Cover', 'Standard colour with White paper', 100, 180_00],
    ['6 X 9 in', 'Soft Cover', 'B & W cream paper', 21, 42_60],
    ['7 X 9 in', 'Soft Cover', 'B & W cream paper', 20, 44_00],
    ['8 X 11 in', 'Hard Cover', 'Standard colour with White paper', 1000, 2440_00],
    ['8.5 X 8.5 in', 'Soft Cover', 'B & W cream paper', 33, 58_05],
    ['A4', 'Hard Cover', 'B & W White paper', 250, 265_00],
  ] as const)('%s, %s, %s, %i pages: %i paise', (size, binding, interior, pages, expected) => {
    expect(printingCost(specifiedRates, { size, binding, interior, pages })).toBe(expected)
  })

  it.each([19, 1001, 20.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d pages', (pages) => {
    expect(() => printingCost(specifiedRates, { ...defaultCalculation, pages })).toThrow(RangeError)
  })
})

test('the suggested price always leaves the author Rs. 30 of a copy', () => {
  fc.assert(
    fc.property(aBook, someCopies, (book, copies) => {
      expect(estimateRoyalty(specifiedRates, book, copies).royaltyPerCopy).toBe(30_00)
    }),
  )
})

test('a price below the suggested one counts as the suggested one', () => {
  fc.assert(
    fc.property(aBook, someCopies, aPrice, (book, copies, price) => {
      const { mrp } = estimateRoyalty(specifiedRates, book, copies, price)
      expect(mrp).toBe(Math.max(price ?? 0, suggestedMrp(specifiedRates, book)))
    }),
  )
})

test('royalty, printing, distribution and margin add up to what the copies cost, to the paisa', () => {
  fc.assert(
    fc.property(aBook, someCopies, aPrice, (book, copies, price) => {
      const estimate = estimateRoyalty(specifiedRates, book, copies, price)
      const { royalty, printing, distribution, margin } = shareOut(estimate, copies)
      expect(royalty + printing + distribution + margin).toBe(estimate.mrp * copies)
      expect(estimate.mrp).toBe(
        estimate.royaltyPerCopy + estimate.printingCost + estimate.distributionCost + estimate.platformMargin,
      )
    }),
  )
})

it.each([-1, 1.5, Number.NaN, 2 ** 53])('refuses %d copies', (copies) => {
  expect(() => estimateRoyalty(specifiedRates, defaultCalculation, copies)).toThrow(RangeError)
})

test('a total that no number holds exactly is refused rather than rounded', () => {
  expect(() => estimateRoyalty(specifiedRates, defaultCalculation, Number.MAX_SAFE_INTEGER)).toThrow(
    RangeError,
  )
})

describe('the price for a wished royalty', () => {
  const { copies: _, ...book } = defaultCalculation

  it.each([
    [0, 335_00],
    [30_00, 335_00],
    [30_01, 335_01],
    [100_00, 405_00],
  ])('%i paise a copy: %i paise', (wished, price) => {
    expect(mrpForRoyalty(specifiedRates, book, paise(wished))).toBe(price)
  })

  it('earns what was wished, and no lower price that may be asked does', () => {
    fc.assert(
      fc.property(aBook, fc.integer({ min: 0, max: 10_000_000 }).map(paise), (book, wished) => {
        const price = mrpForRoyalty(specifiedRates, book, wished)
        expect(estimateCopy(specifiedRates, book, price).royaltyPerCopy).toBe(Math.max(wished, 30_00))
        expect(
          estimateCopy(specifiedRates, book, paise(price - 1)).royaltyPerCopy < wished || wished <= 30_00,
        ).toBe(true)
      }),
    )
  })

  it('is refused when no number holds it exactly', () => {
    expect(() => mrpForRoyalty(specifiedRates, book, paise(Number.MAX_SAFE_INTEGER))).toThrow(RangeError)
  })
})

test('the waterfall starts at the MRP, each step begins where the last one ended, and nothing is left', () => {
  fc.assert(
    fc.property(aBook, aPrice, (book, price) => {
      const copy = estimateCopy(specifiedRates, book, price)
      const steps = waterfall(copy)
      expect(steps.map(({ part }) => part)).toEqual(['printing', 'distribution', 'margin', 'royalty'])
      expect(steps.map(({ before }) => before)).toEqual([
        copy.mrp,
        ...steps.slice(0, -1).map(({ after }) => after),
      ])
      expect(steps.at(-1)).toMatchObject({ before: copy.royaltyPerCopy, after: 0 })
      for (const { before, amount, after } of steps) expect(before - amount).toBe(after)
    }),
  )
})

test('of the suggested MRP of the default book, 61 paise a rupee are printing and 9 are the royalty', () => {
  const { copies: _, ...book } = defaultCalculation
  expect(ofEachRupee(estimateCopy(specifiedRates, book))).toEqual({
    royalty: 9,
    printing: 61,
    distribution: 21,
    margin: 9,
  })
})

test('each rupee is shared out to the last paisa, and no part is off by a whole one', () => {
  const anyPrice = fc.option(fc.integer({ min: 0, max: 10 ** 15 }).map(paise), { nil: null })
  fc.assert(
    fc.property(aBook, anyPrice, (book, price) => {
      const copy = estimateCopy(specifiedRates, book, price)
      const rupee = ofEachRupee(copy)
      const exact = shareOut(copy, 1)
      expect(mrpParts.reduce((sum, part) => sum + rupee[part], 0)).toBe(100)
      for (const part of mrpParts)
        expect(Math.abs(rupee[part] - (exact[part] / copy.mrp) * 100)).toBeLessThan(1.000001)
    }),
  )
})

/** Any rates that the database could hold. */
const anyRates: fc.Arbitrary<CalculatorRates> = fc.record({
  pageRates: ofEach(trimSizes, amount(rateBounds.pageRate)),
  bindingCosts: ofEach(bindings, amount(rateBounds.bindingCost)),
  interiorFactors: ofEach(interiors, within(rateBounds.interiorFactor)),
  distributionCost: amount(rateBounds.cost),
  platformMargin: amount(rateBounds.cost),
  suggestedRoyalty: amount(rateBounds.cost),
})

type Bounds = { least: number; most: number }

function within({ least, most }: Bounds) {
  return fc.integer({ min: least, max: most })
}

function amount(bounds: Bounds) {
  return within(bounds).map(paise)
}

function ofEach<K extends string, V>(
  names: readonly K[],
  value: fc.Arbitrary<V>,
): fc.Arbitrary<Record<K, V>> {
  return fc
    .tuple(...names.map(() => value))
    .map((values) => Object.fromEntries(names.map((name, at) => [name, values[at]])) as Record<K, V>) // one for each
}

describe('whatever rates hold', () => {
  test('the parts add up to the price, and the suggested price leaves the suggested royalty', () => {
    fc.assert(
      fc.property(anyRates, aBook, someCopies, aPrice, (rates, book, copies, price) => {
        const estimate = estimateRoyalty(rates, book, copies, price)
        const { royalty, printing, distribution, margin } = shareOut(estimate, copies)
        expect(royalty + printing + distribution + margin).toBe(estimate.mrp * copies)
        expect(estimateCopy(rates, book).royaltyPerCopy).toBe(rates.suggestedRoyalty)
      }),
    )
  })

  test('they are the same when they have been rupees on the way', () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        expect(ratesFromJson(ratesToJson(rates))).toEqual(rates)
      }),
    )
  })
})

test('a factor that is no whole number rounds the printing to the paisa, half a paisa up', () => {
  const rates = {
    ...specifiedRates,
    interiorFactors: { ...specifiedRates.interiorFactors, 'B & W cream paper': 101 },
  }
  const book = { size: '5 X 7 in', pages: 21, binding: 'Soft Cover', interior: 'B & W cream paper' } as const
  expect(printingCost(rates, book)).toBe(1061 + 30_00)
  expect(printingCost(rates, { ...book, pages: 20 })).toBe(1010 + 30_00)
})
