import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { aFolder, backUp, restore, rowsOf } from '../../../test/backups.ts'
import { expectRulesKept, standOf } from '../../../test/money/money-rules.ts'
import { soldRows, step } from '../../../test/money/money-steps.ts'
import { aMoneyWorld, type Work, type World } from '../../../test/money/money-world.ts'
import { decideStep, settledSteps } from '../../../test/money/take-step.ts'
import { Refusal } from '../../http/refusal.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'

/*
 * Files, sales by hand, terms, statements, payouts and what banks say of them in any order, each step done again and some by two at
 * once. After each of them the same must hold, whatever the steps were. `MONEY_SEED` repeats a run, `MONEY_SEQUENCES` makes it longer.
 */
const SEED = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000)
const SEQUENCES = Number(process.env.MONEY_SEQUENCES ?? 8)
const isByHand = process.env.MONEY_SEQUENCES !== undefined

/** Everything that is written down, but for who looked at what and files that are on their way. */
async function books({ connection }: World) {
  const { record_changes, loose_files, ...rows } = await rowsOf(connection)
  return rows
}

async function isDone(work: Work): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const tally = new Map<string, { done: number; refused: number; idle: number }>()
function count(name: string, came: 'done' | 'refused' | 'idle'): void {
  const one = tally.get(name) ?? { done: 0, refused: 0, idle: 0 }
  one[came] += 1
  tally.set(name, one)
}

async function runThrough(
  world: World,
  steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
) {
  let stand = await standOf(world)
  for (const { what, together } of steps) {
    const work = await decideStep(world, what)
    if (!work) {
      count(what.do, 'idle')
      continue
    }
    const before = what.do === 'do an old step again' ? await books(world) : null
    const done = await Promise.all((together ? [work, work] : [work]).map(isDone))
    count(what.do, done.includes(true) ? 'done' : 'refused')
    if (before) expect(await books(world)).toEqual(before)
    if (done.includes(true) && settledSteps.has(what.do)) world.settled.push(work)
    stand = await expectRulesKept(world, stand)
    const written = await books(world)
    await isDone(work)
    expect(await books(world)).toEqual(written)
  }
}

test('whatever is done, twice or together: balances are sums, nobody is paid more than the rules allow, and nothing is done twice', {
  timeout: isByHand ? 0 : 180_000,
}, async () => {
  let world: World | null = null
  onTestFinished(async () => world?.end())
  await fc.assert(
    fc.asyncProperty(soldRows, fc.array(step, { minLength: 15, maxLength: 45 }), async (rows, steps) => {
      await world?.end()
      world = await aMoneyWorld(rows)
      await runThrough(world, steps)
    }),
    { numRuns: SEQUENCES, seed: SEED, endOnFailure: !isByHand },
  )
  const steps = [...tally.values()].reduce((sum, { done, refused }) => sum + done + refused, 0)
  console.log(`money in any order: seed ${SEED}, ${SEQUENCES} sequences, ${steps} steps`)
  if (isByHand) console.table(Object.fromEntries(tally))
})
