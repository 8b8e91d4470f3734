import { getStaffSale, listStaffSales } from '@panai/contract/sales-import/staff/sales'
import { expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { anApplication } from '../../../../test/an-application.ts'
import { aBook } from '../../../../test/builders.ts'
import { aSale, sell } from '../../../../test/money/sales.ts'

test('sales are listed as they were recorded, the newest first, and found by book and author', async () => {
  const { db, get } = await anApplication()
  const headers = await signInAs(db, await anAccount(db, { role: 'accounts' }))
  const book = await aBook(db, { title: 'பனை ஓலை' })
  const other = await aBook(db)
  const dates = ['2026-03-01', '2026-03-02', '2026-03-03']
  for (const soldOn of dates) await sell(db, aSale(book.author_id, { bookId: book.id, soldOn }))
  await sell(db, aSale(other.author_id, { bookId: other.id }))

  const list = async (query: string) =>
    listStaffSales.output.parse((await get(`/api/staff/sales?${query}`, headers)).json())
  const all = await list('')
  expect(all.meta).toMatchObject({ page: 1, total: 4, at_least: false })
  expect(all.data[0]).toMatchObject({ book_id: other.id, author_id: other.author_id })

  const ofBook = await list(`book_id=${book.id}&per_page=2&page=2&sort=id`)
  expect(ofBook.meta.total).toBe(3)
  expect(ofBook.data.map(({ sale_date }) => sale_date)).toEqual(['2026-03-03'])
  expect((await list(`author_id=${other.author_id}`)).data).toHaveLength(1)

  const { data } = getStaffSale.output.parse(
    (await get(`/api/staff/sales/${all.data[3]?.id}`, headers)).json(),
  )
  expect(data).toMatchObject({ book_title: 'பனை ஓலை', sale_date: '2026-03-01', amount: 598, royalty: 179.4 })
  expect((await get('/api/staff/sales/999999', headers)).status).toBe(404)
})
