import { MOST_MESSAGES_A_DAY, threadTexts } from '@panai/contract/threads/thread-rules'
import { sql } from 'kysely'
import { lockAccount } from '../../db/lock-account.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'

const AN_HOUR_S = 3_600

/**
 * As for messages about a manuscript, in the transaction that stores the question, so that of many at once none is too much.
 * @throws Refusal too_many when the account has asked enough within 24 hours.
 */
export async function refuseTooManyQuestions(tx: Tx, accountId: number): Promise<void> {
  await lockAccount(tx, accountId)
  const { count } = await tx
    .selectFrom('statement_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (count >= MOST_MESSAGES_A_DAY)
    throw new Refusal('too_many', threadTexts.tooManyToday, { retryAfter: AN_HOUR_S })
}
