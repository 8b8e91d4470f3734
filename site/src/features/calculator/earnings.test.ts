import { defaultCalculation } from '@panai/contract/royalties/royalty-calculator'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import { expect, it } from 'vitest'
import { earningsOf } from './earnings.ts'

const { copies: _, ...book } = defaultCalculation
const of = (copies: string) => earningsOf(specifiedRates, { book, copies, customMrp: null })

it('counts the royalty and every part for all copies', () => {
  expect(of('45')).toMatchObject({
    copies: 45,
    totalRoyalty: 1350_00,
    shares: { royalty: 1350_00, printing: 9225_00, distribution: 3150_00, margin: 1350_00 },
  })
})

it.each(['', '0', '000'])('"%s" copies earn nothing', (copies) => {
  expect(of(copies)).toMatchObject({ copies: 0, totalRoyalty: 0 })
})

it('gives no total that is not exact', () => {
  expect(of('1000000000000')).toMatchObject({ totalRoyalty: 3e15, shares: null })
  expect(of('3002399751580')).toMatchObject({ totalRoyalty: 9007199254740000 })
  expect(of('3002399751581')).toMatchObject({ totalRoyalty: null, shares: null })
  expect(of('9'.repeat(21))).toMatchObject({ copies: null, totalRoyalty: null, shares: null })
  expect(of('9'.repeat(21)).copy.royaltyPerCopy).toBe(30_00)
})
