import * as calls from '@panai/contract/statements/staff/statements'
import { statementNumber } from '@panai/contract/statements/statement-words'
import { staffFileRoute, staffRoute } from '../../../access/staff-route.ts'
import type { Database } from '../../../db/database.ts'
import type { Storage } from '../../../files/storage.ts'
import { ok, success } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import type { Route } from '../../../http/route.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { getLine, listLineSales } from '../list-line-sales.ts'
import { listLines } from '../list-lines.ts'
import type { Print } from '../pdf/printer.ts'
import { inOnePiece, openStatementFile } from '../statement-file.ts'
import { workOnRuns } from '../work-on-runs.ts'
import { answerQuery } from './answer-query.ts'
import { discardRun, startIssuing, verifyRun } from './change-run.ts'
import { remakeStatement, verifyStatement } from './change-statement.ts'
import { getQuery, listQueries } from './list-queries.ts'
import { startRun } from './start-run.ts'
import { getRun, getStatement, listRuns, listStatements, listUnprintable } from './statements.ts'

type Deps = { storage: Storage; jobs: Pick<Jobs, 'add' | 'wake'>; print: Print }

export function staffStatementRoutes({ storage, jobs, print }: Deps): Route[] {
  const runAnswer = async (db: Database, id: number) => ok(await getRun(db, id))
  return [
    staffRoute(calls.listStatementRuns, async ({ db, input }) => toList(input, await listRuns(db, input))),
    staffRoute(calls.getStatementRun, ({ db, input }) => runAnswer(db, input.id)),
    staffRoute(calls.startStatementRun, async ({ db, change, caller, input: { period, from } }) => {
      const id = await change(async (tx) => {
        const started = await startRun(tx, { period, from, accountId: caller.accountId })
        await jobs.add(tx, workOnRuns)
        return started
      })
      jobs.wake(workOnRuns)
      return runAnswer(db, id)
    }),
    staffRoute(calls.discardStatementRun, async ({ db, change, input: { id } }) => {
      await change((tx) => discardRun(tx, id))
      return runAnswer(db, id)
    }),
    staffRoute(calls.verifyStatementRun, async ({ db, change, input: { id, which } }) => {
      await change((tx) => verifyRun(tx, id, which))
      return runAnswer(db, id)
    }),
    staffRoute(calls.issueStatementRun, async ({ db, change, input: { id } }) => {
      await change(async (tx) => {
        await startIssuing(tx, id)
        await jobs.add(tx, workOnRuns)
      })
      jobs.wake(workOnRuns)
      return runAnswer(db, id)
    }),
    staffRoute(calls.listStaffStatements, async ({ db, input }) =>
      toList(input, await listStatements(db, input)),
    ),
    staffRoute(calls.getStaffStatement, async ({ db, input }) =>
      ok({ ...(await getStatement(db, input.id)), unprintable: await listUnprintable(db, input.id) }),
    ),
    staffRoute(calls.verifyStatement, async ({ db, change, input: { id, to } }) => {
      await change((tx) => verifyStatement(tx, id, to))
      return ok(await getStatement(db, id))
    }),
    staffRoute(calls.remakeStatement, async ({ db, change, input }) => {
      const id = await change((tx) => remakeStatement(tx, input.id))
      return ok(id === null ? null : await getStatement(db, id))
    }),
    staffRoute(calls.listStaffStatementLines, async ({ db, input }) => {
      const statement = await getStatement(db, input.id)
      return { success, ...(await listLines(db, statement, input.page ?? 1)) }
    }),
    staffRoute(calls.listStaffLineSales, async ({ db, input }) => {
      const line = await getLine(db, input.id, null)
      return { success, ...(await listLineSales(db, line, input.before, 'en')) }
    }),
    staffFileRoute(calls.staffStatementAsPdf, async ({ db, input: { id, language }, headers }) => {
      headers.set('Content-Disposition', `attachment; filename="${statementNumber(id)}-${language}.pdf"`)
      const bytes = await openStatementFile({ db, storage, print }, { id, language })
      return inOnePiece(bytes)
    }),
    staffRoute(calls.listStatementQueries, async ({ db, input }) =>
      toList(input, await listQueries(db, input)),
    ),
    staffRoute(calls.getStatementQuery, async ({ db, input }) => ok(await getQuery(db, input.id))),
    staffRoute(
      calls.answerStatementQuery,
      async ({ db, change, caller, input: { id, text }, idempotencyKey }) => {
        const said = { queryId: id, accountId: caller.accountId, text, idempotencyKey }
        await change((tx) => answerQuery(tx, said))
        return ok(await getQuery(db, id))
      },
    ),
  ]
}
