import { bookFormats } from '@panai/contract/language/vocabulary'
import type { Currency } from '@panai/contract/money/currencies'
import { eachTax, taxesIfAny } from '@panai/contract/royalties/channel-taxes'
import { salesChannels } from '@panai/contract/sales/sales-channels'
import { royaltyBases } from '@panai/contract/sales/sales-files'
import type { KnownAccounts } from '../known-accounts.ts'
import type { RowFields } from '../row-fields.ts'
import { copies, type SalesLine } from '../sales-row.ts'
import { readAsin, readIsbn } from '../values/read-isbn.ts'
import { column, defineLayout, optional } from './layout.ts'

/** The table of `docs/operations/sales-csv.md`. It is ours, so nothing in it is guessed or rounded. */
const columns = {
  date: column('sale date'),
  channel: column('channel'),
  orderId: optional('order id'),
  isbn: optional('isbn'),
  asin: optional('asin'),
  sku: optional('sku'),
  title: optional('title'),
  author: optional('author'),
  format: optional('format'),
  units: column('units'),
  freeUnits: optional('free units'),
  currency: column('currency'),
  listPrice: optional('list price'),
  amount: column('amount'),
  costs: optional('costs'),
  proceeds: optional('proceeds'),
  tds: optional('tds'),
  tcs: optional('tcs'),
  gst: optional('gst'),
  royalty: optional('royalty'),
  basis: optional('royalty basis'),
  marketplace: optional('marketplace'),
  buyer: optional('buyer name'),
  paidOn: optional('paid on'),
  method: optional('payment method'),
  estimated: optional('estimated'),
} as const

type Fields = RowFields<keyof typeof columns>

export const panaiCsv = defineLayout({
  id: 'panai-csv',
  name: 'Our own sales table',
  channel: null,
  estimate: false,
  clerks: {
    where: null,
    form: 'text or workbook (.xlsx)',
    reads: 'What it says is taken without guessing or rounding.',
  },
  columns,
  signature: ['date', 'channel', 'units', 'currency', 'amount'],
  totals: { book: ['isbn', 'asin', 'sku', 'title', 'author'], sums: ['units', 'amount', 'proceeds'] },
  start: ({ fields, accounts }) => ({ read: () => [readLine(fields, accounts)] }),
})

function readLine(fields: Fields, accounts: KnownAccounts): SalesLine {
  const currency = fields.currency('currency')
  const units = fields.count('units')
  const amount = fields.exactMoneyIfAny('amount', currency) ?? fields.refuse('missing_value', 'amount')
  const line: SalesLine = {
    rowNumber: fields.rowNumber,
    furtherRows: [],
    measure: 'copies',
    ...readChannel(fields, accounts),
    estimate: fields.text('estimated') !== '' && oneOf(fields, 'estimated', ['yes', 'no']) === 'yes',
    ...readBook(fields),
    format: optionalOneOf(fields, 'format', bookFormats),
    orderId: fields.textIfAny('orderId'),
    buyerName: fields.textIfAny('buyer'),
    payment: readPayment(fields),
    marketplace: fields.textIfAny('marketplace'),
    terms: null,
    period: fields.day('date', null),
    ...copies(units),
    refundOf: null,
    freeUnits: fields.countIfAny('freeUnits') ?? 0,
    pages: 0,
    ...readMoney(fields, currency, amount),
    discount: null,
    royaltyBasis: optionalOneOf(fields, 'basis', royaltyBases),
    conversionRate: null,
  }
  if (fields.sound) checkLine(fields, line, amount)
  return line
}

function readBook(
  fields: Fields,
): Pick<SalesLine, 'isbn' | 'asin' | 'sku' | 'identifier' | 'title' | 'author'> {
  const [writtenIsbn, writtenAsin] = [fields.text('isbn'), fields.text('asin')]
  const [isbn, asin] = [readIsbn(writtenIsbn), readAsin(writtenAsin)]
  if (writtenIsbn !== '' && isbn === null) fields.refuse('bad_isbn', 'isbn')
  if (writtenAsin !== '' && asin === null) fields.refuse('unknown_value', 'asin')
  const [sku, title] = [fields.textIfAny('sku'), fields.textIfAny('title')]
  if (writtenIsbn === '' && writtenAsin === '' && sku === null && title === null)
    fields.refuseRow('no_identity')
  const identifier = writtenIsbn || writtenAsin || sku
  return { isbn, asin, sku, identifier, title, author: fields.textIfAny('author') }
}

function readPayment(fields: Fields): SalesLine['payment'] {
  const method = fields.textIfAny('method')
  if (fields.text('paidOn') !== '') return { on: fields.day('paidOn', null).from, method }
  if (method !== null) fields.refuse('payment_without_day', 'method')
  return null
}

/** Without `proceeds` the channel took nothing off but the costs. */
function readMoney(fields: Fields, currency: Currency, amount: number) {
  const costs = fields.exactMoneyIfAny('costs', currency)
  return {
    currency,
    listPrice: fields.exactMoneyIfAny('listPrice', currency),
    amount,
    costs,
    proceeds: fields.exactMoneyIfAny('proceeds', currency) ?? amount - (costs ?? 0),
    taxes: taxesIfAny(eachTax((tax) => fields.exactMoneyIfAny(tax, currency) ?? 0)),
    royalty: fields.exactMoneyIfAny('royalty', currency),
  }
}

function checkLine(
  fields: Fields,
  { units, freeUnits, royalty, proceeds, taxes }: SalesLine,
  amount: number,
): void {
  if (units === 0 && freeUnits === 0) fields.refuse('nothing_sold', 'units')
  if (Math.sign(amount) * Math.sign(units) < 0 || (units === 0 && amount !== 0))
    fields.refuse('sign_differs', 'amount')
  if (Math.sign(royalty ?? 0) * Math.sign(units) < 0) fields.refuse('sign_differs', 'royalty')
  if (units > 0 && fields.text('proceeds') !== '' && (proceeds ?? 0) < 0)
    fields.refuse('sign_differs', 'proceeds')
  // Only GST of buyers is passed on.
  for (const tax of ['tds', 'tcs'] as const)
    if (Math.sign(taxes?.[tax] ?? 0) * Math.sign(units) < 0) fields.refuse('sign_differs', tax)
}

/** A channel, or an account of our own by its name. */
function readChannel(fields: Fields, accounts: KnownAccounts): Pick<SalesLine, 'channel' | 'account'> {
  const text = fields.text('channel')
  // The exact spelling is the common case of a million rows.
  const found =
    salesChannels.find((one) => one === text) ?? salesChannels.find((one) => one === text.toLowerCase())
  if (found !== undefined) return { channel: found, account: null }
  const account = accounts.find(text)
  if (account === null) fields.refuse(text === '' ? 'missing_value' : 'unknown_channel', 'channel')
  return { channel: account?.channel ?? 'direct', account: account?.id ?? null }
}

function optionalOneOf<Value extends string>(
  fields: Fields,
  name: keyof typeof columns,
  values: readonly Value[],
) {
  return fields.text(name) === '' ? null : oneOf(fields, name, values)
}

function oneOf<Value extends string>(
  fields: Fields,
  name: keyof typeof columns,
  values: readonly Value[],
): Value | null {
  const text = fields.text(name)
  // The exact spelling is the common case of a million rows.
  const found = values.find((value) => value === text) ?? values.find((value) => value === text.toLowerCase())
  if (found === undefined) fields.refuse(text === '' ? 'missing_value' : 'unknown_value', name)
  return found ?? null
}
