import { type SalesColumn, salesColumns, taxColumns } from '@panai/contract/sales/sales-columns'
import { type ColumnEvidence, headerKeys, type PreviewSheet } from '../../../sales-files/index.ts'
import { headingWords } from './heading-words.ts'
import { isMostlyStatus, type Said, saysUnlikeSale } from './status-columns.ts'

/** How much of a column must be of a kind to be taken for it by what is in it alone. */
const NEARLY_ALL = 0.8
const BY_CONTENT = 0.5
/** Of so few cells, notes and headings may be most. */
const FEW = 10

/** Which column says what, by the headings and by what stands below them. A heading that its column contradicts says nothing. */
export function guessColumns(
  headings: readonly string[],
  evidence: readonly ColumnEvidence[],
  said: readonly Said[],
): Partial<Record<SalesColumn, number>> {
  const keys = headerKeys(headings)
  const wishes = evidence.flatMap((found, at) =>
    salesColumns.map((column) => ({
      column,
      at,
      worth: worthOf(column, { key: keys[at] ?? '', found, said: said[at] ?? null }),
    })),
  )
  const guess: Partial<Record<SalesColumn, number>> = {}
  const taken = new Set<number>()
  for (const { column, at, worth } of wishes.toSorted((a, b) => b.worth - a.worth)) {
    if (worth <= 0 || guess[column] !== undefined || taken.has(at)) continue
    guess[column] = at
    taken.add(at)
  }
  return asPaid(guess)
}

/** Where no other column has a day, that of the payment is the day of the sale; how it was paid is asked for only where a column says that it was. */
function asPaid(guess: Partial<Record<SalesColumn, number>>): Partial<Record<SalesColumn, number>> {
  const { paid_on, payment_method, ...rest } = guess
  if (paid_on === undefined) return rest
  if (rest.date === undefined) return { ...rest, date: paid_on }
  return { ...rest, paid_on, ...(payment_method !== undefined && { payment_method }) }
}

export function isPaymentDay(heading: string): boolean {
  return wordWorth('paid_on', headerKeys([heading])[0] ?? '') > 0
}

/** The row among the first that has most headings; else the first with most cells. */
export function guessHeader({ rows }: PreviewSheet): number {
  const ranked = rows.map(({ number, cells }) => ({
    number,
    known: headerKeys(cells).filter((key) => salesColumns.some((column) => wordWorth(column, key) > 0))
      .length,
    filled: cells.filter((cell) => cell !== '').length,
  }))
  const [best] = ranked.toSorted((a, b) =>
    Math.max(a.known, b.known) > 1 ? b.known - a.known : b.filled - a.filled,
  )
  return best?.number ?? 1
}

type Looked = { key: string; found: ColumnEvidence; said: Said }

function worthOf(column: SalesColumn, { key, found, said }: Looked): number {
  if (column === 'status') return statusWorth(key, said)
  // A state may be that of a country.
  if (column === 'marketplace' && isMostlyStatus(said)) return 0
  if (found.filled > 0 && contradicts(column, found)) return 0
  return wordWorth(column, key) || contentWorth(column, found)
}

/** These say of anything what it is. */
const anyKind = /^(?:type|kind|event|state|வகை)$/

/** The one with returns among its values is meant before one that says of each order that it was sent. */
function statusWorth(key: string, said: Said): number {
  if (said === null) return 0
  const byHeading = wordWorth('status', key)
  if (isMostlyStatus(said)) return Math.max(byHeading, BY_CONTENT) + (saysUnlikeSale(said) ? 1 : 0)
  return anyKind.test(key) ? 0 : byHeading
}

/** From 2 for the surest word down to above 1. */
function wordWorth(column: SalesColumn, key: string): number {
  if (key === '') return 0
  const words = headingWords[column]
  const at = words.findIndex((word) => word.test(key))
  return at < 0 ? 0 : 2 - at / words.length
}

function contentWorth(
  column: SalesColumn,
  { filled, isbns, days, currencies, numbers, ...order }: ColumnEvidence,
): number {
  const isNearly = (count: number) => filled > 1 && count >= filled * NEARLY_ALL
  const dated = days + order.dayFirst + order.monthFirst + order.eitherFirst
  if (column === 'isbn' && isNearly(isbns)) return BY_CONTENT
  if (column === 'date' && isNearly(dated) && numbers < dated) return BY_CONTENT
  return column === 'currency' && isNearly(currencies) ? BY_CONTENT : 0
}

const isTax = (column: SalesColumn) => taxColumns.some((tax) => tax === column)

/** Headings, notes and totals stand in a column too, so some cells may be of another kind. */
function contradicts(
  column: SalesColumn,
  { filled, days, dayFirst, monthFirst, eitherFirst, wholes, numbers, currencies }: ColumnEvidence,
): boolean {
  const isSome = (count: number) => (filled <= FEW ? count === 0 : count * 3 < filled)
  if (column === 'date' || column === 'paid_on') return isSome(days + dayFirst + monthFirst + eitherFirst)
  if (column === 'copies' || column === 'returned') return isSome(wholes)
  if (column === 'price' || column === 'amount' || column === 'proceeds' || isTax(column))
    return isSome(numbers)
  return column === 'currency' && isSome(currencies)
}
