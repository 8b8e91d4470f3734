import { brand } from '@panai/contract/brand/brand'
import { toRupees } from '@panai/contract/money/money'
import { BYTE_ORDER_MARK, type Cell, writeCsv } from '../../formats/csv/write-csv.ts'
import { type DeletedProduct, productsOf, type TradeBook, type TradeProduct } from './products.ts'
import { writeDeletion, writeProduct } from './write-product.ts'
import { group, join, text } from './xml.ts'

/** What a feed tells, batch by batch: it is written as it is read and is nowhere whole. */
export type TradeBatch = { books: readonly TradeBook[]; deleted: readonly DeletedProduct[] }

/** A message of ONIX 3.0, by reference names. `sentAt` is the moment from which the next one goes on. */
export async function* writeOnix(batches: AsyncIterable<TradeBatch>, sentAt: Date): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">\n${header(sentAt)}\n`
  let isEmpty = true
  for await (const { books, deleted } of batches) {
    const products = [...books.flatMap(productsOf).map(writeProduct), ...deleted.map(writeDeletion)]
    if (products.length === 0) continue
    isEmpty = false
    yield `${products.join('\n')}\n`
  }
  if (isEmpty) yield '<NoProduct/>\n'
  yield '</ONIXMessage>\n'
}

function header(sentAt: Date): string {
  return join(
    group(
      'Header',
      group('Sender', text('SenderName', brand.name), text('EmailAddress', brand.email)),
      text('SentDateTime', sentAt.toISOString().replace(/[-:]|\.\d+/g, '')),
      text('MessageNote', `Catalogue of ${brand.name}`),
    ),
  )
}

type Column = readonly [heading: string, cell: (product: TradeProduct) => Cell]

const columns: readonly Column[] = [
  ['Record reference', (product) => product.recordReference],
  ['Status', ({ withdrawnAt }) => (withdrawnAt ? 'withdrawn' : 'active')],
  ['ISBN', ({ isbn }) => isbn],
  ['Reference', ({ ownIdentifier }) => ownIdentifier],
  ['Format', ({ format }) => format],
  ['Title', ({ book }) => book.title],
  ['Title in Latin letters', ({ book }) => book.title_latin],
  ['Subtitle', ({ book }) => book.subtitle],
  ['Author', ({ book }) => book.author.name],
  ['Author in Latin letters', ({ book }) => book.author.nameLatin],
  ['Contributors', ({ book }) => book.contributors.map(({ role, name }) => `${role}: ${name}`).join('; ')],
  ['Language', ({ book }) => book.language],
  ['Genre', ({ book }) => book.genre],
  ['Pages', ({ book }) => book.pages],
  ['Width in mm', ({ size }) => size?.width ?? null],
  ['Height in mm', ({ size }) => size?.height ?? null],
  ['MRP in INR', ({ mrp }) => toRupees(mrp)],
  ['Publisher', () => brand.name],
  ['Published', ({ book }) => book.publishedAt?.toISOString() ?? null],
  ['Withdrawn', ({ withdrawnAt }) => withdrawnAt?.toISOString() ?? null],
  ['Cover', ({ book }) => book.coverAddress],
  ['Description', ({ book }) => book.description],
  ['Description in English', ({ book }) => book.description_en],
  ['Description in Tamil', ({ book }) => book.description_ta],
  ['Edition', ({ book }) => book.edition],
]

/** The same as a table, a line for each product. */
export async function* writeTradeTable(batches: AsyncIterable<TradeBatch>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([columns.map(([heading]) => heading)])
  for await (const { books, deleted } of batches) {
    const rows = books.flatMap(productsOf).map((product) => columns.map(([, cell]) => cell(product)))
    const gone = deleted.map(({ recordReference, isbn, ownIdentifier }): Cell[] => [
      recordReference,
      'deleted',
      isbn,
      ownIdentifier,
      ...columns.slice(4).map(() => null),
    ])
    if (rows.length + gone.length > 0) yield writeCsv([...rows, ...gone])
  }
}
