import { expect, onTestFinished, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../test/a-database.ts'
import {
  anEarner,
  changing,
  MONTH,
  makeARun,
  manyEarners,
  payAll,
  payeesInMemory,
  standOf,
  twoClerks,
} from '../../../test/money/payouts.ts'
import { fail } from '../../../test/money/sales.ts'
import { createDatabase, createPool, type Database } from '../../db/database.ts'
import { createLogger } from '../../log/logger.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { makeRun } from './make-run.ts'
import { payRun } from './pay-run.ts'
import { retryPayout } from './retry-payout.ts'

/** Another server of the same company. */
function anotherNode({ connection }: TestDatabase): Database {
  const pool = createPool(connection, createLogger({ logLevel: 'error' }))
  onTestFinished(() => pool.end())
  return createDatabase(pool)
}

test('two clerks on two servers make and approve together, again and again: everybody is paid once', async () => {
  const database = await aDatabase()
  const { db } = database
  const nodes = [anotherNode(database), anotherNode(database)]
  const authors = await manyEarners(db, 450)
  const { maker, approver: by } = await twoClerks(db)
  const made = await Promise.allSettled(
    nodes.map((node) => node.transaction().execute((tx) => makeRun(tx, payeesInMemory(), maker, MONTH))),
  )
  const [runId = 0, ...others] = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(others).toEqual([])
  const press = (node: Database) => payRun(changing(node), payeesInMemory(), { runId, by, forMs: 60_000 })
  await Promise.all([...nodes, ...nodes].map(press))
  await payAll(db, payeesInMemory(), runId)
  expect(await standOf(db, authors)).toEqual(authors.map(() => [0, 1]))
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('one that failed is made again by two together: once', async () => {
  const database = await aDatabase()
  const { db } = database
  const nodes = [anotherNode(database), anotherNode(database)]
  const author = await anEarner(db, 700)
  const runId = await makeARun(db)
  await payAll(db, payeesInMemory(), runId)
  const { id } = await db.selectFrom('payouts').select('id').executeTakeFirstOrThrow()
  await Promise.all([fail(nodes[0] ?? db, id), fail(nodes[1] ?? db, id)])
  const { maker } = await twoClerks(db)
  const retries = await Promise.allSettled(
    nodes.map((node) => node.transaction().execute((tx) => retryPayout(tx, payeesInMemory(), maker, id))),
  )
  const [retry = 0, ...others] = retries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(others).toEqual([])
  await payAll(db, payeesInMemory(), retry)
  expect(await standOf(db, [author])).toEqual([[0, 1]])
})
