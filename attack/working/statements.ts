import {
  answerStatementQuery,
  discardStatementRun,
  getStatementQuery,
  issueStatementRun,
  listStatementQueries,
  listStatementRuns,
  remakeStatement,
  startStatementRun,
  verifyStatement,
  verifyStatementRun,
} from '@panai/contract/statements/staff/statements'
import { queryLine } from '@panai/contract/statements/statements'
import { sql } from 'kysely'
import { anAuthor } from '../../server/test/builders.ts'
import { aSale, sell } from '../../server/test/money/sales.ts'
import { draftAlone } from '../../server/test/money/statements.ts'
import { until } from '../../server/test/until.ts'
import type { Deps } from '../cast/deps.ts'
import { callFor, working } from './working.ts'

/** In a run that holds the statement of one author and nothing else. */
async function aDraft({ db }: Deps): Promise<{ run: string; statement: string }> {
  const { id: authorId } = await anAuthor(db)
  await sell(db, aSale(authorId))
  const { runId, statementId } = await db.transaction().execute((tx) => draftAlone(tx, authorId))
  return { run: String(runId), statement: String(statementId) }
}

/** Statements that are still open are in the way of the next period. */
async function issueWhatIsOpen(deps: Deps): Promise<void> {
  await untilAtRest(deps)
  const { data } = await callFor(deps, 'admin', listStatementRuns, { per_page: '100' })
  for (const run of data.filter(({ draft, verified }) => draft + verified > 0)) {
    const id = String(run.id)
    await callFor(deps, 'admin', verifyStatementRun, { id, which: 'all' })
    await callFor(deps, 'admin', issueStatementRun, { id })
    await untilAtRest(deps)
  }
}

function untilAtRest({ db }: Deps): Promise<void> {
  return until('no run is being made or issued', async () => {
    const { rows } = await sql`select from statement_runs where state in ('working', 'issuing')`.execute(db)
    return rows.length === 0
  })
}

/** A statement goes on from the one with the highest number. Authors have theirs in numbers of their own: new ones come behind all of them. */
async function numberBehindAll({ db }: Deps): Promise<void> {
  await sql`select setval('statements_id_seq', (select max(id) + 1000000 from statements))`.execute(db)
}

/** The month behind all that runs were made for. */
async function nextMonth({ db }: Deps): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    select date_trunc('month', max(period_to) + interval '1 month')::date::text as month
    from statement_runs where state <> 'discarded'`.execute(db)
  return rows[0]?.month ?? '2020-01-01'
}

/** Of the statement that the author has from the beginning. */
async function aLine({ db, people }: Deps): Promise<{ id: string }> {
  const { id } = await db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .select('statement_lines.id')
    .where('author_id', '=', people.of('author').authorId)
    .where('state', 'in', ['issued', 'locked'])
    .orderBy('statement_lines.id')
    .executeTakeFirstOrThrow()
  return { id: String(id) }
}

/** Asked by the author. */
async function aQuestion(deps: Deps): Promise<{ id: string }> {
  await callFor(deps, 'author', queryLine, { ...(await aLine(deps)), text: 'Why so few?' })
  const [newest] = (await callFor(deps, 'admin', listStatementQueries, {})).data
  return { id: String(newest?.id) }
}

export const statementRequests = [
  working(startStatementRun, async (deps) => {
    await issueWhatIsOpen(deps)
    await numberBehindAll(deps)
    return { input: { period: 'month' as const, from: await nextMonth(deps) } }
  }),
  working(discardStatementRun, async (deps) => ({ input: { id: (await aDraft(deps)).run } })),
  working(verifyStatementRun, async (deps) => ({
    input: { id: (await aDraft(deps)).run, which: 'all' as const },
  })),
  working(issueStatementRun, async (deps) => {
    const { run: id } = await aDraft(deps)
    await callFor(deps, 'admin', verifyStatementRun, { id, which: 'all' })
    return { input: { id } }
  }),
  working(verifyStatement, async (deps) => ({
    input: { id: (await aDraft(deps)).statement, to: 'verified' as const },
  })),
  working(remakeStatement, async (deps) => ({ input: { id: (await aDraft(deps)).statement } })),
  working(queryLine, async (deps) => ({ input: { ...(await aLine(deps)), text: 'Why so few?' } })),
  working(getStatementQuery, async (deps) => ({ input: await aQuestion(deps) })),
  working(answerStatementQuery, async (deps) => ({
    input: { ...(await aQuestion(deps)), text: 'Two came back' },
  })),
]
