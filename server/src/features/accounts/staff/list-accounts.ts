import type { AccountRecord, listAccounts } from '@panai/contract/accounts/staff/accounts'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { accountRows, isOf, toRecord } from './account-rows.ts'

type Asked = ParsedInputOf<typeof listAccounts>

export async function findAccounts(db: Database, asked: Asked) {
  const { total, atLeast } = await countUpTo(db, matching(db, asked).select('accounts.id'))
  const { limit, offset } = listRange(asked)
  const page = matching(db, asked)
    .select('accounts.id')
    .orderBy(orderOf(asked.sort))
    .orderBy('accounts.id', directionOf(asked.sort))
    .limit(limit)
    .offset(offset)
  const rows = await accountRows(db)
    .where('accounts.id', 'in', page)
    .orderBy(orderOf(asked.sort))
    .orderBy('accounts.id', directionOf(asked.sort))
    .execute()
  return { rows: rows.map(toRecord), total, atLeast }
}

/** @throws Refusal not_found */
export async function getAccountRecord(db: Database | Tx, id: number): Promise<AccountRecord> {
  const row = await accountRows(db).where('accounts.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toRecord(row)
}

function matching(db: Database, { q = '', role, status }: Asked) {
  const wanted = q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
  const pattern = `%${wanted}%`
  return db
    .selectFrom('accounts')
    .$if(wanted !== '', (query) =>
      query.where(
        sql<boolean>`(lower(accounts.name) like ${pattern} or lower(accounts.email) like ${pattern})`,
      ),
    )
    .$call((query) => {
      if (role === undefined) return query
      return role === 'staff' ? query.where('role', '<>', 'author') : query.where('role', '=', role)
    })
    .$if(status !== undefined, (query) => query.where((eb) => isOf(eb, status ?? 'active')))
}

const columns = {
  created_at: sql`accounts.created_at`,
  name: sql`lower(accounts.name)`,
  email: sql`lower(accounts.email)`,
} as const

function orderOf(sort: Asked['sort']) {
  const column = sort.replace('-', '') as keyof typeof columns // the list of orders has no other
  return directionOf(sort) === 'desc' ? sql`${columns[column]} desc` : columns[column]
}

function directionOf(sort: Asked['sort']): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc'
}
