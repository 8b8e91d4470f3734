import { postSalesImport, uploadSalesFile } from '@panai/contract/staff/sales-imports'
import { aBook } from '../../server/test/builders.ts'
import { kdpPriorMonths, kdpSold } from '../../server/test/sales-files.ts'
import { anIsbn } from '../../server/test/sales-imports.ts'
import { until } from '../../server/test/until.ts'
import { type Deps, postForm, postJson } from './deps.ts'

/** Two files of one month for a book of the owner's: the first is posted, the second could take its place. */
export async function makeOverlappingImports(deps: Deps): Promise<void> {
  const { db, people, mark } = deps
  const isbn = anIsbn()
  const author_id = people.of('owner').authorId ?? 0
  await aBook(db, { author_id, isbn, formats: ['ebook'], reference: `attack-overlap-${mark}` })

  const reached = (id: number, state: string) =>
    until(`import ${id} is ${state}`, async () => {
      const found = await db
        .selectFrom('sales_imports')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirst()
      return found?.state === state
    })
  const read = async (copies: number) => {
    const value = kdpPriorMonths([kdpSold(isbn, copies, { Earnings: copies * 100 })])
    const got = await postForm(deps, 'accounts', uploadSalesFile.path, [
      { name: 'file', file: `${copies} copies.xlsx`, value: Buffer.from(value) },
    ])
    const { id } = uploadSalesFile.output.parse(JSON.parse(got.body.toString())).data
    await reached(id, 'ready')
    return db
      .selectFrom('sales_imports')
      .select(['id', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  const { id, version } = await read(12)
  await postJson(deps, 'accounts', postSalesImport.path.replace('{id}', String(id)), { version })
  await reached(id, 'posted')
  await read(15)
}
