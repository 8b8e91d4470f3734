import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { listMails, MailRecord } from '@panai/contract/operations/staff/mails'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'

type Asked = ParsedInputOf<typeof listMails>

export async function findMails(db: Database, asked: Asked) {
  const { id, status, kind, sort } = asked
  const matching = db
    .selectFrom('mails')
    .$call((query) => (status === undefined ? query : query.where('status', '=', status)))
    .$call((query) => (id === undefined ? query : query.where('id', '=', id)))
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
  const counted = await countUpTo(db, matching.select('id'))
  const { limit, offset } = listRange(asked)
  const rows = await matching
    .select(['id', 'kind', 'status', 'details', 'tries', 'problem', 'created_at', 'due_at', 'done_at'])
    .orderBy('id', sort === 'id' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(toRecord), ...counted }
}

type Row = {
  id: number
  kind: string
  status: MailRecord['status']
  details: unknown
  tries: number
  problem: string | null
  created_at: Date
  due_at: Date
  done_at: Date | null
}

function toRecord({ details, created_at, due_at, done_at, ...row }: Row): MailRecord {
  return {
    ...row,
    about: numbersIn(details),
    created_at: created_at.toISOString(),
    due_at: row.status === 'waiting' ? due_at.toISOString() : null,
    done_at: done_at?.toISOString() ?? null,
  }
}

/** Shows only the numbers of the records that a mail is about: a text could be secret. */
export function numbersIn(details: unknown): MailRecord['about'] {
  return Object.entries(details ?? {}).flatMap(([name, id]) =>
    Number.isSafeInteger(id) ? [{ what: name.replace(/Id$/, ''), id }] : [],
  )
}
