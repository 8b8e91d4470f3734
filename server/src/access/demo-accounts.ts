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

/**
 * The addresses of the company's people who are not of the demo and may log in with a role that an account of the demo gave, or somebody
 * who has theirs from one: those of before 2026-11-28, when that made nobody one of the demo.
 */
export async function listGivenByDemo(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with recursive given (id) as (
      select id from accounts where is_demo
      union
      select entry.subject_id::integer from given join audit_entries as entry on entry.account_id = given.id
      where entry.subject = 'accounts' and entry.part is null and entry.after ? 'role'
    )
    select email from accounts join given using (id)
    where not is_demo and role <> 'author' and email is not null and disabled_at is null and closed_at is null
    order by id`.execute(db)
  return rows.map(({ email }) => email)
}
