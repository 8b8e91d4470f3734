import type { changeStaffEnquiry } from '@panai/contract/enquiries/staff/enquiries'
import { enquiryTexts } from '@panai/contract/enquiries/staff/enquiry-states'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { listLetterWriters } from '../list-letter-writers.ts'

/**
 * Assigns, closes, opens again or sorts out; what is left out stays. Opened again, somebody waits from now on.
 * @throws Refusal conflict when somebody else was quicker; invalid for a colleague who is none.
 */
export async function changeEnquiry(
  tx: Tx,
  { id, version, state, assignee_id, is_suspect }: ParsedInputOf<typeof changeStaffEnquiry>,
): Promise<void> {
  if (typeof assignee_id === 'number') await refuseUnlessColleague(tx, assignee_id)
  const changed = await tx
    .updateTable('enquiries')
    .set({
      ...(assignee_id !== undefined && { assignee_id }),
      ...(is_suspect !== undefined && { is_suspect }),
      ...(state === 'closed' && { state, waiting_since: null }),
      ...(state === 'open' && { state, waiting_since: sql<Date>`coalesce(waiting_since, now())` }),
    })
    // A change of nothing is one too, so that its sender hears of somebody else's.
    .set({ name: sql<string>`name` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) await refuseStale(tx, 'enquiries', id)
}

async function refuseUnlessColleague(tx: Tx, accountId: number): Promise<void> {
  const colleagues = await listLetterWriters(tx)
  if (colleagues.some(({ id }) => id === accountId)) return
  throw new Refusal('invalid', messages.invalidInput, { errors: { assignee_id: [enquiryTexts.noColleague] } })
}
