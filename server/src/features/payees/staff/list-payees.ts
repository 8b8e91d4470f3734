import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { namesDiffer } from '@panai/contract/payees/names-differ'
import type { PayeeWarning } from '@panai/contract/payees/staff/payee-words'
import type { listPayees, StaffPayee } from '@panai/contract/payees/staff/payees'
import { sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { payeeRows, toVersion } from '../payee-rows.ts'

type Asked = ParsedInputOf<typeof listPayees>

/** Versions of all authors; in the usual order those that wait to be verified come first, the longest first. */
export async function findPayees(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const [column, direction] = orders[asked.sort]
  const page = matching(db, asked)
    .select('id')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    staffRows(db)
      .where('p.id', 'in', page)
      .orderBy(`p.${column}`, direction)
      .orderBy('p.id', direction)
      .execute(),
    countUpTo(db, matching(db, asked).select('id')),
  ])
  return { rows: rows.map(toStaffPayee), ...counted }
}

/** In ascending order those that wait for nothing come last. */
const orders = {
  waiting_since: ['waiting_since', 'asc'],
  '-waiting_since': ['waiting_since', 'desc'],
  id: ['id', 'asc'],
  '-id': ['id', 'desc'],
} as const satisfies Record<Asked['sort'], unknown>

function matching(db: Database, { waiting, verification, author_id }: Asked) {
  return db
    .selectFrom('payee_details')
    .$if(waiting !== undefined, (query) => query.where('waiting_since', 'is not', null))
    .$call((query) => (verification === undefined ? query : query.where('verification', '=', verification)))
    .$call((query) => (author_id === undefined ? query : query.where('author_id', '=', author_id)))
}

/** Others count while their details are open: what somebody withdrew may be given by somebody else. */
const sharedBy = (mark: 'account_mark' | 'pan_mark') => sql<boolean>`exists (
  select from payee_details as other where other.${sql.ref(mark)} = p.${sql.ref(mark)}
    and other.author_id <> p.author_id and other.ended_at is null)`

export function staffRows(db: Database) {
  return payeeRows(db)
    .innerJoin('authors', 'authors.id', 'p.author_id')
    .leftJoin('accounts', 'accounts.author_id', 'p.author_id')
    .select([
      'authors.name as author_name',
      'accounts.name as account_name',
      sql<Date | null>`(select frozen_at from payee_freezes where author_id = p.author_id and lifted_at is null)`.as(
        'frozen_since',
      ),
      sharedBy('account_mark').as('shares_account'),
      sharedBy('pan_mark').as('shares_pan'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof staffRows>['executeTakeFirstOrThrow']>>

export function toStaffPayee(row: Row): StaffPayee {
  return {
    ...toVersion(row),
    author_id: row.author_id,
    author_name: row.author_name,
    version: row.version,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    warnings: warningsOf(row),
    frozen_since: row.frozen_since?.toISOString() ?? null,
  }
}

function warningsOf(row: Row): PayeeWarning[] {
  const names = [row.account_name ?? row.author_name, row.pan_name].filter((name) => name !== null)
  return [
    ...(row.shares_account ? ['same_account' as const] : []),
    ...(row.shares_pan ? ['same_pan' as const] : []),
    ...(names.some((name) => namesDiffer(row.holder_name, name)) ? ['name_differs' as const] : []),
  ]
}
