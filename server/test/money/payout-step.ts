import { createHash } from 'node:crypto'
import type { PayoutRunState } from '@panai/contract/payouts/staff/payout-rules'
import { inTransaction } from '../../src/db/transaction.ts'
import { discardRun } from '../../src/features/payouts/discard-run.ts'
import { makeRun } from '../../src/features/payouts/make-run.ts'
import { payRun } from '../../src/features/payouts/pay-run.ts'
import { planResults } from '../../src/features/payouts/plan-results.ts'
import { readResultFile } from '../../src/features/payouts/read-result-file.ts'
import { retryPayout } from '../../src/features/payouts/retry-payout.ts'
import { takeResults } from '../../src/features/payouts/take-results.ts'
import { pick, type What } from './money-steps.ts'
import type { Work, World } from './money-world.ts'
import { aPayee, changing, payeesInMemory } from './payouts.ts'

type PayoutStep = Extract<
  What,
  {
    do:
      | 'make a payout run'
      | 'pay a run'
      | 'discard a run'
      | 'take results in'
      | 'retry a payout'
      | 'change details'
  }
>

export async function payoutStep(world: World, what: PayoutStep): Promise<Work | null> {
  const { db, payees, authors, clerk, approver } = world
  const deps = payeesInMemory(payees)
  switch (what.do) {
    case 'make a payout run':
      return () => inTransaction(db, (tx) => makeRun(tx, deps, clerk, what.month))
    case 'pay a run': {
      const runId = pick(await runsIn(world, ['ready', 'paying']), what.which)
      return runId === undefined
        ? null
        : () => payRun(changing(db), deps, { runId, by: approver, forMs: 60_000 })
    }
    case 'discard a run': {
      const runId = pick(await runsIn(world, ['ready', 'made']), what.which)
      return runId === undefined ? null : () => inTransaction(db, (tx) => discardRun(tx, runId))
    }
    case 'take results in':
      return resultFile(world, what)
    case 'retry a payout': {
      const failed = await db
        .selectFrom('payouts')
        .select('id')
        .where('status', '=', 'failed')
        .orderBy('id')
        .execute()
      const payout = pick(failed, what.which)
      return payout ? () => inTransaction(db, (tx) => retryPayout(tx, deps, clerk, payout.id)) : null
    }
    case 'change details': {
      const author = pick(authors, what.which) ?? 0
      return async () => {
        if (what.to === 'none') payees.set(author, null)
        else if (what.to === 'others') payees.set(author, aPayee(author + 1_000, { hasPan: false }))
        else payees.delete(author)
      }
    }
  }
}

async function runsIn({ db }: World, states: readonly PayoutRunState[]): Promise<number[]> {
  const rows = await db
    .selectFrom('payout_runs')
    .select('id')
    .where('state', 'in', states)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What the bank says of the newest payouts. It calls one that has failed completed only where it may contradict itself. */
async function resultFile(
  { db, clerk }: World,
  { outcomes, mayContradict }: Extract<PayoutStep, { do: 'take results in' }>,
): Promise<Work | null> {
  const payouts = await db
    .selectFrom('payouts')
    .select(['id', 'reference', 'status'])
    .orderBy('id', 'desc')
    .limit(outcomes.length)
    .execute()
  const rows = payouts.flatMap(({ id, reference, status }, at) => {
    const outcome = outcomes[at]
    if (!outcome || (status === 'failed' && outcome === 'completed' && !mayContradict)) return []
    return outcome === 'completed' ? `${reference},SUCCESS,UTR${id},` : `${reference},returned,,Closed`
  })
  if (rows.length === 0) return null
  const bytes = Buffer.from(`Reference,Status,Transaction ID,Reason\n${rows.join('\n')}\n`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return async () => {
    const given = readResultFile(bytes)
    const { token } = await planResults(db, given)
    await inTransaction(db, (tx) => takeResults(tx, given, { by: clerk, sha256, token }))
  }
}
