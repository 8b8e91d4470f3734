import { statementNumber } from '@panai/contract/statements/statement-words'
import {
  getOwnStatement,
  listOwnLineSales,
  listOwnQueryMessages,
  listOwnStatementLines,
  listOwnStatements,
  queryLine,
  statementAsPdf,
  statementLinesAsCsv,
} from '@panai/contract/statements/statements'
import { signedIn } from '../../access/access.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import { ok, success } from '../../http/answers.ts'
import { fileRoute, type Route, route } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { askAboutLine } from './ask-about-line.ts'
import { getLine, listLineSales } from './list-line-sales.ts'
import { listLines } from './list-lines.ts'
import { listQueryMessages } from './list-query-messages.ts'
import { createPrinter } from './pdf/printer.ts'
import { refuseTooManyQuestions } from './refuse-too-many-questions.ts'
import { staffStatementRoutes } from './staff/routes.ts'
import { inOnePiece, openStatementFile } from './statement-file.ts'
import { getStatementOf, listStatementsOf } from './statement-queries.ts'
import { statementTable } from './statement-table.ts'

type Deps = { storage: Storage; jobs: Pick<Jobs, 'add' | 'wake'> }

export function statementRoutes({ storage, jobs }: Deps): Route[] {
  const print = createPrinter()
  return [
    route(listOwnStatements, signedIn, async ({ db, caller, input }) => ({
      success,
      ...(await listStatementsOf(db, caller.authorId, input.page ?? 1)),
    })),
    route(getOwnStatement, signedIn, async ({ db, caller, input }) =>
      ok(await getStatementOf(db, caller.authorId, input.id)),
    ),
    route(listOwnStatementLines, signedIn, async ({ db, caller, input }) => {
      const statement = await getStatementOf(db, caller.authorId, input.id)
      return { success, ...(await listLines(db, statement, input.page ?? 1)) }
    }),
    fileRoute(statementLinesAsCsv, signedIn, async ({ db, caller, input, headers, language }) => {
      const { id } = await getStatementOf(db, caller.authorId, input.id)
      headers.set('Content-Disposition', `attachment; filename="${statementNumber(id)}.csv"`)
      return statementTable(db, id, language)
    }),
    fileRoute(statementAsPdf, signedIn, async ({ db, caller, input: { id, language }, headers }) => {
      await getStatementOf(db, caller.authorId, id)
      headers.set('Content-Disposition', `attachment; filename="${statementNumber(id)}-${language}.pdf"`)
      return inOnePiece(await openStatementFile({ db, storage, print }, { id, language }))
    }),
    route(listOwnLineSales, signedIn, async ({ db, caller, input, language }) => {
      const line = await getLine(db, input.id, caller.authorId)
      return { success, ...(await listLineSales(db, line, input.before, language)) }
    }),
    route(listOwnQueryMessages, signedIn, async ({ db, caller, input }) => {
      const { id } = await getLine(db, input.id, caller.authorId)
      return ok(await listQueryMessages(db, id))
    }),
    route(queryLine, signedIn, async ({ db, caller, input, idempotencyKey }) => {
      const { id: lineId } = await getLine(db, input.id, caller.authorId)
      const { accountId, authorId } = caller
      const said = { lineId, authorId, accountId, text: input.text, idempotencyKey }
      await inTransaction(db, async (tx) => {
        await refuseTooManyQuestions(tx, accountId)
        await askAboutLine(tx, said)
      })
      return ok(await listQueryMessages(db, lineId))
    }),
    ...staffStatementRoutes({ storage, jobs, print }),
  ]
}
