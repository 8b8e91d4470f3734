import { MOST_MESSAGES_A_DAY, threadTexts } from '@panai/contract/threads/thread-rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { countRefusedFiles } from '../../untrusted-files/refused-files.ts'

const AN_HOUR_S = 3_600

/** @throws Refusal too_many when the account has written enough within 24 hours, what was refused for its files included. */
export async function refuseTooManyMessages(tx: Tx, accountId: number): Promise<void> {
  const { count } = await tx
    .selectFrom('thread_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (count + (await countRefusedFiles(tx, accountId, 'message')) >= MOST_MESSAGES_A_DAY)
    throw new Refusal('too_many', threadTexts.tooManyToday, { retryAfter: AN_HOUR_S })
}
