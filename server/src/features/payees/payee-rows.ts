import { type PayeeState, panHolderOf } from '@panai/contract/payees/payee-rules'
import type { PayeeVersion } from '@panai/contract/payees/payees'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** What becomes of details by the clock alone is in no column. */
export const stateNow = sql<PayeeState>`case
  when p.ended_at is not null then p.ended_as
  when p.confirmed_at is null then case when p.confirm_by > now() then 'awaiting' else 'lapsed' end
  when p.in_force_from > now() then 'on_hold'
  when exists (select from payee_details as later where later.author_id = p.author_id and later.id > p.id
    and later.ended_at is null and later.in_force_from <= now()) then 'replaced'
  else 'in_force' end`

/** Versions with all that may be shown of them: nothing here has to be decrypted. */
export function payeeRows(db: Database | Tx) {
  return db
    .selectFrom('payee_details as p')
    .select([
      'p.id',
      'p.author_id',
      'p.version',
      'p.method',
      'p.holder_name',
      'p.name_at_bank',
      'p.account_shown',
      'p.ifsc',
      'p.bank_name',
      'p.upi_shown',
      'p.pan_shown',
      'p.pan_letter',
      'p.pan_name',
      'p.resident',
      'p.verification',
      'p.pan_verified',
      'p.refusal_reason',
      'p.created_at',
      'p.confirm_by',
      'p.confirmed_at',
      'p.in_force_from',
      'p.ended_at',
      'p.waiting_since',
    ])
    .select(stateNow.as('state'))
}

export type PayeeRow = Awaited<ReturnType<ReturnType<typeof payeeRows>['executeTakeFirstOrThrow']>>

export function toVersion(row: PayeeRow): PayeeVersion {
  return {
    id: row.id,
    state: row.state,
    method: row.method,
    holder_name: row.holder_name,
    name_at_bank: row.name_at_bank,
    account_number: row.account_shown,
    ifsc: row.ifsc,
    bank: row.bank_name,
    upi_id: row.upi_shown,
    pan: row.pan_shown,
    pan_holder: row.pan_letter === null ? null : panHolderOf(`   ${row.pan_letter}`),
    pan_name: row.pan_name,
    resident: row.resident,
    verification: row.verification,
    pan_verified: row.pan_verified,
    refusal_reason: row.refusal_reason,
    created_at: row.created_at.toISOString(),
    confirm_by: row.confirm_by.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    in_force_from: row.in_force_from?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

/** All versions of an author's details, the newest first. */
export async function listVersions(db: Database | Tx, authorId: number): Promise<PayeeVersion[]> {
  const rows = await payeeRows(db).where('p.author_id', '=', authorId).orderBy('p.id', 'desc').execute()
  return rows.map(toVersion)
}

/** How details are called in a mail or a notification, such as `•••• 1234`. */
export function shownOf(row: { account_shown: string | null; upi_shown: string | null }): string {
  return row.account_shown ?? row.upi_shown ?? ''
}
