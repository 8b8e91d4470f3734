import { type Paise, paise } from '@panai/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideWithholding,
  financialQuarter,
  financialYear,
  type TaxYear,
  yearAfter,
} from './decide-withholding.ts'

const rule = { threshold: paise(50_000_00), rateWithPan: 1_000, rateWithoutPan: 2_000 }
const nothing: TaxYear = {
  payee: 1,
  credited: paise(0),
  paid: paise(0),
  taxed: paise(0),
  carried: paise(0),
  carriedTaxed: paise(0),
  arrears: paise(0),
  lastRates: rule,
}
const rupees = (amount: number): Paise => paise(Math.round(amount * 100))

test.each([
  ['below the threshold', 20_000, {}, true, { base: 0, withheld: 0 }],
  ['at the threshold', 50_000, {}, true, { base: 0, withheld: 0 }],
  ['a paisa above it', 50_000.01, {}, true, { base: 50_000.01, withheld: 5_000 }],
  ['without a PAN', 60_000, {}, false, { base: 60_000, withheld: 12_000 }],
  ['credited above it, a part paid', 10_000, { credited: 60_000 }, true, { base: 10_000, withheld: 1_000 }],
  ['catching up', 20_000, { credited: 60_000, paid: 40_000 }, true, { base: 60_000, withheld: 6_000 }],
  [
    'caught up',
    20_000,
    { credited: 90_000, paid: 60_000, taxed: 60_000 },
    true,
    { base: 20_000, withheld: 2_000 },
  ],
  [
    'taxed for one that failed',
    40_000,
    { credited: 99_000, paid: 20_000, taxed: 60_000 },
    true,
    { base: 0, withheld: 0 },
  ],
  ['of last year above its threshold', 30_000, { carried: 20_000 }, true, { base: 20_000, withheld: 2_000 }],
  [
    'more tax than payout',
    1_000,
    { credited: 51_000, paid: 49_500 },
    true,
    { base: 10_000, withheld: 1_000 },
  ],
  [
    'left from last year, which was above its threshold in the end',
    10_600,
    { arrears: 50_000, carried: 600, credited: 10_000 },
    true,
    { base: 50_600, withheld: 5_060 },
  ],
  [
    'left from last year, more than the payout bears',
    600,
    { arrears: 50_000, carried: 600 },
    true,
    { base: 6_000, withheld: 600 },
  ],
  ['rounded down', 50_004.99, {}, true, { base: 50_004.99, withheld: 5_000 }],
  ['rounded up', 50_005, {}, true, { base: 50_005, withheld: 5_001 }],
] as const)('%s', (_, payout, year, hasPan, expected) => {
  const given = Object.fromEntries(Object.entries(year).map(([name, amount]) => [name, rupees(amount)]))
  const decided = decideWithholding(rupees(payout), { ...nothing, ...given }, rule, hasPan)
  expect([decided.base, decided.withheld]).toEqual([rupees(expected.base), rupees(expected.withheld)])
})

const amount = fc.integer({ min: 0, max: 300_000_00 }).map(paise)
const rules = fc.record({
  threshold: amount,
  rateWithPan: fc.integer({ min: 0, max: 5_000 }),
  rateWithoutPan: fc.integer({ min: 0, max: 5_000 }),
})

test('however a year goes: never more than the payout, and all that was paid is taxed once', () => {
  const payouts = fc.array(fc.record({ credit: amount, share: fc.integer({ min: 1, max: 100 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(rules, payouts, fc.boolean(), amount, (rule, steps, hasPan, opening) => {
      let year: TaxYear = { ...nothing }
      let balance = opening
      let withheld = 0
      for (const { credit, share } of steps) {
        balance = paise(balance + credit)
        year = { ...year, credited: paise(year.credited + credit) }
        const payout = paise(Math.floor((balance * share) / 100))
        if (payout === 0) continue
        const decided = decideWithholding(payout, year, rule, hasPan)
        expect(decided.withheld).toBeGreaterThanOrEqual(0)
        expect(decided.withheld).toBeLessThanOrEqual(payout)
        expect(decided.withheld % 100).toBe(0)
        balance = paise(balance - payout)
        const paid = paise(year.paid + payout)
        year = yearAfter(year, payout, decided)
        const { taxed } = year
        expect(taxed).toBeLessThanOrEqual(paid)
        withheld += decided.withheld
        const total = Math.max(year.credited, paid)
        if (total <= rule.threshold) expect(decided).toMatchObject({ base: 0, withheld: 0 })
        // What is not taxed yet did not fit into the payout: it took all whole rupees of it.
        else if (taxed < paid) expect(payout - decided.withheld).toBeLessThan(100)
      }
      const rate = hasPan ? rule.rateWithPan : rule.rateWithoutPan
      expect(Math.abs(withheld - (year.taxed * rate) / 10_000)).toBeLessThanOrEqual(100 * steps.length)
    }),
  )
})

test('what is due for last year is taxed once, by its own rates, however the payouts of this year go', () => {
  const given = fc.record({
    carried: amount,
    arrears: amount,
    payouts: fc.array(amount, { minLength: 1, maxLength: 8 }),
  })
  fc.assert(
    fc.property(rules, rules, given, (rule, lastRates, { carried, arrears, payouts }) => {
      let year: TaxYear = { ...nothing, carried, arrears, lastRates }
      let [last, lastWithheld] = [0, 0]
      for (const payout of payouts) {
        if (payout === 0) continue
        const decided = decideWithholding(payout, year, rule, true)
        expect(decided.last.withheld).toBeLessThanOrEqual(decided.withheld)
        expect(decided.withheld).toBeLessThanOrEqual(payout)
        last += decided.last.base
        lastWithheld += decided.last.withheld
        year = yearAfter(year, payout, decided)
      }
      expect(year.arrears).toBeGreaterThanOrEqual(0)
      expect(last).toBe(arrears - year.arrears + year.carriedTaxed)
      expect(year.carriedTaxed).toBeLessThanOrEqual(Math.min(carried, year.paid))
      const due = (last * lastRates.rateWithPan) / 10_000
      expect(Math.abs(lastWithheld - due)).toBeLessThanOrEqual(100 * payouts.length)
    }),
  )
})

test('what is withheld never falls as a payout grows', () => {
  fc.assert(
    fc.property(rules, amount, amount, amount, fc.boolean(), (rule, credited, one, more, hasPan) => {
      const year = { ...nothing, credited }
      const small = decideWithholding(one, year, rule, hasPan)
      const large = decideWithholding(paise(one + more), year, rule, hasPan)
      expect(large.withheld).toBeGreaterThanOrEqual(small.withheld)
    }),
  )
})

test.each([
  ['2026-03-31', 2025, 4],
  ['2026-04-01', 2026, 1],
  ['2026-09-30', 2026, 2],
  ['2026-12-31', 2026, 3],
  ['2027-01-01', 2026, 4],
])('%s is in the financial year %i, quarter %i', (day, year, quarter) => {
  expect([financialYear(day), financialQuarter(day)]).toEqual([year, quarter])
})
