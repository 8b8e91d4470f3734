import { inTransaction } from '../../src/db/transaction.ts'
import { discardRun, startIssuing, verifyRun } from '../../src/features/statements/staff/change-run.ts'
import { remakeStatement } from '../../src/features/statements/staff/change-statement.ts'
import { startRun } from '../../src/features/statements/staff/start-run.ts'
import { workOnRuns } from '../../src/features/statements/work-on-runs.ts'
import { pick, type What } from './money-steps.ts'
import type { Work, World } from './money-world.ts'
import { monthAfter } from './statements.ts'

type StatementStep = Extract<What, { do: 'state' | 'make a statement again' | 'throw statements away' }>

export async function statementStep(world: World, what: StatementStep): Promise<Work | null> {
  const { db } = world
  switch (what.do) {
    case 'state': {
      const from = await nextPeriod(world)
      return async () => {
        const id = await inTransaction(db, (tx) => startRun(tx, { period: 'month', from, accountId: null }))
        await work(world)
        if (what.until === 'made') return
        await inTransaction(db, (tx) => verifyRun(tx, id, 'all'))
        if (what.until === 'verified') return
        await inTransaction(db, (tx) => startIssuing(tx, id))
        await work(world)
      }
    }
    case 'make a statement again': {
      const open = await db
        .selectFrom('statements')
        .select('id')
        .where('state', 'in', ['draft', 'verified'])
        .orderBy('id')
        .execute()
      const found = pick(open, what.which)
      return found ? () => inTransaction(db, (tx) => remakeStatement(tx, found.id)) : null
    }
    case 'throw statements away': {
      const runs = await db.selectFrom('statement_runs').select('id').orderBy('id').execute()
      const id = runs.at(-1)?.id
      return id === undefined ? null : () => inTransaction(db, (tx) => discardRun(tx, id))
    }
  }
}

function work({ deps }: World): Promise<string> {
  return workOnRuns.work(deps, new AbortController().signal)
}

/** The last one as long as there is something to issue in it, else the next. */
async function nextPeriod({ db }: World): Promise<string> {
  const periods = await db
    .selectFrom('statement_runs')
    .select((eb) => [
      'period_from',
      eb
        .exists(
          eb
            .selectFrom('statements')
            .select('id')
            .whereRef('run_id', '=', 'statement_runs.id')
            .where('state', 'in', ['draft', 'verified']),
        )
        .as('is_open'),
    ])
    .where('state', '<>', 'discarded')
    .orderBy('period_from')
    .execute()
  const last = periods.at(-1)
  return last?.is_open ? last.period_from : monthAfter(periods.length)
}
