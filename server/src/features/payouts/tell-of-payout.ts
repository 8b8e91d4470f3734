import { inRupees } from '@panai/contract/money/grouped-rupees'
import { paise } from '@panai/contract/money/money'
import type { Tx } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyAuthor } from '../notifications/index.ts'
import { payoutToAuthor } from './payout-to-author.ts'

/** Notifies the author that a payout has arrived, or was returned. */
export async function tellOfPayout(
  tx: Tx,
  authorId: number,
  payoutId: number,
  outcome: 'paid' | 'failed',
): Promise<void> {
  const { amount_paise } = await tx
    .selectFrom('payouts')
    .select('amount_paise')
    .where('id', '=', payoutId)
    .executeTakeFirstOrThrow()
  const news = { kind: 'payout', outcome, amount: inRupees(paise(amount_paise)) } as const
  await notifyAuthor(tx, authorId, news, (tx) => queueMail(tx, payoutToAuthor, { payoutId, outcome }))
}
