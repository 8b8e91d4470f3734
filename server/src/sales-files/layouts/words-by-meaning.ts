import type { BookFormat } from '@panai/contract/language/vocabulary'
import { readFormat } from '../mapped/read-format.ts'
import type { RowFields } from '../row-fields.ts'
import type { SalesLine } from '../sales-row.ts'
import { readAsin, readIsbn } from '../values/read-isbn.ts'
import type { Meaning, NumberKind } from './meaning.ts'

/** The words and numbers of a row by what its columns mean: each returns what reads them of the row that the fields hold. */

type Text<Name> = Name | readonly Name[] | { always: string } | { column: Name; without: RegExp }

/** @param between what stands between the texts of several columns; those that are empty are left out */
export function textBy<Name extends string>(
  from: Text<Name> | undefined,
  fields: RowFields<Name>,
  between = ', ',
): () => string | null {
  if (from === undefined) return () => null
  if (typeof from === 'string') return () => fields.textIfAny(from)
  if ('always' in from) return () => from.always
  if ('without' in from) return () => fields.text(from.column).replace(from.without, '') || null
  return () => {
    const texts = from.map((name) => fields.text(name))
    return texts.filter((text) => text !== '').join(between) || null
  }
}

type Numbers = Pick<SalesLine, 'isbn' | 'asin' | 'sku' | 'identifier'>

const takes: Record<NumberKind, (numbers: Numbers, text: string) => void> = {
  isbnOrAsin(numbers, text) {
    numbers.isbn ??= readIsbn(text)
    numbers.asin ??= readAsin(text)
  },
  isbn(numbers, text) {
    numbers.isbn ??= readIsbn(text)
  },
  asin(numbers, text) {
    numbers.asin ??= readAsin(text)
  },
  sku(numbers, text) {
    numbers.sku ??= text
  },
}

export function numbersBy<Name extends string>(
  from: Meaning<Name>['numbers'],
  fields: RowFields<Name>,
): () => Numbers {
  const steps = from.map(([kind, column]) => ({ take: takes[kind], textOf: textBy(column, fields) }))
  return () => {
    const numbers: Numbers = { isbn: null, asin: null, sku: null, identifier: null }
    for (const { take, textOf } of steps) {
      const text = textOf()
      if (text === null) continue
      take(numbers, text)
      numbers.identifier ??= text
    }
    return numbers
  }
}

export function formatBy<Name extends string>(
  from: Meaning<Name>['format'],
  fields: RowFields<Name>,
): () => BookFormat | null {
  if (from === undefined || typeof from === 'string') return () => from ?? null
  if ('column' in from) {
    const format = fields.has(from.column) ? from.ifThere : from.else
    return () => format
  }
  return () => {
    const word = fields.text(from.words)
    const format = readFormat(word)
    if (word !== '' && format === null) fields.refuse('unknown_value', from.words)
    return format
  }
}

const confirmed: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
  ['', false],
])

/** Whether the row is an estimate still. */
export function unconfirmedBy<Name extends string>(
  from: Name | undefined,
  fields: RowFields<Name>,
): () => boolean {
  if (from === undefined) return () => false
  return () => {
    const known = confirmed.get(fields.text(from).toLowerCase())
    if (known === undefined) fields.refuse('unknown_value', from)
    return !known
  }
}
