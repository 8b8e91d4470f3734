import type { RowFields } from '../row-fields.ts'
import { copies, type SalesLine } from '../sales-row.ts'
import type { Counts, Meaning } from './meaning.ts'
import { isByPrice, moneyBy } from './money-by-meaning.ts'

type Copies = Pick<SalesLine, 'units' | 'unitsSold' | 'unitsReturned'>
type Counted = Copies &
  Pick<SalesLine, 'freeUnits' | 'currency' | 'listPrice' | 'amount' | 'costs' | 'proceeds'>

/** What reads how much the row of the fields counts, and its money; null: nothing. */
export function countedBy<Name extends string>(
  means: Meaning<Name>,
  fields: RowFields<Name>,
): () => Counted | null {
  const { kind, free, money } = means
  const [kindOf, copiesOf, moneyOf] = [kindBy(kind, fields), copiesBy(means, fields), moneyBy(money, fields)]
  const isOfPrice = isByPrice(money?.amount)
  return () => {
    const found = kindOf()
    if (found === 'nothing') return null
    const written = moneyOf()
    const sign = kind?.signs === 'by kind' ? signOf(found, written.amount) : null
    const counted = sign === null ? copiesOf() : copies(signed(copiesOf().units, sign))
    const { currency, listPrice, costs } = written
    const reckoned = isOfPrice && listPrice !== null ? listPrice * counted.units : null
    const amount = reckoned ?? (written.amount === null ? null : signed(written.amount, sign))
    const proceeds = written.proceeds === null ? null : signed(written.proceeds, sign)
    if (kind?.signs === 'written' && !isAsItsKind(found, [counted.units, amount, proceeds]))
      fields.refuse('sign_differs', kind.column)
    const areFree = typeof free === 'object' && proceeds === 0 && isZero(fields.text(free.priceOfZero))
    const { units, unitsSold, unitsReturned } = areFree ? noCopies : counted
    return {
      units,
      unitsSold,
      unitsReturned,
      freeUnits: areFree ? counted.units : typeof free === 'string' ? fields.count(free) : 0,
      currency,
      listPrice,
      amount,
      costs: costs === null ? null : signed(costs, counted.units < 0 ? 'return' : 'sale'),
      proceeds,
    }
  }
}

/** Null where rows have no kind. */
function kindBy<Name extends string>(
  kind: Meaning<Name>['kind'],
  fields: RowFields<Name>,
): () => Counts | null {
  if (kind === undefined) return () => null
  return () => {
    const word = fields.text(kind.column)
    const counts = kind.words.find(([words]) => words.test(word))?.[1] ?? kind.others
    if (counts !== 'refused') return counts
    fields.refuse('unknown_value', kind.column)
    return 'sale'
  }
}

function copiesBy<Name extends string>(
  { copies: from }: Meaning<Name>,
  fields: RowFields<Name>,
): () => Copies {
  if (from === undefined) return () => noCopies
  if (typeof from === 'string') return () => copies(fields.count(from))
  return () => {
    const [sold, returned] = [fields.count(from.sold), Math.abs(fields.count(from.returned))]
    const net = fields.count(from.net)
    if (sold - returned !== net) fields.refuse('units_disagree', from.net)
    return { units: net, unitsSold: sold, unitsReturned: returned }
  }
}

const noCopies = copies(0)

type Sign = 'sale' | 'return'

function signOf(found: Counts | null, amount: number | null): Sign {
  if (found === 'by the amount') return (amount ?? 0) < 0 ? 'return' : 'sale'
  return found === 'return' ? 'return' : 'sale'
}

function signed(value: number, sign: Sign | null): number {
  if (sign === null) return value
  return sign === 'return' ? 0 - Math.abs(value) : Math.abs(value)
}

function isAsItsKind(found: Counts | null, values: readonly (number | null)[]): boolean {
  return values.every((value) => (found === 'return' ? (value ?? 0) <= 0 : (value ?? 0) >= 0))
}

/** `0.00`, and not an empty cell. */
function isZero(text: string): boolean {
  return text !== '' && !/[1-9]/.test(text)
}
