import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { panaiCsv } from '../../../../test/sales-files.ts'
import { postImport, readImport, shareInHalves } from '../../../../test/sales-imports.ts'
import { aClerk } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'

const ROWS = 500
const AUTHORS = 2

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

test('posting looks at each sale of a shared book a few times, also where the planner has counted none yet', async () => {
  const clerk = await aClerk(app)
  await aSharedBook('9788194012344')
  const sold = Array.from({ length: ROWS }, (_, at) => ({ order_id: `order ${at}` }))
  await postImport(clerk, await readImport(clerk, app, panaiCsv(sold)))
  await until(
    'the database tells what it has read',
    async () => (await readOfSales()).written === ROWS * AUTHORS,
  )
  expect((await readOfSales()).looked).toBeLessThanOrEqual(ROWS * AUTHORS * 5)
})

async function aSharedBook(isbn: string): Promise<void> {
  const book = await aBook(app.db, { isbn, pages: 200, trim_size: '5.5 X 8.5 in' })
  const other = await anAuthor(app.db)
  await shareInHalves(app.db, book.id, [book.author_id, other.id])
}

async function readOfSales(): Promise<{ written: number; looked: number }> {
  const { rows } = await sql<{ written: number; looked: number }>`
    select n_tup_ins as written, seq_tup_read + (
      select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'sales')::bigint as looked
    from pg_stat_user_tables where relname = 'sales'`.execute(app.db)
  return rows[0] ?? { written: 0, looked: 0 }
}
