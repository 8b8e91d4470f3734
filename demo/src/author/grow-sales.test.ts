import { findLedgerDifferences } from '@panai/server/features/royalties/index'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../server/test/a-database.ts'
import { growSales } from './grow-sales.ts'

test('it grows to the number that was asked for, and asked again it adds nothing', async () => {
  const { db } = await aDatabase()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const grown = await growSales(db, { sales: 2_100, say })
  expect(said).toEqual(['2000 of 2100 sales', '2100 of 2100 sales'])
  expect(await growSales(db, { sales: 2_100, say })).toEqual(grown)
  const kept = await db.selectFrom('author_totals').select(['author_id', 'sales']).execute()
  expect(kept).toEqual([{ author_id: grown.authorId, sales: 2_100 }])
  expect(await findLedgerDifferences(db)).toEqual([])
})
