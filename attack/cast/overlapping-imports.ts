import { postSalesImport, uploadSalesFile } from '@panai/contract/staff/sales-imports'
import { aBook } from '../../server/test/builders.ts'
import { amazonSettlement, kdpPriorMonths, kdpSold } from '../../server/test/sales-files.ts'
import { anIsbn } from '../../server/test/sales-imports.ts'
import { until } from '../../server/test/until.ts'
import { type Deps, postForm, postJson } from './deps.ts'

/**
 * Two files of one month for a book of the owner's: the first is posted, the second could take its place. And a refund of an order that is in no
 * file, so that nobody knows how many copies came back.
 */
export async function makeOverlappingImports(deps: Deps): Promise<void> {
  const { db, people, mark } = deps
  const isbn = anIsbn()
  const author_id = people.of('owner').authorId ?? 0
  const sku = `REFUNDED-${mark}`
  const book = await aBook(db, { author_id, isbn, formats: ['ebook'], reference: `attack-overlap-${mark}` })
  await db.insertInto('book_identifiers').values({ book_id: book.id, kind: 'sku', value: sku }).execute()

  const reached = (id: number, state: string) =>
    until(`import ${id} is ${state}`, async () => {
      const found = await db
        .selectFrom('sales_imports')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirst()
      return found?.state === state
    })
  const month = (copies: number) => kdpPriorMonths([kdpSold(isbn, copies, { Earnings: copies * 100 })])
  const read = async (file: string, value: Uint8Array) => {
    const got = await postForm(deps, 'accounts', uploadSalesFile.path, [
      { name: 'file', file, value: Buffer.from(value) },
    ])
    const { id } = uploadSalesFile.output.parse(JSON.parse(got.body.toString())).data
    await reached(id, 'ready')
    return db
      .selectFrom('sales_imports')
      .select(['id', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  const { id, version } = await read('12 copies.xlsx', month(12))
  await postJson(deps, 'accounts', postSalesImport.path.replace('{id}', String(id)), { version })
  await reached(id, 'posted')
  await read('15 copies.xlsx', month(15))
  const refund = { 'transaction-type': 'Refund', 'order-id': '404-1', sku, amount: '-40.00' }
  await read('settlement.txt', amazonSettlement([refund]))
}
