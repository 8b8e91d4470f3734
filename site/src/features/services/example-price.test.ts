import {
  DISTRIBUTION_COST,
  defaultCalculation,
  estimateCopy,
  PLATFORM_MARGIN,
} from '@panai/contract/royalty-calculator'
import { inRupees } from '@panai/contract/rupees'
import { expect, test } from 'vitest'
import { examplePrice, rupees } from './example-price.ts'

// The numbers are written out so that the pages that show them need not load the calculator.
test('the example is what the calculator opens with', () => {
  const copy = estimateCopy(defaultCalculation, null)
  expect(examplePrice).toEqual({
    mrp: copy.mrp / 100,
    royalty: copy.royaltyPerCopy / 100,
    printing: copy.printingCost / 100,
    distribution: DISTRIBUTION_COST / 100,
    margin: PLATFORM_MARGIN / 100,
  })
  expect(rupees(examplePrice.mrp)).toBe(inRupees(copy.mrp))
})
