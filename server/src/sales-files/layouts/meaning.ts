import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { Currency } from '@panai/contract/money/currencies'
import type { SalesMeasure } from '@panai/contract/sales/sales-files'
import type { DateOrder } from '../values/read-date.ts'

/** What the columns of a report say of a sale. One that is named nowhere here is not read. */
export type Meaning<Name extends string> = {
  /** What its rows count; copies if nothing else is said. */
  measure?: SalesMeasure
  /** `month above`: no column says it, and the whole table is of one month. */
  when: { day: Name; order: DateOrder } | FromTo<Name> | { dayOrMonth: Name } | 'month above'
  /** Those of the book. The first that a row has is the one that is shown with it; of two of a kind the first counts. */
  numbers: readonly (readonly [NumberKind, Name | Unwrapped<Name>])[]
  title?: Name
  author?: Name
  /** Of all its books, by a column in the words of the trade, or by whether the sheet has a column. */
  format?: BookFormat | { words: Name } | { column: Name; ifThere: BookFormat; else: BookFormat }
  /** Of several columns, all that are filled. */
  order?: Name | readonly Name[]
  marketplace?: Name | readonly Name[] | Always<string>
  /** The channel's own words for the kind of sale. */
  terms?: Name | readonly Name[]
  /** One number that is negative for what came back, or sold and returned copies with what remains, which must agree. */
  copies?: Name | { sold: Name; returned: Name; net: Name }
  /** A column of copies given away; or a price that is zero with nothing paid, by which those of the row were. */
  free?: Name | { priceOfZero: Name }
  pages?: Name
  /** Rows are sales and returns by a word. */
  kind?: Kind<Name>
  /** A column of yes and no: what is not confirmed yet is an estimate. */
  confirmed?: Name
  money?: MoneyMeaning<Name>
}

/** `isbnOrAsin`: whichever stands there; a book of paper stands under its ISBN where others have an ASIN. */
export type NumberKind = 'isbnOrAsin' | 'isbn' | 'asin' | 'sku'

type Always<Value> = { always: Value }
type FromTo<Name> = { from: Name; to: Name; order: DateOrder }

/** A text that the channel wraps into something: what matches is taken off. */
type Unwrapped<Name> = { column: Name; without: RegExp }

/** `by the amount`: a return where the amount is below zero. */
export type Counts = 'sale' | 'return' | 'nothing' | 'by the amount'

type Kind<Name> = {
  column: Name
  /** The first that fits the word tells what the row counts as. */
  words: readonly (readonly [RegExp, Counts])[]
  /** As what any other word counts; `refused`: it must be known. */
  others: Counts | 'refused'
  /** Whether the numbers have signs, which must be those of the kind then; else the kind gives them theirs. */
  signs: 'written' | 'by kind'
}

/** A column, or another where that one is empty; `byPrice`: the list price of each copy. */
export type Amount<Name> = Name | { ifFilled: Name; else: Name } | { byPrice: true }

/** Each has the currency of the row unless it names its own. */
export type MoneyMeaning<Name> = {
  currency: Name | Always<Currency>
  /** Of one copy; one that is in another currency than the row is left out. */
  listPrice?: Name | { column: Name; currency: Name }
  /** What was paid for the copies. */
  amount?: Amount<Name>
  /** What the channel took off, whichever sign it writes. */
  costs?: Name
  /** What it owes for the row. */
  proceeds?: Name
  /** By which the channel converted. */
  rate?: Name
}
