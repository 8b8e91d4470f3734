import { approvePayoutRun, getPayoutRun } from '@panai/contract/payouts/staff/payouts'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { aDataFolder, addressOf, aProcess } from '../../../test/a-process.ts'
import { anAccount, signInWithFactor } from '../../../test/accounts.ts'
import { ask } from '../../../test/ask.ts'
import { addVerifiedPayees } from '../../../test/money/add-verified-payees.ts'
import { findCreditDifferences, makeARun, manyEarners, standOf } from '../../../test/money/payouts.ts'
import { testKeys } from '../../../test/payees.ts'
import { until } from '../../../test/until.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { payeeLookup } from './payee-lookup.ts'

const ROUNDS = 10
const AUTHORS = 3_000

test('kill -9 amid a run, again and again: whoever presses next goes on, nothing twice and nothing lost', async () => {
  const database = await aDatabase()
  const { db } = database
  const authors = await manyEarners(db, AUTHORS)
  await addVerifiedPayees(db, testKeys.data, authors)
  const clerk = await signInWithFactor(db, await anAccount(db, { role: 'accounts' }))
  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder(), DEMO: '0' }
  const runId = await makeARun(db, payeeLookup(testKeys))
  const press = (origin: string) =>
    ask(origin, approvePayoutRun.path.replace('{id}', String(runId)), { method: 'POST', headers: clerk })

  for (let round = 0; round < ROUNDS; round++) {
    const node = aProcess(settings)
    const origin = await node.origin
    const pressed = press(origin).catch(() => null)
    // Turn about as soon as it is at a batch, and as soon as more of them are paid.
    const before = await countPaid()
    const isReached = round % 2 === 0 ? isAtBatch : async () => (await countPaid()) > before
    await until('it pays', isReached)
    node.kill('SIGKILL')
    await node.exit
    await pressed
    expect(await findLedgerDifferences(db)).toEqual([])
  }
  const node = aProcess(settings)
  const origin = await node.origin
  for (let state = 'paying'; state === 'paying'; )
    state = getPayoutRun.output.parse((await press(origin)).json()).data.state
  expect(await standOf(db, authors)).toEqual(authors.map(() => [0, 1]))
  expect([await findLedgerDifferences(db), await findCreditDifferences(db)]).toEqual([[], []])

  async function countPaid() {
    const { paid } = await db
      .selectFrom('payouts')
      .select(({ fn }) => fn.countAll<number>().as('paid'))
      .executeTakeFirstOrThrow()
    return Number(paid)
  }
  async function isAtBatch() {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state <> 'idle' and query like '%payout%'`,
    )
    return rows.length > 0
  }
})
