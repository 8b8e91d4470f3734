import { MOST_MESSAGES_A_DAY, threadTexts } from '@panai/contract/thread-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'

const AN_HOUR_S = 3_600

/** As for messages about a manuscript. @throws Refusal too_many when the account has asked enough within 24 hours. */
export async function refuseTooManyQuestions(db: Database, accountId: number): Promise<void> {
  const { count } = await db
    .selectFrom('statement_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (count >= MOST_MESSAGES_A_DAY)
    throw new Refusal('too_many', threadTexts.tooManyToday, { retryAfter: AN_HOUR_S })
}
