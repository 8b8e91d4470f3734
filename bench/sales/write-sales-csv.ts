import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { salesChannels } from '@panai/contract/sales/sales-channels'

const header =
  'sale_date,channel,order_id,isbn,title,author,format,units,currency,list_price,amount,proceeds,buyer_name\r\n'
export const BOOKS = 10_000
export const AUTHORS = 3_000
/** One book in so many has two authors, and so has one row: all books are in as many rows. */
export const SHARED = 4

/** Our own table with so many rows, the same ones each time: every tenth title is quoted, every sixth row is a return. */
export function writeSalesCsv(path: string, rows: number): Promise<void> {
  return pipeline(Readable.from(linesOf(rows)), createWriteStream(path))
}

function* linesOf(rows: number): Generator<string> {
  yield header
  let piece = ''
  for (let at = 0; at < rows; at += 1) {
    piece += lineOf(at)
    if (piece.length > 60_000 || at === rows - 1) {
      yield piece
      piece = ''
    }
  }
}

function lineOf(at: number): string {
  const book = (at * 7919) % BOOKS
  const [units, price] = [at % 6 === 5 ? -1 : (at % 3) + 1, 100 + (book % 800)]
  const title = at % 10 === 0 ? `"பொன்னியின் ""செல்வன்"", ${book}"` : `பொன்னியின் செல்வன் ${book}`
  const date = `2025-${two((at % 12) + 1)}-${two((at % 28) + 1)}`
  const channel = salesChannels[book % salesChannels.length]
  const proceeds = Math.trunc((units * price * 6) / 10)
  return `${date},${channel},ORD-${at},${isbnOf(book)},${title},கல்கி ${book % AUTHORS},paperback,${units},INR,${price}.00,${units * price}.00,${proceeds}.50,\r\n`
}

export function isbnOf(book: number): string {
  const body = `97881${String(book).padStart(7, '0')}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
