import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { messagesAbout } from './list-query-messages.ts'
import { listStatementsOf } from './statement-queries.ts'

/** When an author leaves: what was written about lines goes; the statements stay, as the law has it for accounts. @returns no pictures. */
export async function forgetQueries(tx: Tx, authorId: number): Promise<number[]> {
  await tx.deleteFrom('statement_queries').where('author_id', '=', authorId).execute()
  return []
}

/** For the author's own copy of everything. */
export async function listAllStatements(db: Database, authorId: number) {
  const statements = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await listStatementsOf(db, authorId, page)
    statements.push(...data)
    last = meta.last_page
  }
  const queries = await db
    .selectFrom('statement_queries')
    .innerJoin('statement_lines', 'statement_lines.id', 'line_id')
    .select(['statement_id', 'line_id'])
    .where('author_id', '=', authorId)
    .orderBy('statement_queries.id')
    .execute()
  const messages = await messagesAbout(
    db,
    queries.map(({ line_id }) => line_id),
  )
  const written = queries.map((query) => ({ ...query, messages: messages.get(query.line_id) ?? [] }))
  return { statements, queries: written }
}
