import { staffMessages } from '@panai/contract/console/staff/messages'
import type { ThreadSide } from '@panai/contract/threads/thread-rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyAuthor } from '../notifications/index.ts'
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

/** The company answers; the author is notified. @throws Refusal not_found */
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
