import type { BookFormat } from '@panai/contract/language/vocabulary'
import { type ChannelTaxes, sumOfTaxes, taxesIfAny } from '@panai/contract/royalties/channel-taxes'
import { channelNames, salesChannels } from '@panai/contract/sales/sales-channels'
import {
  identifyingColumns,
  type MappedLayout,
  type SalesColumn,
  summedColumns,
  type TaxColumn,
} from '@panai/contract/sales/sales-columns'
import type { SalesMeasure } from '@panai/contract/sales/sales-files'
import type { KnownAccounts } from '../known-accounts.ts'
import type { Column, Layout } from '../layouts/layout.ts'
import { monthAbove } from '../layouts/month-above.ts'
import type { RowFields } from '../row-fields.ts'
import { copies, type SalesLine, salesLine } from '../sales-row.ts'
import type { Period } from '../values/read-date.ts'
import { type AddedName, addedName } from './added-name.ts'
import { readFormat } from './read-format.ts'
import { type Counts, statusReader } from './status-reader.ts'

type Fields = RowFields<SalesColumn | AddedName>

/** The same as one of ours, so that all that is done with a file of a channel is done with this one too. */
export function mappedReader(mapped: MappedLayout): Layout {
  return {
    id: mapped.id,
    channel: mapped.columns.channel === undefined ? mapped.channel : null,
    account: mapped.account,
    estimate: false,
    columns: columnsOf(mapped),
    signature: [],
    supersedes: [],
    identifiedBy: 'order',
    totals: { book: [...identifyingColumns, 'author'], sums: ['copies', 'amount', 'proceeds'] },
    start(sheet) {
      const fields = sheet.fields as Fields // bound by the places of this layout, so the names are these
      const meaningOf = statusReader(mapped, fields)
      const month = mapped.columns.date === undefined ? monthAbove(sheet) : null
      return {
        leavesOut: () => (meaningOf() === 'nothing' && lacksPlace(fields) ? 'nothing' : null),
        read() {
          const meaning = meaningOf()
          const read = { month, accounts: sheet.accounts }
          if (meaning !== 'sale_and_return') return [readLine(mapped, fields, { ...read, meaning })]
          return readBoth(mapped, fields, read)
        },
      }
    },
  }
}

/** Nobody gives a day or a book to an order that came to nothing. */
function lacksPlace(fields: Fields): boolean {
  const isNamed = identifyingColumns.some((name) => fields.text(name) !== '')
  return !isNamed || (fields.has('date') && fields.text('date') === '')
}

/** A row needs a day, where a column has it, copies and the first of what names its book; any of the rest may be empty. */
function columnsOf({ columns, added = {} }: MappedLayout): Record<string, Column> {
  const isOneOfSeveral = (name: string) => summedColumns.some((one) => one === name && added[one]?.length)
  const needed = ['date', 'copies', identifyingColumns.find((one) => columns[one] !== undefined)]
  const further = summedColumns.flatMap((name) => added[name]?.map((_, at) => addedName(name, at)) ?? [])
  return Object.fromEntries(
    [...Object.keys(columns), ...further].map((name) => [
      name,
      needed.includes(name) && !isOneOfSeveral(name) ? { names: [] } : optionalColumn,
    ]),
  )
}

/** A number that may stand in several columns, together; null where none of them has one. */
function sum(
  { added = {} }: MappedLayout,
  name: SalesColumn,
  read: (name: SalesColumn | AddedName) => number | null,
): number | null {
  const summed = summedColumns.find((one) => one === name)
  if (summed === undefined) return read(name)
  return (added[summed] ?? [])
    .map((_, at) => read(addedName(summed, at)))
    .reduce((all, more) => (more === null ? all : (all ?? 0) + more), read(name))
}

function countIfAny(mapped: MappedLayout, fields: Fields, name: 'copies' | 'returned'): number | null {
  return sum(mapped, name, (one) => fields.countIfAny(one))
}

function count(mapped: MappedLayout, fields: Fields, name: 'copies'): number {
  return countIfAny(mapped, fields, name) ?? fields.count(name)
}

const optionalColumn = { names: [], optional: true } as const

/** The sale and its return. Where the row says itself how many copies came back, and those are not all, it has what is left. */
function readBoth(mapped: MappedLayout, fields: Fields, read: Pick<Read, 'month' | 'accounts'>): SalesLine[] {
  const sold = count(mapped, fields, 'copies')
  const returned = Math.abs(countIfAny(mapped, fields, 'returned') ?? 0)
  const only = sold <= 0 ? 'return' : returned > 0 && returned < sold ? 'sale' : null
  if (!fields.sound || only !== null) return [readLine(mapped, fields, { ...read, meaning: only ?? 'sale' })]
  const sale = readLine(mapped, fields, { ...read, meaning: 'sale', isWhole: true })
  if (!fields.sound) return [sale]
  const back = readLine(mapped, fields, { ...read, meaning: 'return', isWhole: true })
  // When the money was given back the row does not say.
  return [sale, { ...back, payment: sale.payment && { on: null, method: null } }]
}

type Read = {
  meaning: Exclude<Counts, 'sale_and_return'>
  /** Of all rows, where none names its day. */
  month: Period | null
  accounts: KnownAccounts
  /** Of all its copies, whatever it says of those that came back. */
  isWhole?: boolean
}

function readLine(
  mapped: MappedLayout,
  fields: Fields,
  { meaning, month, accounts, isWhole = false }: Read,
): SalesLine {
  const currency = mapped.currency ?? fields.currency('currency')
  const money = (name: SalesColumn) =>
    sum(mapped, name, (one) =>
      mapped.isInSmallest ? fields.countIfAny(one) : fields.moneyIfAny(one, currency),
    )
  const counted = readCopies(mapped, fields, { meaning, isWhole })
  const price = money('price')
  const reckoned = mapped.isAmountByPrice && price !== null ? counted.units * Math.abs(price) : null
  const amount = signed(meaning, money('amount') ?? reckoned)
  const paid = signed(meaning, money('proceeds'))
  const taxes = readTaxes(money, counted.units || (amount ?? paid ?? 0))
  const proceeds = paid !== null && taxes && !mapped.isBeforeTax ? paid + sumOfTaxes(taxes) : paid
  const sku = fields.textIfAny('number')
  const named = fields.book('isbn')
  const title = fields.textIfAny('title')
  if (sku === null && named.identifier === null && title === null) fields.refuseRow('no_identity')
  const line = salesLine({
    rowNumber: fields.rowNumber,
    measure: measureOf(meaning, counted.units === 0 && Boolean(amount || proceeds)),
    ...(mapped.channel === null ? readChannel(fields, accounts) : { channel: mapped.channel }),
    estimate: false,
    period: month ?? fields.dayOrMonth('date', mapped.dayOrder),
    ...named,
    identifier: named.identifier ?? sku,
    sku,
    title,
    author: fields.textIfAny('author'),
    format: mapped.format ?? formatOf(fields),
    orderId: fields.textIfAny('order'),
    buyerName: fields.textIfAny('buyer'),
    payment:
      fields.text('paid_on') === ''
        ? null
        : { on: fields.day('paid_on', mapped.dayOrder).from, method: fields.textIfAny('payment_method') },
    marketplace: fields.textIfAny('marketplace'),
    // Two words for one return are the same row.
    terms: meaning === 'nothing' ? fields.textIfAny('status') : null,
    ...counted,
    currency,
    listPrice: meaning === 'return' && price !== null ? Math.abs(price) : price,
    amount,
    proceeds,
    taxes,
  })
  if (fields.sound && line.units !== 0 && meaning !== 'nothing')
    for (const name of ['amount', 'proceeds'] as const)
      if (Math.sign(line[name] ?? 0) * Math.sign(line.units) < 0) fields.refuse('sign_differs', name)
  return line
}

/** What is kept of a sale comes back with its return, whichever sign the columns have. @param direction below zero: the row is a return */
function readTaxes(money: (name: TaxColumn) => number | null, direction: number): ChannelTaxes | null {
  const sign = direction < 0 ? -1 : 1
  const all = (...names: TaxColumn[]) =>
    names.reduce((kept, name) => kept + sign * Math.abs(money(name) ?? 0), 0)
  return taxesIfAny({
    tds: all('tds'),
    tcs: all('tcs', 'tcs_cgst', 'tcs_sgst'),
    gst: all('gst_on_fees') - all('gst_of_buyers'),
  })
}

/** Money without copies, such as a fee, belongs to no sale. */
function measureOf(meaning: Counts, isMoneyAlone: boolean): SalesMeasure {
  if (meaning === 'nothing') return 'orders'
  return isMoneyAlone ? 'charges' : 'copies'
}

function readCopies(
  mapped: MappedLayout,
  fields: Fields,
  { meaning, isWhole }: { meaning: Counts; isWhole: boolean },
): Pick<SalesLine, 'units' | 'unitsSold' | 'unitsReturned'> {
  const returned = isWhole ? 0 : Math.abs(countIfAny(mapped, fields, 'returned') ?? 0)
  const mayLack = meaning === 'nothing' || (meaning === 'return' && returned > 0)
  const sold = mayLack ? (countIfAny(mapped, fields, 'copies') ?? 0) : count(mapped, fields, 'copies')
  if (meaning === 'return') return copies(0 - Math.max(Math.abs(sold), returned))
  return { ...copies(sold - returned), ...(returned > 0 && { unitsSold: sold, unitsReturned: returned }) }
}

function signed(meaning: Counts, money: number | null): number | null {
  return money !== null && meaning === 'return' ? 0 - Math.abs(money) : money
}

/** A channel, or an account of our own by its name. */
function readChannel(fields: Fields, accounts: KnownAccounts): Pick<SalesLine, 'channel' | 'account'> {
  const text = fields.text('channel')
  const key = text.toLowerCase()
  const found = salesChannels.find((one) => one === key || channelNames[one].toLowerCase() === key)
  if (found !== undefined) return { channel: found, account: null }
  const account = accounts.find(text)
  if (account === null) fields.refuse(text === '' ? 'missing_value' : 'unknown_channel', 'channel')
  return { channel: account?.channel ?? 'direct', account: account?.id ?? null }
}

function formatOf(fields: Fields): BookFormat | null {
  const text = fields.text('format')
  const format = readFormat(text)
  if (text !== '' && format === null) fields.refuse('unknown_value', 'format')
  return format
}
