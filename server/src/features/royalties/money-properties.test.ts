import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { backUp, readRows, restore, rowsOf } from '../../../test/backups.ts'
import type { Versions } from '../../../test/keep-rows.ts'
import { expectRecounted, expectRulesKept, standOf } from '../../../test/money/money-rules.ts'
import { type Step, soldRows } from '../../../test/money/money-steps.ts'
import {
  aMoneyWorld,
  aPublisher,
  type Publisher,
  type Work,
  type World,
} from '../../../test/money/money-world.ts'
import { sequence } from '../../../test/money/sequence.ts'
import { decideStep, isSettled } from '../../../test/money/take-step.ts'
import { Refusal } from '../../http/refusal.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'

/*
 * Files, sales by hand, terms, statements, payouts and what banks say of them in any order, each step done again and some by two at
 * once. After each of them the same must hold, whatever the steps were. `MONEY_SEED` repeats a run, `MONEY_SEQUENCES` makes it longer.
 */
const SEED = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000)
const SEQUENCES = Number(process.env.MONEY_SEQUENCES ?? 100)
const isByHand = process.env.MONEY_SEQUENCES !== undefined

/** One for all sequences: each begins as if the ones before had not been. */
let publisher: Publisher
beforeAll(async () => {
  publisher = await aPublisher()
})
afterAll(() => publisher.end())

/** What came of steps of each kind. */
const tally: Record<string, { done: number; refused: number; idle: number }> = {}

function count(kind: string, came: 'done' | 'refused' | 'idle'): void {
  const counted = tally[kind] ?? { done: 0, refused: 0, idle: 0 }
  counted[came] += 1
  tally[kind] = counted
}

/** All is recounted after so many steps, and at the end. */
const STEPS_UNCOUNTED = 6

/** What so many sequences have surely come to. */
const ENOUGH = 2_000
const everything = [
  ...Object.keys(isSettled),
  ...['payouts processing', 'payouts completed', 'payouts failed', 'recouped', 'given back'],
]

/** All at once. @returns false when each was refused: then it has not happened. Anything else is a defect. */
async function isDone(...works: Work[]): Promise<boolean> {
  const came = await Promise.allSettled(works.map((work) => work()))
  for (const one of came) if (one.status === 'rejected' && !(one.reason instanceof Refusal)) throw one.reason
  return came.some(({ status }) => status === 'fulfilled')
}

/** Everything that is written down, mails and notices too; not the files that are on their way. */
async function books({ rows }: Publisher): Promise<Versions> {
  const { unattached_files, ...versions } = await rows.versions()
  return versions
}

/** Looking again writes rows anew that are as they were: there it is read what they say. */
async function said({ pool }: Publisher) {
  const { unattached_files, ...rows } = await readRows(pool)
  return rows
}

async function stepThrough(world: World, steps: readonly Step[]): Promise<void> {
  let [stand, written] = [await standOf(world), await books(world)]
  for (const [at, { what, together }] of steps.entries()) {
    if (at > 0 && at % STEPS_UNCOUNTED === 0) await expectRecounted(world)
    const work = await decideStep(world, what)
    if (!work) {
      count(what.do, 'idle')
      continue
    }
    const done = await (together ? isDone(work, work) : isDone(work))
    count(what.do, done ? 'done' : 'refused')
    if (done && isSettled[what.do]) world.settled.push(work)
    const before = written
    written = await books(world)
    if (what.do === 'do an old step again') expect(written).toEqual(before)
    if (!isDeepStrictEqual(written, before)) stand = await expectRulesKept(world, stand)
    const looked = what.do === 'look again' ? await said(world) : null
    await isDone(work)
    if (looked) {
      expect(await said(world)).toEqual(looked)
      written = await books(world)
    } else expect(await books(world)).toEqual(written)
  }
  await expectRecounted(world)
}

test('steps in any order, repeated or at the same time: balances are sums, nobody is paid more than the rules allow, nothing counts twice', async () => {
  console.log(`money in any order, seed ${SEED}`)
  await fc.assert(
    fc.asyncProperty(soldRows, sequence, async (sold, steps) => {
      const world = await aMoneyWorld(publisher, sold)
      await stepThrough(world, steps)
      const made = await world.db.selectFrom('payouts').select('status').execute()
      for (const { status } of made) count(`payouts ${status}`, 'done')
      const recouped = await world.db.selectFrom('recoupments').select('amount_paise').execute()
      for (const { amount_paise } of recouped) count(amount_paise > 0 ? 'recouped' : 'given back', 'done')
    }),
    { numRuns: SEQUENCES, seed: SEED, endOnFailure: !isByHand },
  )
  if (isByHand) console.table(tally)
  if (SEQUENCES >= ENOUGH) expect(everything.filter((kind) => !tally[kind]?.done)).toEqual([])
})

test('and the books come back from a backup as they were', async () => {
  const bare = await aDatabase('template0')
  const { connection, deps } = publisher
  await restore(await backUp({ connection, storage: deps.storage }), bare.connection)
  expect(await rowsOf(bare.connection)).toEqual(await rowsOf(connection))
  expect(await findLedgerDifferences(bare.db)).toEqual([])
})
