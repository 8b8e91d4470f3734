import type { BookFormat } from '@panai/contract/language/vocabulary'
import { type Paise, paise } from '@panai/contract/money/money'
import { costOf, FEWEST_PAGES, MOST_PAGES } from '@panai/contract/royalties/royalty-calculator'
import { WHOLE } from '@panai/contract/royalties/royalty-terms'
import type { Earned, PricedLine, RoyaltyDecision, Waits } from './royalty-decision.ts'
import { partOf, splitRoyalty } from './split-royalty.ts'
import {
  agreementOn,
  type BookTerms,
  latestOn,
  priceOn,
  type RoyaltyRule,
  ruleAmong,
  type Terms,
} from './terms.ts'

const waitsForTerms: Waits = { kind: 'waits', for: 'terms' }
const waitsForPrice: Waits = { kind: 'waits', for: 'price' }
const waitsForNet: Waits = { kind: 'waits', for: 'net' }
const waitsForDirection: Waits = { kind: 'waits', for: 'direction' }

/**
 * What each author earns from a line of a sales file, by the terms in force on its day. Pure: the same line and terms give the same decision, and
 * the same copies coming back its exact opposite. Half a paisa counts as one; a sale that costs more than it brings earns nothing and
 * is charged to nobody. What can't be known waits. `terms` must hold the book.
 */
export function decideRoyalty(terms: Terms, line: PricedLine): RoyaltyDecision {
  const book = terms.books.get(line.bookId)
  if (!book) throw new Error(`the terms of book ${line.bookId} were not loaded`)
  const agreement = agreementOn(book, line.soldOn)
  if (agreement === null || agreement?.publisherOfRecord === 'author') return waitsForTerms
  if (line.royalty !== null) return honour(book, line, line.royalty)
  const rule = ruleOf(terms, book, agreement?.rules ?? [], line)
  if (!rule) return waitsForTerms
  if (rule.basis === 'net') return ofProceeds(book, line, rule)
  // Pages read have no price, so an agreement on a share of the price does not cover them.
  if (line.units === 0 && line.pages !== 0) return waitsForTerms
  return ofPrice(terms, book, line, rule)
}

/** The agreement's rules first, then the company's. A line of no format is clear only when all that it may be lead to one rule. */
function ruleOf(
  terms: Terms,
  book: BookTerms,
  rules: readonly RoyaltyRule[],
  { format, channel, soldOn }: PricedLine,
): RoyaltyRule | null {
  const find = (one: BookFormat) =>
    ruleAmong(rules, one, channel, soldOn) ?? ruleAmong(terms.companyRules, one, channel, soldOn)
  if (format !== null) return find(format)
  const [first, ...others] = book.formats
  const rule = first === undefined ? null : find(first)
  return others.every((other) => find(other) === rule) ? rule : null
}

/** What the file fixes is taken as it is, unless it would charge for a sale or pay for a return. */
function honour(book: BookTerms, line: PricedLine, royalty: Paise): RoyaltyDecision {
  if (royalty * directionOf(line) < 0) return waitsForDirection
  return {
    kind: 'earns',
    units: line.units,
    basis: 'file',
    ruleId: null,
    listPrice: line.listPrice,
    base: royalty,
    cost: paise(0),
    rate: WHOLE,
    royalty,
    shares: sharesOf(book, line.soldOn, royalty),
  }
}

function ofProceeds(book: BookTerms, line: PricedLine, rule: RoyaltyRule): RoyaltyDecision {
  // Where the company sells by itself there is nobody in between.
  const proceeds = line.proceeds ?? (line.channel === 'direct' ? line.amount : null)
  if (proceeds === null) return waitsForNet
  return earn(book, line, rule, line.listPrice, proceeds, paise(0))
}

function ofPrice(terms: Terms, book: BookTerms, line: PricedLine, rule: RoyaltyRule): RoyaltyDecision {
  const price = line.listPrice ?? priceOn(book, line.format, line.soldOn)
  if (price === null) return waitsForPrice
  // Copies that were given away earn nothing.
  const paidUnits = line.amount === 0 ? 0 : line.units
  // Nothing times a return is a negative zero, which is not equal to the zero of the sale.
  const base = paise(price * paidUnits + 0)
  if (rule.basis === 'mrp') return earn(book, line, rule, price, base, paise(0))
  const cost = copyCost(terms, book, line)
  return typeof cost === 'number' ? earn(book, line, rule, price, base, paise(cost * paidUnits + 0)) : cost
}

/** By the calculator's rates of the day; a book that says nothing of its paper is calculated as printed in black on cream. */
function copyCost(terms: Terms, book: BookTerms, { format, soldOn }: PricedLine): Paise | Waits {
  const printed = format ?? (book.formats.length === 1 ? book.formats[0] : undefined)
  if (printed === undefined || printed === 'ebook') return waitsForTerms
  const { pages, trimSize: size } = book
  const rates = latestOn(terms.calculatorRates, soldOn)?.rates
  if (!rates || size === null || pages === null || pages < FEWEST_PAGES || pages > MOST_PAGES)
    return waitsForPrice
  const binding = printed === 'hardback' ? 'Hard Cover' : 'Soft Cover'
  return costOf(rates, { size, pages, binding, interior: 'B & W cream paper' })
}

function earn(
  book: BookTerms,
  line: PricedLine,
  { id, basis, rate }: RoyaltyRule,
  listPrice: Paise | null,
  base: Paise,
  cost: Paise,
): Earned {
  const left = paise(base - cost)
  // Against the line's direction it would charge an author for a sale, or pay for a return.
  const royalty = left * directionOf(line) > 0 ? partOf(left, rate) : paise(0)
  const shares = sharesOf(book, line.soldOn, royalty)
  return { kind: 'earns', units: line.units, basis, ruleId: id, listPrice, base, cost, rate, royalty, shares }
}

function sharesOf(book: BookTerms, day: string, royalty: Paise): Earned['shares'] {
  return splitRoyalty(royalty, latestOn(book.shareSets, day)?.shares ?? book.authorShare)
}

/** 1 for what was sold or read, -1 for what came back; where nothing is counted, as the money says. */
function directionOf({ units, pages, proceeds, amount, royalty }: PricedLine): number {
  return Math.sign(units) || Math.sign(pages) || Math.sign(proceeds ?? amount ?? royalty ?? 0)
}
