import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { messages } from '@panai/contract/http/messages'
import { payeeStaffMessages } from '@panai/contract/payees/staff/payee-words'
import { sql } from 'kysely'
import type { StaffCaller } from '../../../access/staff-caller.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { refuseSameHands } from '../../four-eyes/index.ts'
import { lockPayees } from '../lock-payees.ts'
import { payeeNotice } from '../mails/payee-notice.ts'
import { payeeRows } from '../payee-rows.ts'
import { tellAuthor } from '../tell-author.ts'
import { listPayers } from './list-payers.ts'

type Verdict =
  | { verification: 'verified'; panVerified: boolean }
  | { verification: 'refused'; reason: string }

/**
 * Marks details as verified or refused. It may be repeated, such as when the PAN is checked later. The author is notified.
 * @throws Refusal not_found, conflict when they are not confirmed, have ended or were changed meanwhile, or when a run that the caller
 * approved is paying to them.
 */
export async function judgeDetails(
  tx: Tx,
  { accountId }: StaffCaller,
  { id, version }: { id: number; version: number },
  verdict: Verdict,
): Promise<void> {
  const known = await payeeRows(tx).where('p.id', '=', id).executeTakeFirst()
  if (!known) throw new Refusal('not_found', staffMessages.notFound)
  await lockPayees(tx, known.author_id)
  const row = await payeeRows(tx).where('p.id', '=', id).executeTakeFirstOrThrow()
  if (row.version !== version) await refuseStale(tx, 'payee_details', id)
  if (row.confirmed_at === null) throw new Refusal('conflict', payeeStaffMessages.notConfirmed)
  if (row.ended_at !== null) throw new Refusal('conflict', payeeStaffMessages.ended)
  const isVerified = verdict.verification === 'verified'
  if (isVerified && verdict.panVerified && row.pan_shown === null)
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { pan_verified: [payeeStaffMessages.noPan] },
    })
  if (isVerified) await refuseSameHands(tx, accountId, await listPayers(tx, id))
  await tx
    .updateTable('payee_details')
    .set({
      verification: verdict.verification,
      verified_by: accountId,
      verified_at: sql<Date>`now()`,
      pan_verified: isVerified && verdict.panVerified,
      refusal_reason: isVerified ? null : verdict.reason,
      waiting_since: null,
    })
    .where('id', '=', id)
    .execute()
  await queueMail(tx, payeeNotice, { payeeId: id, about: verdict.verification })
  await tellAuthor(tx, row, verdict.verification)
}
