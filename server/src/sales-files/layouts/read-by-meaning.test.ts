import { expect, test } from 'vitest'
import type { RawRow } from '../../formats/table.ts'
import { ColumnProofs } from '../column-proofs.ts'
import { KnownAccounts } from '../known-accounts.ts'
import { BrokenSalesFile, Problems } from '../problems.ts'
import { RowFields } from '../row-fields.ts'
import type { SalesLine } from '../sales-row.ts'
import { column, optional } from './layout.ts'
import { report } from './report.ts'

/** A report as the next channel may send it, with what today's do not have. */
const tomorrow = report({
  id: 'tomorrow',
  name: 'Sales of a shop that is still to come',
  channel: 'trade',
  estimate: false,
  columns: {
    sold: column('sold on'),
    isbn: optional('isbn'),
    code: optional('code'),
    binding: column('binding'),
    bill: column('bill'),
    line: column('line'),
    kind: column('kind'),
    copies: column('copies'),
    price: column('price'),
    paid: optional('paid'),
    worth: column('worth'),
    fee: column('fee'),
    due: column('due'),
    currency: column('currency'),
  },
  signature: ['sold', 'bill', 'due'],
  means: {
    when: { dayOrMonth: 'sold' },
    numbers: [
      ['sku', 'code'],
      ['isbnOrAsin', 'isbn'],
    ],
    format: { words: 'binding' },
    order: ['bill', 'line'],
    marketplace: { always: 'Shop' },
    copies: 'copies',
    kind: {
      column: 'kind',
      words: [
        [/^void$/i, 'nothing'],
        [/^back$/i, 'return'],
        [/^mended$/i, 'by the amount'],
        [/^sold$/i, 'sale'],
      ],
      others: 'refused',
      signs: 'by kind',
    },
    money: {
      currency: 'currency',
      listPrice: 'price',
      amount: { ifFilled: 'paid', else: 'worth' },
      costs: 'fee',
      proceeds: 'due',
    },
  },
  clerks: { where: null, form: 'text', reads: '' },
  samples: [],
})

const plain: Readonly<Record<string, string>> = {
  ...{ sold: '2026-04-05', isbn: '9788194012344', code: 'P-1', binding: 'Hard cover', bill: '17', line: '2' },
  ...{ kind: 'Sold', copies: '2', price: '100', paid: '180', worth: '200', fee: '-20', due: '160' },
  currency: 'INR',
}

function read(differs: Readonly<Record<string, string>>) {
  const names = Object.keys(plain)
  const cells = names.map((name) => differs[name] ?? plain[name] ?? '')
  const columns = new Map(names.map((name, at) => [name, { at, heading: name }]))
  const problems = new Problems(null)
  const proofs = new ColumnProofs({ delimiter: ',' }, null)
  const fields = new RowFields({ columns, problems, proofs, serials: null, today: undefined })
  const row: RawRow = { number: 2, cells }
  const reader = tomorrow.start({
    ...{ name: null, fields, columns, preamble: [], givenPeriod: null, fileName: null, today: undefined },
    ...{ problems, accounts: new KnownAccounts([], null), monthsByName: [] },
  })
  fields.use(row)
  return { lines: reader.read(), problems: codesOf(problems) }
}

function codesOf(problems: Problems): string[] {
  try {
    Problems.throwAny([problems])
    return []
  } catch (error) {
    if (!(error instanceof BrokenSalesFile)) throw error
    return error.problems.map(({ code, column: heading }) => `${code} ${heading}`)
  }
}

function lineOf(differs: Readonly<Record<string, string>>): SalesLine | undefined {
  const { lines, problems } = read(differs)
  expect(problems).toEqual([])
  return lines[0]
}

test('a row is what its columns mean', () => {
  expect(lineOf({})).toMatchObject({
    ...{ channel: 'trade', measure: 'copies', estimate: false, sku: 'P-1', isbn: '9788194012344' },
    ...{ identifier: 'P-1', format: 'hardback', orderId: '17/2', marketplace: 'Shop', terms: null },
    ...{ period: { from: '2026-04-05', to: '2026-04-05' }, units: 2, unitsSold: 2, unitsReturned: 0 },
    ...{ currency: 'INR', listPrice: 10_000, amount: 18_000, costs: 2_000, proceeds: 16_000 },
  })
  expect(lineOf({ sold: '2026-04' })?.period).toEqual({ from: '2026-04-01', to: '2026-04-30' })
})

test('the first number that is there is shown, and an empty column gives way to the next', () => {
  expect(lineOf({ code: '' })).toMatchObject({ sku: null, identifier: '9788194012344' })
  expect(lineOf({ paid: '' })).toMatchObject({ amount: 20_000 })
  expect(lineOf({ line: '' })).toMatchObject({ orderId: '17' })
  expect(lineOf({ binding: '' })).toMatchObject({ format: null })
})

test('the kind of a row gives its numbers their signs, whichever they have', () => {
  const back = {
    units: -2,
    unitsSold: 0,
    unitsReturned: 2,
    amount: -18_000,
    costs: -2_000,
    proceeds: -16_000,
  }
  expect(lineOf({ kind: 'Back' })).toMatchObject(back)
  expect(lineOf({ kind: 'BACK', copies: '-2', paid: '-180', due: '-160' })).toMatchObject(back)
  expect(lineOf({ kind: 'mended', paid: '-180' })).toMatchObject(back)
  expect(lineOf({ kind: 'mended', copies: '-2' })).toMatchObject({ units: 2, amount: 18_000 })
  expect(read({ kind: 'void', copies: 'none' })).toEqual({ lines: [], problems: [] })
})

test('what nobody knows is refused', () => {
  expect(read({ kind: 'lent' }).problems).toEqual(['unknown_value kind'])
  expect(read({ binding: 'scroll' }).problems).toEqual(['unknown_value binding'])
  expect(read({ paid: '', worth: '' }).problems).toEqual(['missing_value worth'])
})
