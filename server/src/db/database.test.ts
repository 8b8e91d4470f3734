import { FIRST_RATES_DAY } from '@panai/contract/calculator-rates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/a-database.ts'
import { aBlog, aBook } from '../../test/builders.ts'
import { inTransaction } from './transaction.ts'

test('whole numbers, decimals and days come as the types say', async () => {
  const { db } = await aDatabase()
  const { mrp_paise } = await aBook(db, { mrp_paise: Number.MAX_SAFE_INTEGER })
  expect(mrp_paise).toBe(9_007_199_254_740_991)
  expect((await aBook(db, { rating: 4.5 })).rating).toBe(4.5)
  const rates = await db.selectFrom('calculator_rates').select('valid_from').executeTakeFirstOrThrow()
  expect(rates.valid_from).toBe(FIRST_RATES_DAY)
})

test('a number too large to be exact is an error, never another number', async () => {
  const { db } = await aDatabase()
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError)
})

test('a query that runs too long is ended by the database', async () => {
  const { db } = await aDatabase()
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
  expect(rows).toEqual([{ statement_timeout: '30s' }])
})

test('what follows a transaction runs after its commit, and not at all when it fails', async () => {
  const { db } = await aDatabase()
  const seen: string[] = []
  const titles = () => db.selectFrom('blogs').select('title').execute()
  await inTransaction(
    db,
    (tx) => aBlog(tx, { title: 'kept' }),
    ({ title }) => void seen.push(title),
  )
  expect(seen).toEqual(['kept'])

  const failing = inTransaction(
    db,
    async (tx) => {
      await aBlog(tx, { title: 'lost' })
      throw new Error('no')
    },
    () => void seen.push('never'),
  )
  await expect(failing).rejects.toThrow('no')
  expect(seen).toEqual(['kept'])
  expect(await titles()).toEqual([{ title: 'kept' }])
})
