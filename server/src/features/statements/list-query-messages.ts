import type { QueryMessage } from '@panai/contract/statements/statements'
import type { Database } from '../../db/database.ts'

const MOST_MESSAGES = 500

/** What was written about a line, oldest first. */
export async function listQueryMessages(db: Database, lineId: number): Promise<QueryMessage[]> {
  return (await messagesAbout(db, [lineId])).get(lineId) ?? []
}

/** What was written about each of the lines, oldest first. */
export async function messagesAbout(
  db: Database,
  lineIds: readonly number[],
): Promise<Map<number, QueryMessage[]>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('statement_queries')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('statement_messages')
          .whereRef('query_id', '=', 'statement_queries.id')
          .select(['statement_messages.id', 'side', 'account_id', 'text', 'at'])
          .orderBy('statement_messages.id')
          .limit(MOST_MESSAGES)
          .as('message'),
      (join) => join.onTrue(),
    )
    .leftJoin('accounts', 'accounts.id', 'message.account_id')
    .where('line_id', 'in', lineIds)
    .select([
      'line_id',
      'message.id',
      'message.side',
      'accounts.name as sender',
      'message.text',
      'message.at',
    ])
    .orderBy('message.id')
    .execute()
  const lines = new Map<number, QueryMessage[]>()
  for (const { line_id, side, at, ...row } of rows) {
    const ofLine = lines.get(line_id) ?? []
    ofLine.push({ ...row, from: side, at: at.toISOString() })
    lines.set(line_id, ofLine)
  }
  return lines
}
