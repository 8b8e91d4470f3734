import { postSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { aBook, anAgreement } from '../../server/test/builders.ts'
import { amazonSettlement, kdpPriorMonths, kdpSold } from '../../server/test/sales-files.ts'
import { anIsbn } from '../../server/test/sales-imports.ts'
import { call } from '../working/working.ts'
import type { Deps } from './deps.ts'
import { handInSales, handInWithoutNet, untilImportIs } from './hand-in-sales.ts'

/**
 * Two files of one month for a book of the owner's: the first is posted, the second could take its place. And a refund of an order that is in no
 * file, so that nobody knows how many copies came back; and rows of which nobody knows what the channel pays.
 * @returns how the answer about those is asked for
 */
export async function makeOverlappingImports(deps: Deps): Promise<Record<string, string>> {
  const { db, people, mark } = deps
  const isbn = anIsbn()
  const author_id = people.of('owner').authorId ?? 0
  const sku = `REFUNDED-${mark}`
  const book = await aBook(db, { author_id, isbn, formats: ['ebook'], reference: `attack-overlap-${mark}` })
  await db.insertInto('book_identifiers').values({ book_id: book.id, kind: 'sku', value: sku }).execute()
  const month = (copies: number) => kdpPriorMonths([kdpSold(isbn, copies, { Earnings: copies * 100 })])

  const { id, version } = await handInSales(deps, { file: '12 copies.xlsx', value: month(12) })
  await call(deps, 'accounts', postSalesImport, { input: { id: String(id), version } })
  await untilImportIs(deps, id, 'posted')
  await handInSales(deps, { file: '15 copies.xlsx', value: month(15) })
  const refund = { 'transaction-type': 'Refund', 'order-id': '404-1', sku, amount: '-40.00' }
  await handInSales(deps, { file: 'settlement.txt', value: amazonSettlement([refund]) })
  await anAgreement(db, book.id, [{ basis: 'net', rate_bp: 5_000 }])
  const { key } = await handInWithoutNet(deps, isbn)
  return { waits_for: 'net', key, kind: 'net', amount: '210' }
}
