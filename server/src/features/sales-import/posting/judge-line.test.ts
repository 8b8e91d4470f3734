import { paise } from '@panai/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aRule, someTerms } from '../../../../test/money/terms.ts'
import { changesWithin, decideRoyalty } from '../../agreements/index.ts'
import { KnownRates } from '../currency/known-rates.ts'
import { readRate } from '../currency/to-paise.ts'
import { type JudgedLine, judgeLine } from './judge-line.ts'

const days = Array.from({ length: 12 }, (_, at) => `2026-04-${String(at + 1).padStart(2, '0')}`)
const day = fc.constantFrom(...days)
const rate = fc.constantFrom(1_000, 2_000)

const given = fc.record({
  period: fc
    .tuple(day, day)
    .map(([one, other]) => (one < other ? [one, other] : [other, one]) as [string, string]),
  rules: fc.uniqueArray(fc.record({ validFrom: day, rate }), {
    selector: (rule) => rule.validFrom,
    maxLength: 3,
  }),
  prices: fc.uniqueArray(fc.record({ validFrom: day, price: fc.constantFrom(100_00, 200_00).map(paise) }), {
    selector: (price) => price.validFrom,
    maxLength: 2,
  }),
  shares: fc.uniqueArray(fc.record({ validFrom: day, authorId: fc.constantFrom(7, 8) }), {
    selector: (set) => set.validFrom,
    maxLength: 2,
  }),
  agreement: fc.option(fc.record({ validFrom: day, validTo: fc.option(day) })),
  rates: fc.uniqueArray(fc.record({ from: day, rupees: fc.constantFrom('80', '90') }), {
    selector: (one) => one.from,
    maxLength: 2,
  }),
  isByPrice: fc.boolean(),
})

const newestFirst = <T>(dated: readonly T[], of: (one: T) => string) =>
  dated.toSorted((one, other) => of(other).localeCompare(of(one)))

test('the days of change are those, and no others, on which a row of one day would earn something else than the day before', () => {
  let changed = 0
  fc.assert(
    fc.property(given, ({ period: [from, to], rules, prices, shares, agreement, rates, isByPrice }) => {
      const basis = isByPrice ? 'mrp' : 'net'
      const ofBook = rules.map((rule, at) => aRule({ id: at + 2, basis, ...rule }))
      const known = someTerms(
        {
          prices: newestFirst(
            prices.map((price) => ({ format: null, ...price })),
            ({ validFrom }) => validFrom,
          ),
          shareSets: newestFirst(
            shares.map(({ validFrom, authorId }) => ({ validFrom, shares: [{ authorId, share: 10_000 }] })),
            ({ validFrom }) => validFrom,
          ),
          agreements: agreement ? [{ publisherOfRecord: 'company', ...agreement, rules: ofBook }] : [],
        },
        [aRule({ basis }), ...(agreement ? [] : ofBook)],
      )
      const deps = {
        rates: new KnownRates(
          new Map([
            [
              'USD',
              newestFirst(
                [{ from: '2020-01-01', rupees: '85' }, ...rates].map(({ from, rupees }) => ({
                  from,
                  rate: readRate(rupees),
                })),
                (one) => one.from,
              ),
            ],
          ]),
        ),
        terms: {
          decide: (line: Parameters<typeof decideRoyalty>[1]) => decideRoyalty(known, line),
          changesWithin: (id: number, period: { from: string; to: string }) =>
            changesWithin(known, id, period),
        },
      }
      const earns = (on: string) =>
        JSON.stringify(judgeLine(aLine(on, on), deps).earned.map(({ shares }) => shares))
      const { state, changesOn } = judgeLine(aLine(from, to), deps)
      const expected = days.filter(
        (one, at) => from < one && one <= to && earns(one) !== earns(days[at - 1] ?? ''),
      )
      expect(changesOn).toEqual(state === 'new' ? expected : [])
      if (changesOn.length > 0) changed += 1
    }),
    { numRuns: 2_000 },
  )
  expect(changed).toBeGreaterThan(100)
})

function aLine(soldFrom: string, soldOn: string): JudgedLine {
  return {
    bookId: 1,
    soldFrom,
    soldOn,
    measure: 'copies',
    estimate: false,
    format: 'paperback',
    channel: 'kdp',
    units: 3,
    pages: 0,
    currency: 'USD',
    listPrice: null,
    amount: 30_00,
    proceeds: 20_00,
    taxes: null,
    royalty: null,
    basis: null,
  }
}
