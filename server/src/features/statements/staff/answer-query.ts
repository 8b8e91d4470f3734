import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { notifyAuthor } from '../../notifications/index.ts'
import { queryAnswered } from '../query-answered.ts'
import { type Said, storeMessage } from '../store-message.ts'

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
  const messageId = await storeMessage(tx, queryId, 'staff', said)
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
