import { staffMessages } from '@panai/contract/staff/messages'
import type { StatementQuery } from '@panai/contract/staff/statements'
import { statementNumber } from '@panai/contract/statement-words'
import type { QueryMessage } from '@panai/contract/statements'
import type { ThreadSide } from '@panai/contract/thread-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyAuthor } from '../notifications/index.ts'
import { linesOf, toLine } from './list-lines.ts'
import { queryAnswered } from './query-answered.ts'

type Said = { accountId: number; text: string; idempotencyKey: string | null }

/** An author asks about a line, or writes on: the company sees it among what waits. The same again with its key is stored once. */
export async function askAbout(
  tx: Tx,
  { lineId, authorId, ...said }: Said & { lineId: number; authorId: number },
): Promise<void> {
  const { id } = await tx
    .insertInto('statement_queries')
    .values({ line_id: lineId, author_id: authorId })
    .onConflict((conflict) => conflict.column('line_id').doUpdateSet({ author_id: authorId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!(await say(tx, id, 'author', said))) return
  await tx
    .updateTable('statement_queries')
    .set({ last_at: sql<Date>`now()`, waiting_since: sql<Date>`coalesce(waiting_since, now())` })
    .where('id', '=', id)
    .execute()
}

/** The company answers; the author is told. @throws Refusal not_found */
export async function answerQuery(tx: Tx, { queryId, ...said }: Said & { queryId: number }): Promise<void> {
  const query = await tx
    .selectFrom('statement_queries')
    .innerJoin('statement_lines', 'statement_lines.id', 'line_id')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .innerJoin('statement_runs', 'statement_runs.id', 'run_id')
    .select(['statement_queries.author_id', 'statements.id', 'period_from', 'period_to', 'closing_paise'])
    .where('statement_queries.id', '=', queryId)
    .forUpdate('statement_queries')
    .executeTakeFirst()
  if (!query) throw new Refusal('not_found', staffMessages.notFound)
  const messageId = await say(tx, queryId, 'staff', said)
  if (messageId === null) return
  await tx
    .updateTable('statement_queries')
    .set({ last_at: sql<Date>`now()`, waiting_since: null })
    .where('id', '=', queryId)
    .execute()
  const { period_from: from, period_to: to, closing_paise: closing } = query
  await notifyAuthor(
    tx,
    query.author_id,
    { kind: 'statement', statementId: query.id, from, to, closing, answered: true },
    () => queueMail(tx, queryAnswered, { messageId }),
  )
}

/** @returns its number; null when it is there already. */
async function say(
  tx: Tx,
  queryId: number,
  side: ThreadSide,
  { accountId, text, idempotencyKey }: Said,
): Promise<number | null> {
  const stored = await tx
    .insertInto('statement_messages')
    .values({ query_id: queryId, side, account_id: accountId, text, idempotency_key: idempotencyKey })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id ?? null
}

/** What was written about a line, oldest first; it is a handful. */
export async function listQueryMessages(db: Database, lineId: number): Promise<QueryMessage[]> {
  const rows = await db
    .selectFrom('statement_messages')
    .innerJoin('statement_queries', 'statement_queries.id', 'query_id')
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .select(['statement_messages.id', 'side', 'accounts.name as sender', 'text', 'at'])
    .where('line_id', '=', lineId)
    .orderBy('statement_messages.id')
    .limit(500)
    .execute()
  return rows.map(({ side, at, ...row }) => ({
    ...row,
    from: side,
    at: at.toISOString(),
  }))
}

type Asked = { page: number; per_page: number; sort: string; waiting?: 'yes' | 'no' | undefined }

export async function listQueries(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const found = db
    .selectFrom('statement_queries')
    .$if(asked.waiting !== undefined, (query) =>
      query.where('waiting_since', asked.waiting === 'yes' ? 'is not' : 'is', null),
    )
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await found
    .select('id')
    .orderBy('last_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await Promise.all(rows.map(({ id }) => getQuery(db, id))), total }
}

/** @throws Refusal not_found */
export async function getQuery(db: Database, id: number): Promise<StatementQuery> {
  const query = await db
    .selectFrom('statement_queries')
    .innerJoin('authors', 'authors.id', 'author_id')
    .select(['line_id', 'author_id', 'authors.name as author_name', 'waiting_since', 'last_at'])
    .where('statement_queries.id', '=', id)
    .executeTakeFirst()
  if (!query) throw new Refusal('not_found', staffMessages.notFound)
  const line = await linesOf(db).where('statement_lines.id', '=', query.line_id).executeTakeFirstOrThrow()
  return {
    id,
    statement_id: line.statement_id,
    number: statementNumber(line.statement_id),
    author_id: query.author_id,
    author_name: query.author_name,
    line: toLine(line),
    waiting_since: query.waiting_since?.toISOString() ?? null,
    last_at: query.last_at.toISOString(),
    messages: await listQueryMessages(db, query.line_id),
  }
}

/** Authors who wait for an answer about a statement, and since when the first does. */
export const unansweredQueries = {
  kind: 'statement_queries',
  count: (db: Database) =>
    db
      .selectFrom('statement_queries')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('waiting_since').as('oldest')])
      .where('waiting_since', 'is not', null)
      .executeTakeFirstOrThrow(),
} as const
