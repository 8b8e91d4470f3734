import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { backUp, readRows, restore, rowsOf } from '../../../test/backups.ts'
import { expectRulesKept, standOf } from '../../../test/money/money-rules.ts'
import { type Step, sequence, soldRows } from '../../../test/money/money-steps.ts'
import { aMoneyWorld, type Work, type World } from '../../../test/money/money-world.ts'
import { decideStep, settledSteps } from '../../../test/money/take-step.ts'
import { Refusal } from '../../http/refusal.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'

/*
 * Files, sales by hand, terms, statements, payouts and what banks say of them in any order, each step done again and some by two at
 * once. After each of them the same must hold, whatever the steps were. `MONEY_SEED` repeats a run, `MONEY_SEQUENCES` makes it longer.
 */
const SEED = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000)
const SEQUENCES = Number(process.env.MONEY_SEQUENCES ?? 4)
const isByHand = process.env.MONEY_SEQUENCES !== undefined

/** The one that was stepped through last. */
let world: World | null = null
afterAll(() => world?.end())

/** What came of steps of each kind. */
const tally: Record<string, { done: number; refused: number; idle: number }> = {}

function count(kind: string, came: 'done' | 'refused' | 'idle'): void {
  const counted = tally[kind] ?? { done: 0, refused: 0, idle: 0 }
  counted[came] += 1
  tally[kind] = counted
}

/** @returns false when it was refused: then it has not happened. Anything else is a defect. */
async function isDone(work: Work): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Everything that is written down, mails and notices too; not the files that are on their way. */
async function books({ pool }: World) {
  const { unattached_files, ...rows } = await readRows(pool)
  return rows
}

async function stepThrough(world: World, steps: readonly Step[]): Promise<void> {
  let [stand, written] = [await standOf(world), await books(world)]
  for (const { what, together } of steps) {
    const work = await decideStep(world, what)
    if (!work) {
      count(what.do, 'idle')
      continue
    }
    const done = (await Promise.all((together ? [work, work] : [work]).map(isDone))).includes(true)
    count(what.do, done ? 'done' : 'refused')
    if (done && settledSteps.has(what.do)) world.settled.push(work)
    stand = await expectRulesKept(world, stand)
    const before = written
    written = await books(world)
    if (what.do === 'do an old step again') expect(written).toEqual(before)
    await isDone(work)
    expect(await books(world)).toEqual(written)
  }
}

test('whatever is done, twice or together: balances are sums, nobody is paid more than the rules allow, and nothing is done twice', async () => {
  console.log(`money in any order, seed ${SEED}`)
  await fc.assert(
    fc.asyncProperty(soldRows, sequence, async (rows, steps) => {
      await world?.end()
      world = await aMoneyWorld(rows)
      await stepThrough(world, steps)
      const made = await world.db.selectFrom('payouts').select('status').execute()
      for (const { status } of made) count(`payouts ${status}`, 'done')
      const recouped = await world.db.selectFrom('recoupments').select('amount_paise').execute()
      for (const { amount_paise } of recouped) count(amount_paise > 0 ? 'recouped' : 'given back', 'done')
    }),
    { numRuns: SEQUENCES, seed: SEED, endOnFailure: true },
  )
  if (isByHand) console.table(tally)
})

test('and the books come back from a backup as they were', async () => {
  if (!world) throw new Error('there are no books')
  const bare = await aDatabase('template0')
  await restore(await backUp({ connection: world.connection, storage: world.deps.storage }), bare.connection)
  expect(await rowsOf(bare.connection)).toEqual(await rowsOf(world.connection))
  expect(await findLedgerDifferences(bare.db)).toEqual([])
})
