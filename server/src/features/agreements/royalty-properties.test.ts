import { bookFormats, trimSizes } from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import { ruleBases, WHOLE } from '@panai/contract/royalties/royalty-terms'
import { salesChannels } from '@panai/contract/sales/sales-channels'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLine, returned, someTerms } from '../../../test/money/terms.ts'
import { decideRoyalty } from './decide-royalty.ts'
import { partOf, splitRoyalty } from './split-royalty.ts'
import { type RoyaltyRule, ruleAmong } from './terms.ts'

/** Up to Rs. 90 lakh crore: as much as a number of paise holds. */
const amount = fc.oneof(fc.nat(100_000), fc.nat(Number.MAX_SAFE_INTEGER)).map(paise)
const rate = fc.integer({ min: 0, max: WHOLE })
const day = fc.integer({ min: 0, max: 900 }).map((days) => dayOf(days))

function dayOf(days: number): string {
  return new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)
}

/** Shares of several people that add up to the whole. */
const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: WHOLE - 1 }), { maxLength: 12 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), WHOLE])
  .chain((cuts) => {
    const sizes = cuts.slice(1).map((cut, at) => cut - (cuts[at] ?? 0))
    return fc
      .uniqueArray(fc.integer({ min: 1, max: 5_000 }), { minLength: sizes.length, maxLength: sizes.length })
      .map((ids) => sizes.map((share, at) => ({ authorId: ids[at] ?? 0, share })))
  })

const exactly = (size: number, part: number) => (BigInt(size) * BigInt(part)) / BigInt(WHOLE)

test('a part of an amount is exact, half a paisa up, and of what comes back the opposite', () => {
  fc.assert(
    fc.property(amount, rate, (size, part) => {
      const expected = (BigInt(size) * BigInt(part) * 2n + BigInt(WHOLE)) / BigInt(2 * WHOLE)
      expect(BigInt(partOf(size, part))).toBe(expected)
      expect(partOf(paise(0 - size), part)).toBe(0 - partOf(size, part))
    }),
    { numRuns: 2_000 },
  )
})

test('a split loses and makes no paisa, and nobody is a paisa or more from their exact part', () => {
  fc.assert(
    fc.property(amount, shares, (royalty, parts) => {
      const split = splitRoyalty(royalty, parts)
      expect(split.reduce((sum, part) => sum + BigInt(part.royalty), 0n)).toBe(BigInt(royalty))
      for (const { share, royalty: got } of split) {
        const least = exactly(royalty, share)
        expect(BigInt(got) === least || BigInt(got) === least + 1n).toBe(true)
      }
      const back = splitRoyalty(paise(0 - royalty), parts)
      expect(back.map((part) => part.royalty)).toEqual(split.map((part) => 0 - part.royalty))
    }),
    { numRuns: 2_000 },
  )
})

test('the odd paise go to those who lost most, at a tie to the lower id, whatever the order', () => {
  fc.assert(
    fc.property(amount, shares, (royalty, parts) => {
      const byAuthor = (split: ReturnType<typeof splitRoyalty>) =>
        new Map(split.map((part) => [part.authorId, part.royalty]))
      const split = splitRoyalty(royalty, parts)
      expect(byAuthor(splitRoyalty(royalty, parts.toReversed()))).toEqual(byAuthor(split))
      const rest = (share: number) => (BigInt(royalty) * BigInt(share)) % BigInt(WHOLE)
      const favoured = split.filter((part) => BigInt(part.royalty) > exactly(royalty, part.share))
      const others = split.filter((part) => !favoured.includes(part))
      for (const { authorId, share } of favoured)
        for (const other of others)
          expect(
            rest(share) > rest(other.share) ||
              (rest(share) === rest(other.share) && authorId < other.authorId),
          ).toBe(true)
    }),
    { numRuns: 500 },
  )
})

const rules = fc
  .array(
    fc.record({
      format: fc.constantFrom(null, ...bookFormats),
      channel: fc.constantFrom(null, ...salesChannels),
      basis: fc.constantFrom(...ruleBases),
      rate,
      validFrom: day,
    }),
    { maxLength: 12 },
  )
  .map((some) => some.map((rule, at): RoyaltyRule => ({ id: at + 1, ...rule })))
const money = fc.option(fc.nat(5_000_00).map(paise))
const line = fc.record({
  bookId: fc.constant(1),
  format: fc.constantFrom(null, ...bookFormats),
  channel: fc.constantFrom(...salesChannels),
  soldOn: day,
  units: fc.nat(50),
  pages: fc.nat(3_000),
  listPrice: money,
  amount: money,
  proceeds: money,
  royalty: fc.option(fc.nat(100_00).map(paise), { freq: 4 }),
  basis: fc.constant(null),
})
const book = fc.record({
  formats: fc.subarray([...bookFormats], { minLength: 1 }),
  pages: fc.option(fc.integer({ min: 1, max: 1_200 })),
  trimSize: fc.constantFrom(null, ...trimSizes),
  mrp: fc.integer({ min: 1, max: 2_000_00 }).map(paise),
  prices: fc.constant([]),
  shareSets: fc
    .array(fc.record({ validFrom: day, shares }), { maxLength: 3 })
    .map((sets) => sets.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))),
})

test('whatever is sold: shares add up, no sale is charged, the account of it is true, and a return is its opposite', () => {
  fc.assert(
    fc.property(book, rules, line, (given, companyRules, sold) => {
      const terms = someTerms(given, companyRules)
      const decision = decideRoyalty(terms, sold)
      const back = decideRoyalty(terms, returned(sold))
      if (decision.kind === 'waits') {
        expect(back).toEqual(decision)
        return
      }
      const { royalty, base, cost, rate: part } = decision
      expect(royalty).toBe(Math.max(0, partOf(paise(base - cost), part)))
      expect(decision.shares.reduce((sum, share) => sum + share.royalty, 0)).toBe(royalty)
      expect(back).toMatchObject({
        royalty: 0 - royalty,
        base: 0 - base,
        cost: 0 - cost,
        ruleId: decision.ruleId,
        shares: decision.shares.map((share) => ({ ...share, royalty: 0 - share.royalty })),
      })
    }),
    { numRuns: 3_000 },
  )
})

const datedPrices = fc
  .uniqueArray(
    fc.record({
      format: fc.constantFrom(null, ...bookFormats),
      price: fc.integer({ min: 1, max: 2_000_00 }).map(paise),
      validFrom: day,
    }),
    { maxLength: 8, selector: ({ format, validFrom }) => `${format} ${validFrom}` },
  )
  .map((prices) => prices.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1)))

/** The whole MRP, so that the royalty of a copy is the price that it took. */
const wholeMrp: RoyaltyRule = {
  id: 1,
  format: null,
  channel: null,
  basis: 'mrp',
  rate: WHOLE,
  validFrom: '2000-01-01',
}

test('a sale before a change of price earns by the old price; on its day and after it by the new', () => {
  fc.assert(
    fc.property(
      datedPrices,
      fc.constantFrom(...bookFormats),
      fc.integer({ min: 1, max: 800 }),
      fc.integer({ min: 1, max: 2_000_00 }).map(paise),
      fc.nat(100),
      (given, format, changedOn, price, later) => {
        const onDay = (prices: typeof given, soldOn: string) => {
          const sold = aLine({ format, soldOn })
          const decision = decideRoyalty(someTerms({ formats: [format], prices }, [wholeMrp]), sold)
          return decision.kind === 'earns' ? decision.royalty : null
        }
        const next = dayOf(changedOn)
        const others = given.filter((one) => one.format !== format || one.validFrom < next)
        const changed = [{ format, price, validFrom: next }, ...others].toSorted((a, b) =>
          a.validFrom < b.validFrom ? 1 : -1,
        )
        const before = dayOf(changedOn - 1)
        expect(onDay(changed, before)).toBe(onDay(given, before))
        expect(onDay(changed, next)).toBe(price)
        expect(onDay(changed, dayOf(changedOn + later))).toBe(price)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a format’s own price goes before that of all; a sale of no format waits where its formats cost differently', () => {
  const prices = [
    { format: null, price: paise(500_00), validFrom: '2026-05-01' },
    { format: 'ebook' as const, price: paise(99_00), validFrom: '2026-03-01' },
    { format: null, price: paise(300_00), validFrom: '2000-01-01' },
  ]
  const terms = someTerms({ formats: ['paperback', 'ebook'], prices }, [wholeMrp])
  const earned = (given: Parameters<typeof aLine>[0]) => {
    const decision = decideRoyalty(terms, aLine(given))
    return decision.kind === 'earns' ? decision.royalty : decision.for
  }
  expect(earned({ format: 'paperback', soldOn: '2026-04-30' })).toBe(300_00)
  expect(earned({ format: 'paperback', soldOn: '2026-05-01' })).toBe(500_00)
  expect(earned({ format: 'ebook', soldOn: '2026-02-28' })).toBe(300_00)
  expect(earned({ format: 'ebook', soldOn: '2026-05-01' })).toBe(99_00)
  expect(earned({ format: null, soldOn: '2026-02-28' })).toBe(300_00)
  expect(earned({ format: null, soldOn: '2026-03-01' })).toBe('price')
  expect(earned({ format: null, soldOn: '2026-03-01', listPrice: paise(120_00) })).toBe(120_00)
})

test('of the rules that fit none is more to the point than the chosen one, and none as much so began later', () => {
  fc.assert(
    fc.property(
      rules,
      fc.constantFrom(...bookFormats),
      fc.constantFrom(...salesChannels),
      day,
      (some, format, channel, on) => {
        const rank = (rule: RoyaltyRule) =>
          `${rule.channel === null ? 0 : 1}${rule.format === null ? 0 : 1} ${rule.validFrom}`
        const fitting = some.filter(
          (rule) =>
            rule.validFrom <= on &&
            (rule.format ?? format) === format &&
            (rule.channel ?? channel) === channel,
        )
        const chosen = ruleAmong(some, format, channel, on)
        const best = fitting.map(rank).toSorted().at(-1)
        expect(chosen ? rank(chosen) : undefined).toBe(best)
      },
    ),
    { numRuns: 1_000 },
  )
})
