import type { FourEyesMode } from '@panai/contract/payouts/staff/four-eyes-rule'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

export type Person = { id: number; name: string }

/** Whether payouts need two people now, and who may move money, by name. */
export async function findMode(db: Database | Tx): Promise<{ mode: FourEyesMode; people: Person[] }> {
  const { rows } = await sql<{ mode: FourEyesMode; people: Person[] }>`
    select four_eyes_mode() as mode, (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by lower(name), id), '[]')
      from people_who_pay
    ) as people`.execute(db)
  const [found] = rows
  if (!found) throw new Error('one row answers')
  return found
}
