import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { messages } from '@panai/contract/http/messages'
import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import { sql } from 'kysely'
import { todayInIndia } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { completePayouts, lockAuthors, settlePayout } from '../royalties/index.ts'
import { planResults } from './plan-results.ts'
import type { GivenResult } from './read-result-file.ts'
import { tellOfPayout } from './tell-of-payout.ts'

type Sent = { by: number | null; sha256: string; token: string }

/**
 * Takes a table of results in as its preview has shown: all of it or nothing. One that says only what is known changes nothing,
 * however often it comes. @throws Refusal conflict when something is not as in the preview, invalid when a row is wrong.
 */
export async function takeResults(
  tx: Tx,
  given: readonly GivenResult[],
  { by, sha256, token }: Sent,
): Promise<{ completed: number; failed: number }> {
  const first = await planResults(tx, given)
  await lockAuthors(
    tx,
    first.rows.flatMap(({ authorId }) => authorId ?? []),
  )
  const { rows, token: current } = await planResults(tx, given)
  if (rows.some(({ outcome }) => outcome === 'wrong'))
    throw new Refusal('invalid', messages.invalidInput, { errors: { file: [payoutMessages.wrongRows] } })
  const news = rows.flatMap(({ outcome, payoutId, authorId, transaction_id, reason }) =>
    (outcome === 'completed' || outcome === 'failed') && payoutId !== null && authorId !== null
      ? [{ outcome, payoutId, authorId, transactionId: transaction_id, reason }]
      : [],
  )
  if (news.length === 0) return { completed: 0, failed: 0 }
  if (current !== token) throw new Refusal('conflict', payoutMessages.staleResults, { reason: 'stale' })
  await store(tx, news, by, sha256)
  const failed = news.filter(({ outcome }) => outcome === 'failed').length
  return { completed: news.length - failed, failed }
}

type Result = {
  outcome: 'completed' | 'failed'
  payoutId: number
  authorId: number
  transactionId: string | null
  reason: string | null
}

/** The same for one payout, by hand. Again it changes nothing. @throws Refusal conflict when another result is known. */
export async function takeResult(
  tx: Tx,
  by: number | null,
  { payoutId, ...result }: Omit<Result, 'authorId'>,
): Promise<void> {
  const payout = await tx
    .selectFrom('payouts')
    .select(['author_id', 'reference'])
    .where('id', '=', payoutId)
    .executeTakeFirst()
  if (!payout) throw new Refusal('not_found', staffMessages.notFound)
  await lockAuthors(tx, [payout.author_id])
  const row = {
    line: 1,
    reference: payout.reference,
    status: result.outcome,
    transactionId: result.transactionId ?? '',
    reason: result.reason ?? '',
  }
  const [planned] = (await planResults(tx, [row])).rows
  if (planned?.outcome === 'wrong') {
    const field = result.outcome === 'completed' ? 'transaction_id' : 'reason'
    const missing = result.outcome === 'completed' ? !result.transactionId : !result.reason
    if (missing)
      throw new Refusal('invalid', messages.invalidInput, { errors: { [field]: [planned.problem ?? ''] } })
    throw new Refusal('conflict', planned.problem ?? payoutMessages.alreadySettled)
  }
  if (planned?.outcome === 'same') return
  await store(tx, [{ ...result, payoutId, authorId: payout.author_id }], by, null)
}

async function store(
  tx: Tx,
  results: readonly Result[],
  by: number | null,
  sha256: string | null,
): Promise<void> {
  const arrived = results.filter(({ outcome }) => outcome === 'completed')
  await completePayouts(
    tx,
    arrived.map(({ payoutId, transactionId }) => ({ id: payoutId, transactionId })),
  )
  const failedOn = await todayInIndia(tx)
  for (const { outcome, payoutId, reason } of results)
    if (outcome === 'failed')
      await settlePayout(tx, payoutId, {
        status: 'failed',
        failedOn,
        reason: reason ?? 'The bank returned it',
      })
  await sql`
    insert into payout_results (payout_id, outcome, file_sha256, reason, account_id)
    select "payoutId", outcome, ${sha256}, reason, ${by}::integer
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as come("payoutId" bigint, outcome text, reason text)`.execute(
    tx,
  )
  for (const { outcome, payoutId, authorId } of results)
    await tellOfPayout(tx, authorId, payoutId, outcome === 'completed' ? 'paid' : 'failed')
}
