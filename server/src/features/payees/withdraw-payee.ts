import { payeeMessages } from '@panai/contract/payees/payee-rules'
import { sql } from 'kysely'
import type { AuthorCaller } from '../../access/caller.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { type ProofDeps, provePassword, tellEveryAddress } from '../accounts/index.ts'
import { refuseFrozen } from './freeze-payee.ts'
import { lockPayees } from './lock-payees.ts'
import { payeeNotice } from './mails/payee-notice.ts'
import { payeeRows } from './payee-rows.ts'
import { tellAuthor } from './tell-author.ts'
import { waitAgain } from './wait-again.ts'

/**
 * Withdraws details of the caller; with those in force the ones that they had replaced end too, so that none comes back.
 * @throws Refusal not_found, conflict when they have ended already or the author is frozen, invalid for a wrong password.
 */
export async function withdrawDetails(
  parts: ProofDeps,
  { accountId, authorId }: AuthorCaller,
  { id, password }: { id: number; password: string },
): Promise<void> {
  await provePassword(parts, accountId, 'password', password)
  await inTransaction(parts.db, async (tx) => {
    await lockPayees(tx, authorId)
    await refuseFrozen(tx, authorId)
    const row = await payeeRows(tx)
      .where('p.id', '=', id)
      .where('p.author_id', '=', authorId)
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found', payeeMessages.notFound)
    if (row.state !== 'awaiting' && row.state !== 'on_hold' && row.state !== 'in_force')
      throw new Refusal('conflict', payeeMessages.nothingToWithdraw)
    await endOpen(tx, authorId)
      .where((eb) => (row.state === 'in_force' ? eb('id', '<=', id) : eb('id', '=', id)))
      .execute()
    await waitAgain(tx, authorId)
    if (row.confirmed_at === null) return
    await tellEveryAddress(tx, parts.keys, { accountId }, (noticeId) =>
      queueMail(tx, payeeNotice, { payeeId: id, about: 'withdrawn', noticeId }),
    )
    await tellAuthor(tx, row, 'withdrawn')
  })
}

/**
 * When an author leaves: nothing is paid to them any more. What nobody had confirmed goes, unless somebody of the company has read it, for
 * who read what is kept for good; the rest the law asks us to keep.
 */
export async function endPayees(tx: Tx, authorId: number): Promise<number[]> {
  await lockPayees(tx, authorId)
  await tx
    .deleteFrom('payee_details')
    .where('author_id', '=', authorId)
    .where('confirmed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payee_readings')
            .select('id')
            .whereRef('payee_readings.payee_id', '=', 'payee_details.id'),
        ),
      ),
    )
    .execute()
  await endOpen(tx, authorId).execute()
  return []
}

function endOpen(tx: Tx, authorId: number) {
  return tx
    .updateTable('payee_details')
    .set({ ended_at: sql<Date>`now()`, ended_as: 'withdrawn', waiting_since: null })
    .where('author_id', '=', authorId)
    .where('ended_at', 'is', null)
}
