import { type RawBuilder, sql } from 'kysely'
import type { DemoLogins } from '../config/demo-logins.ts'
import type { Database } from '../db/database.ts'

const conditions: Record<DemoLogins, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  authors: sql<boolean>`(not accounts.is_demo or accounts.role = 'author')`,
  none: sql<boolean>`(not accounts.is_demo)`,
}

/** Whether an account may be used at all, as a condition on the table of accounts. */
export function isLetIn(logins: DemoLogins): RawBuilder<boolean> {
  return conditions[logins]
}

/** The addresses of accounts of the demo that are not let in here. */
export async function listLockedDemoAccounts(db: Database, logins: DemoLogins): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('email')
    .where('is_demo', '=', true)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not ${isLetIn(logins)}`)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}
