import { paise } from '@panai/contract/money/money'
import { WHOLE } from '@panai/contract/royalties/royalty-terms'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import type { PricedLine } from '../../src/features/agreements/royalty-decision.ts'
import type { BookTerms, RoyaltyRule, Terms } from '../../src/features/agreements/terms.ts'

/** One copy of book 1, sold by the company for Rs. 400. */
export function aLine(given: Partial<PricedLine> = {}): PricedLine {
  return {
    bookId: 1,
    format: 'paperback',
    channel: 'direct',
    soldOn: '2026-06-15',
    units: 1,
    pages: 0,
    listPrice: null,
    amount: null,
    proceeds: null,
    royalty: null,
    basis: null,
    ...given,
  }
}

/** The same copies on their way back. */
export function returned(line: PricedLine): PricedLine {
  const back = (amount: PricedLine['amount']) => (amount === null ? null : paise(0 - amount))
  const { units, pages, amount, proceeds, royalty } = line
  return {
    ...line,
    units: 0 - units,
    pages: 0 - pages,
    amount: back(amount),
    proceeds: back(proceeds),
    royalty: back(royalty),
  }
}

export function aRule(given: Partial<RoyaltyRule> = {}): RoyaltyRule {
  return {
    id: 1,
    format: null,
    channel: null,
    basis: 'mrp',
    rate: 1_000,
    validFrom: '2020-01-01',
    ...given,
  }
}

/** 250 pages of 7 X 9 in at Rs. 400: of a paperback the calculator leaves Rs. 95, of a hardback Rs. 85. */
export function someBookTerms(given: Partial<BookTerms> = {}): BookTerms {
  return {
    authorShare: [{ authorId: 7, share: WHOLE }],
    formats: ['paperback'],
    pages: 250,
    trimSize: '7 X 9 in',
    mrp: paise(400_00),
    prices: [],
    agreements: [],
    shareSets: [],
    ...given,
  }
}

export function someTerms(
  book: Partial<BookTerms> = {},
  companyRules: readonly RoyaltyRule[] = [aRule({ basis: 'calculator', rate: WHOLE })],
): Terms {
  return {
    books: new Map([[1, someBookTerms(book)]]),
    companyRules,
    calculatorRates: [{ validFrom: '2000-01-01', rates: specifiedRates }],
  }
}
