import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from './refusal.ts'

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/**
 * For a change of which no row was left, since its version is not that of the form: says who was quicker, and when.
 * @throws Refusal not_found when there is no such record, conflict when another change came first.
 */
export async function refuseStale(db: Database | Tx, subject: keyof Tables, id: number): Promise<never> {
  const { rows } = await sql`select from ${sql.table(subject)} where id = ${id}`.execute(db)
  if (rows.length === 0) throw new Refusal('not_found', staffMessages.notFound)
  const last = await db
    .selectFrom('audit_entries')
    .leftJoin('accounts', 'accounts.id', 'audit_entries.account_id')
    .select(['accounts.name', 'audit_entries.at'])
    .where('subject', '=', subject)
    .where('subject_id', '=', String(id))
    .orderBy('audit_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const who = last?.name ? ` Changed by ${last.name}, ${moment.format(last.at)}.` : ''
  throw new Refusal('conflict', `${staffMessages.stale}${who}`, { reason: 'stale' })
}
