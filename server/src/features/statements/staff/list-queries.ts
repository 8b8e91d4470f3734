import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { StatementQuery } from '@panai/contract/statements/staff/statements'
import { statementNumber } from '@panai/contract/statements/statement-words'
import type { QueryMessage } from '@panai/contract/statements/statements'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toLine } from '../list-lines.ts'
import { listQueryMessages, messagesAbout } from '../list-query-messages.ts'

type Asked = { page: number; per_page: number; sort: string; waiting?: 'yes' | 'no' | undefined }

export async function listQueries(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const awaits = asked.waiting === 'yes' ? 'is not' : 'is'
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await queriesOf(db)
    .$if(asked.waiting !== undefined, (query) => query.where('waiting_since', awaits, null))
    .orderBy('last_at', direction)
    .orderBy('statement_queries.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('statement_queries')
    .$if(asked.waiting !== undefined, (query) => query.where('waiting_since', awaits, null))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const messages = await messagesAbout(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => toQuery(row, messages.get(row.id) ?? [])), total }
}

/** @throws Refusal not_found */
export async function getQuery(db: Database, id: number): Promise<StatementQuery> {
  const row = await queriesOf(db).where('statement_queries.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toQuery(row, await listQueryMessages(db, row.id))
}

/** Questions with the lines that they are about; `id` is the line's. */
function queriesOf(db: Database) {
  return db
    .selectFrom('statement_queries')
    .innerJoin('statement_lines', 'statement_lines.id', 'line_id')
    .innerJoin('authors', 'authors.id', 'statement_queries.author_id')
    .selectAll('statement_lines')
    .select([
      'statement_queries.id as query_id',
      'statement_queries.author_id as asked_by',
      'authors.name as author_name',
      'waiting_since',
      'last_at',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof queriesOf>['executeTakeFirstOrThrow']>>

function toQuery(row: Row, messages: QueryMessage[]): StatementQuery {
  return {
    id: row.query_id,
    statement_id: row.statement_id,
    number: statementNumber(row.statement_id),
    author_id: row.asked_by,
    author_name: row.author_name,
    line: toLine(row),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    last_at: row.last_at.toISOString(),
    messages,
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
