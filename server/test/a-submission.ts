import { type SubmissionStatus, submissionStatuses } from '@panai/contract/submissions/submission-rules'
import type { Insertable } from 'kysely'
import type { Database } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.gen.ts'
import { anAuthor, aPicture } from './builders.ts'

let made = 0

/** A submission by a link, of an author without an account unless one is given, that has come as far as `status`. */
export async function aSubmission(
  db: Database,
  {
    status = 'manuscript_submitted',
    ...given
  }: Partial<Insertable<Tables['submissions']>> & { status?: SubmissionStatus } = {},
): Promise<{ id: number; version: number; author_id: number; title: string }> {
  made += 1
  const { id } = await db
    .insertInto('submissions')
    .values({
      author_id: given.author_id ?? (await anAuthor(db)).id,
      author_name: 'Meena Kandan',
      title: `Manuscript ${made}`,
      language: 'tamil',
      genres: ['fiction'],
      contributor_types: [],
      drive_link: 'https://drive.google.com/file/d/1/view',
      cover_id: given.cover_id ?? (await aPicture(db)).id,
      digest: '0'.repeat(64),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const taken = submissionStatuses.slice(0, submissionStatuses.indexOf(status) + 1)
  for (const step of taken)
    await db.insertInto('submission_steps').values({ submission_id: id, status: step }).execute()
  return db
    .selectFrom('submissions')
    .select(['id', 'version', 'author_id', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
