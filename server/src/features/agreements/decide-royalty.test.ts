import { paise } from '@panai/contract/money/money'
import { defaultCalculation, estimateCopy } from '@panai/contract/royalties/royalty-calculator'
import { WHOLE } from '@panai/contract/royalties/royalty-terms'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import { expect, test } from 'vitest'
import { aLine, aRule, returned, someTerms } from '../../../test/money/terms.ts'
import { decideRoyalty } from './decide-royalty.ts'
import type { PricedLine } from './royalty-decision.ts'
import type { BookTerms, RoyaltyRule } from './terms.ts'

const agreed = (rules: RoyaltyRule[], given = {}): Partial<BookTerms> => ({
  agreements: [
    { publisherOfRecord: 'company', validFrom: '2026-01-01', validTo: '2026-12-31', rules, ...given },
  ],
})

test('a printed copy earns what the calculator promises, by the rates of its day', () => {
  const { royaltyPerCopy } = estimateCopy(specifiedRates, defaultCalculation, paise(400_00))
  const terms = someTerms()
  expect(decideRoyalty(terms, aLine({ units: 3 }))).toEqual({
    kind: 'earns',
    units: 3,
    basis: 'calculator',
    ruleId: 1,
    listPrice: 400_00,
    base: 1200_00,
    cost: 915_00,
    rate: WHOLE,
    royalty: royaltyPerCopy * 3,
    shares: [{ authorId: 7, share: WHOLE, royalty: royaltyPerCopy * 3 }],
  })
  const dearer = { ...specifiedRates, distributionCost: paise(80_00) }
  const dated = {
    ...terms,
    calculatorRates: [{ validFrom: '2026-06-16', rates: dearer }, ...terms.calculatorRates],
  }
  const on = (soldOn: string) => decideRoyalty(dated, aLine({ soldOn }))
  expect([on('2026-06-15'), on('2026-06-16')]).toMatchObject([{ royalty: 95_00 }, { royalty: 85_00 }])
  expect(decideRoyalty(terms, aLine({ format: 'hardback' }))).toMatchObject({ royalty: 85_00 })
  expect(decideRoyalty(terms, aLine({ listPrice: paise(350_00) }))).toMatchObject({ royalty: 45_00 })
})

/** What is agreed, what is sold, and what it earns; a word is why it waits. */
const cases: Record<string, [Partial<BookTerms>, RoyaltyRule[] | undefined, Partial<PricedLine>, unknown]> = {
  'a price below the costs earns nothing': [{ mrp: paise(200_00) }, undefined, {}, 0],
  'so does a copy that was given away': [{}, undefined, { amount: paise(0) }, 0],
  'a share of the MRP': [agreed([aRule({ rate: 750 })]), undefined, { units: 2 }, 60_00],
  'a share of what the channel pays': [
    agreed([aRule({ basis: 'net', rate: 5_000 })]),
    undefined,
    { channel: 'kdp', proceeds: paise(33_33) },
    16_67,
  ],
  'pages that were read': [
    {},
    [aRule({ basis: 'net', rate: WHOLE })],
    { channel: 'kdp', format: 'ebook', units: 0, pages: 812, proceeds: paise(98_55) },
    98_55,
  ],
  'a direct sale pays us what the buyer pays': [
    {},
    [aRule({ basis: 'net', rate: WHOLE })],
    { amount: paise(120_00) },
    120_00,
  ],
  'what the file fixes': [agreed([aRule()]), undefined, { royalty: paise(12_34) }, 12_34],
  'the company’s rule, where the agreement has none for it': [
    agreed([aRule({ channel: 'kdp' })]),
    undefined,
    {},
    95_00,
  ],
  'a day after the agreement': [agreed([aRule()]), undefined, { soldOn: '2027-01-01' }, 'terms'],
  'a day before it': [agreed([aRule()]), undefined, { soldOn: '2025-12-31' }, 'terms'],
  'its last day': [agreed([aRule()]), undefined, { soldOn: '2026-12-31' }, 40_00],
  'a book that its author publishes': [
    agreed([aRule()], { publisherOfRecord: 'author' }),
    undefined,
    { royalty: paise(100) },
    'terms',
  ],
  'no rule at all': [{}, [], {}, 'terms'],
  'a rule of a later day': [{}, [aRule({ validFrom: '2026-06-16' })], {}, 'terms'],
  'a rule from this day on': [{}, [aRule({ validFrom: '2026-06-15' })], {}, 40_00],
  'a book without pages': [{ pages: null }, undefined, {}, 'price'],
  'a book of fewer pages than are printed': [{ pages: 19 }, undefined, {}, 'price'],
  'a book without a trim size': [{ trimSize: null }, undefined, {}, 'price'],
  'a channel that does not say what it pays': [{}, [aRule({ basis: 'net' })], { channel: 'amazon' }, 'net'],
  'an e-book by the costs of print': [{}, undefined, { format: 'ebook' }, 'terms'],
  'read pages by the price of a copy': [{}, [aRule()], { units: 0, pages: 300 }, 'terms'],
  'a fixed royalty that charges for a sale': [{}, undefined, { royalty: paise(-1) }, 'direction'],
  'a book of one format, not named': [{}, undefined, { format: null }, 95_00],
  'one of two formats, not named, with rules that differ': [
    { formats: ['paperback', 'ebook'] },
    [aRule(), aRule({ id: 2, format: 'ebook' })],
    { format: null },
    'terms',
  ],
  'the same with one rule': [{ formats: ['paperback', 'ebook'] }, [aRule()], { format: null }, 40_00],
  'the same where they cost differently': [
    { formats: ['paperback', 'hardback'] },
    undefined,
    { format: null },
    'terms',
  ],
}

test.each(Object.entries(cases))('%s', (_, [book, rules, line, expected]) => {
  const terms = someTerms(book, rules)
  const decision = decideRoyalty(terms, aLine(line))
  expect(decision.kind === 'earns' ? decision.royalty : decision.for).toBe(expected)
  const back = decideRoyalty(terms, returned(aLine(line)))
  const opposite = typeof expected === 'number' ? 0 - expected : expected
  expect(back.kind === 'earns' ? back.royalty : back.for).toBe(opposite)
})

test('both format and channel before the channel, that before the format, and a later day before an earlier one', () => {
  const all = aRule({ id: 1 })
  const format = aRule({ id: 2, format: 'paperback', validFrom: '2026-05-01' })
  const channel = aRule({ id: 3, channel: 'direct' })
  const later = aRule({ id: 4, channel: 'direct', validFrom: '2026-06-01' })
  const both = aRule({ id: 5, channel: 'direct', format: 'paperback' })
  const chosen = (rules: RoyaltyRule[], line = {}) =>
    decideRoyalty(
      someTerms(agreed(rules), [aRule({ id: 9, channel: 'direct', format: 'paperback' })]),
      aLine(line),
    )
  const every = [later, both, all, channel, format]
  expect(chosen(every)).toMatchObject({ ruleId: 5 })
  expect(chosen(every, { format: 'hardback' })).toMatchObject({ ruleId: 4 })
  expect(chosen(every, { format: 'hardback', soldOn: '2026-05-31' })).toMatchObject({ ruleId: 3 })
  expect(chosen(every, { channel: 'amazon' })).toMatchObject({ ruleId: 2 })
  expect(chosen(every, { channel: 'amazon', soldOn: '2026-04-30' })).toMatchObject({ ruleId: 1 })
  expect(chosen([all])).toMatchObject({ ruleId: 1 })
})

test('shares hold from their day on; before the first the author has all', () => {
  const shareSets = [
    { validFrom: '2026-05-01', shares: [{ authorId: 9, share: WHOLE }] },
    {
      validFrom: '2026-03-01',
      shares: [
        { authorId: 7, share: 6_000 },
        { authorId: 8, share: 4_000 },
      ],
    },
  ]
  const shared = (soldOn: string) => {
    const decision = decideRoyalty(someTerms({ shareSets }), aLine({ soldOn }))
    return decision.kind === 'earns' && decision.shares.map(({ authorId, royalty }) => [authorId, royalty])
  }
  expect(shared('2026-02-28')).toEqual([[7, 95_00]])
  expect(shared('2026-03-01')).toEqual([
    [7, 57_00],
    [8, 38_00],
  ])
  expect(shared('2026-05-01')).toEqual([[9, 95_00]])
})
