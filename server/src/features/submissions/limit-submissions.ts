import { MOST_SUBMISSIONS_A_DAY, submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import { signedIn } from '../../access/access.ts'
import type { AuthorCaller } from '../../access/caller.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Access } from '../../http/route.ts'
import { countRefusedFiles } from '../../untrusted-files/refused-files.ts'

const MOST_AT_ONCE = 4
const SECONDS_OF_A_DAY = 86_400
const SECONDS_OF_AN_UPLOAD = 10

/** @throws Refusal too_many when the author has handed in enough within 24 hours, what was refused for its files included. */
export async function refuseTooMany(
  tx: Tx,
  { authorId, accountId }: Pick<AuthorCaller, 'authorId' | 'accountId'>,
): Promise<void> {
  const { count, oldest } = await tx
    .selectFrom('submissions')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number | null>`extract(epoch from now() - min(submitted_at))::float8`.as('oldest'),
    ])
    .where('author_id', '=', authorId)
    .where('submitted_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  const { corrected } = await tx
    .selectFrom('submission_versions')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select((eb) => eb.fn.countAll<number>().as('corrected'))
    .where('author_id', '=', authorId)
    .where('number', '>', 1)
    .where('submission_versions.at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  const refused = await countRefusedFiles(tx, accountId, 'submission')
  if (count + corrected + refused < MOST_SUBMISSIONS_A_DAY) return
  const retryAfter = Math.max(1, Math.ceil(SECONDS_OF_A_DAY - (oldest ?? 0)))
  throw new Refusal('too_many', submissionMessages.tooManyToday, { retryAfter })
}

/** A signed-in author, and not with many uploads at the same time: the disk has to hold them all. Each node counts for itself. */
export function uploadingAuthor(): Access<AuthorCaller> {
  const running = new Map<number, number>()
  return async (c, db, endpoint) => {
    const caller = await signedIn(c, db, endpoint)
    const { authorId } = caller
    const now = running.get(authorId) ?? 0
    if (now >= MOST_AT_ONCE)
      throw new Refusal('too_many', submissionMessages.tooManyAtOnce, { retryAfter: SECONDS_OF_AN_UPLOAD })
    const { incoming } = c.env
    if (incoming && !incoming.destroyed) {
      running.set(authorId, now + 1)
      // When all of it has come, or no more of it will.
      incoming.once('close', () => release(running, authorId))
    }
    return caller
  }
}

function release(running: Map<number, number>, authorId: number): void {
  const left = (running.get(authorId) ?? 0) - 1
  if (left > 0) running.set(authorId, left)
  else running.delete(authorId)
}
