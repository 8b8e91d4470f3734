import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'

export type About = { id: number; authorId: number; title: string }

/**
 * The submission that messages are about. With `authorId` it must be that author's: whose else it may be is nobody's business.
 * @throws Refusal not_found.
 */
export async function getAbout(db: Database | Tx, id: number, authorId: number | null): Promise<About> {
  const found = await db
    .selectFrom('submissions')
    .select(['id', 'author_id as authorId', 'title'])
    .where('id', '=', id)
    .$if(authorId !== null, (query) => query.where('author_id', '=', authorId))
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  return found
}
