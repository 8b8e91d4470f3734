import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { StaffPayeeRecord } from '@panai/contract/payees/staff/payees'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findMode, sayNextStep } from '../../four-eyes/index.ts'
import { staffRows, toStaffPayee } from './list-payees.ts'
import { listPayers } from './list-payers.ts'

/** One version with who shares its numbers and who has read them. @throws Refusal not_found */
export async function getPayeeRecord(db: Database, callerId: number, id: number): Promise<StaffPayeeRecord> {
  const row = await staffRows(db)
    .leftJoin('accounts as verifier', 'verifier.id', 'p.verified_by')
    .select(['verifier.name as verified_by', 'p.verified_at'])
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return {
    ...toStaffPayee(row),
    account_name: row.account_name,
    verified_by: row.verified_by,
    verified_at: row.verified_at?.toISOString() ?? null,
    next_step: sayNextStep(await findMode(db), callerId, await listPayers(db, id)),
    sharing: await findSharing(db, id),
    readings: await listReadings(db, id),
  }
}

async function findSharing(db: Database, id: number) {
  const { rows } = await sql<StaffPayeeRecord['sharing'][number]>`
    select distinct kind, other.author_id, authors.name as author_name
    from payee_details as p
      join payee_details as other on other.author_id <> p.author_id and other.ended_at is null
        and (other.account_mark = p.account_mark or other.pan_mark = p.pan_mark)
      cross join lateral (values ('same_account', other.account_mark = p.account_mark),
        ('same_pan', other.pan_mark = p.pan_mark)) as shared (kind, is_so)
      join authors on authors.id = other.author_id
    where p.id = ${id} and is_so
    order by kind, author_id
    limit 50`.execute(db)
  return rows
}

async function listReadings(db: Database, id: number) {
  const rows = await db
    .selectFrom('payee_readings')
    .innerJoin('accounts', 'accounts.id', 'payee_readings.account_id')
    .select(['payee_readings.id', 'accounts.name as by', 'payee_readings.reason', 'payee_readings.at'])
    .where('payee_id', '=', id)
    .orderBy('payee_readings.id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ at, ...reading }) => ({ ...reading, at: at.toISOString() }))
}
