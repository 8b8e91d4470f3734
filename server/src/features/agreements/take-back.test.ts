import { paise } from '@panai/contract/money/money'
import { ruleBases } from '@panai/contract/royalties/royalty-terms'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Earned } from './royalty-decision.ts'
import { partOf, splitRoyalty } from './split-royalty.ts'
import { takeBack } from './take-back.ts'

type Given = {
  basis: Earned['basis']
  units: number
  base: number
  cost?: number
  rate: number
  of?: readonly number[]
}

function aSale({ basis, units, base, cost = 0, rate, of = [10_000] }: Given): Earned {
  const royalty = paise(Math.max(0, partOf(paise(base - cost), rate)))
  const shares = of.map((share, at) => ({ authorId: at + 1, share }))
  const amounts = { base: paise(base), cost: paise(cost), royalty }
  const how = { basis, ruleId: 3, listPrice: paise(300_00), rate }
  return { kind: 'earns', units, ...how, ...amounts, shares: splitRoyalty(royalty, shares) }
}

const sale = fc
  .record({
    basis: fc.constantFrom<Earned['basis'][]>(...ruleBases, 'file'),
    units: fc.integer({ min: 1, max: 60 }),
    base: fc.oneof(fc.nat(5_000_00), fc.nat(Number.MAX_SAFE_INTEGER)),
    cost: fc.nat(3_000_00),
    rate: fc.integer({ min: 0, max: 10_000 }),
    of: fc.constantFrom([10_000], [5_000, 5_000], [3_333, 3_333, 3_334]),
  })
  .map(aSale)

test('all copies that come back take back what the sale gave, each author to the paisa, however they come', () => {
  fc.assert(
    fc.property(sale, fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 80 }), (sold, sizes) => {
      let before = 0
      const left = new Map(sold.shares.map(({ authorId, royalty }) => [authorId, royalty as number]))
      let [base, cost] = [sold.base as number, sold.cost as number]
      for (const size of [...sizes, sold.units]) {
        const copies = Math.min(size, sold.units - before)
        if (copies === 0) break
        const back = takeBack(sold, {
          copies,
          from: before,
          to: before + copies,
          of: sold.units,
          takenOff: null,
        })
        before += copies
        base += back.base
        cost += back.cost
        for (const { authorId, royalty } of back.shares) {
          expect(royalty).toBeLessThanOrEqual(0)
          left.set(authorId, (left.get(authorId) ?? 0) + royalty)
        }
        expect(back.shares.reduce((sum, { royalty }) => sum + royalty, 0)).toBe(back.royalty)
        expect(back).toMatchObject({ units: -copies, basis: sold.basis, rate: sold.rate, ruleId: 3 })
      }
      expect([...left.values(), base, cost]).toEqual([...left].map(() => 0).concat(0, 0))
    }),
    { numRuns: 1_000 },
  )
})

test('what the channel takes off is taken back at the rate and by the shares of the sale', () => {
  const sold = aSale({ basis: 'net', units: 2, base: 500_00, rate: 1_000, of: [5_000, 5_000] })
  const back = takeBack(sold, { copies: 1, from: 0, to: 1, of: 2, takenOff: paise(-240_00) })
  expect(back).toMatchObject({ base: -240_00, cost: 0, rate: 1_000, royalty: -24_00 })
  expect(back.shares.map(({ royalty }) => royalty)).toEqual([-12_00, -12_00])
})

test('of a royalty on the price it does not matter what the channel takes off', () => {
  const sold = aSale({ basis: 'mrp', units: 2, base: 600_00, rate: 1_000 })
  const back = takeBack(sold, { copies: 1, from: 1, to: 2, of: 2, takenOff: paise(-240_00) })
  expect(back).toMatchObject({ base: -300_00, royalty: -30_00 })
})

test('money that is given back without a copy takes its part', () => {
  const sold = aSale({ basis: 'net', units: 1, base: 212_50, rate: 1_000 })
  const back = takeBack(sold, { copies: 0, from: 0, to: 40, of: 250, takenOff: null })
  expect(back).toMatchObject({ units: 0, base: -34_00, royalty: -3_40 })
})
