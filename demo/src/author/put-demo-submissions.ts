import { createHash } from 'node:crypto'
import { submissionStatuses } from '@panai/contract/submissions/submission-rules'
import type { Tx } from '@panai/server/db/transaction'
import { demoPeople } from '../demo-staff.ts'
import type { DemoSubmission } from './plan-submissions.ts'

const DAY_MS = 86_400_000
const DAYS_PER_STEP = 9
const notes = [
  null,
  'Demo: the editor has begun to read.',
  'Demo: the proofs are with the author.',
  null,
] as const
/** No such file: the link only has the form of one. */
const LINK = 'https://drive.google.com/file/d/demo-manuscript/view'

/** Books of the demo's author at each step of the way. One that is there stays as it is, for staff may have moved it on. */
export async function putDemoSubmissions(
  tx: Tx,
  author: { id: number; name: string },
  submissions: readonly DemoSubmission[],
): Promise<void> {
  const people = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'author_id'])
    .where('is_demo', '=', true)
    .execute()
  const staff = new Map(people.map(({ id, email }) => [email, id]))
  const authorAccount = people.find(({ author_id }) => author_id === author.id)?.id ?? null
  const editorId = staff.get(demoPeople.editor.email) ?? null
  for (const [index, submission] of submissions.entries()) {
    const { title, language, genre, coverId, bookId, steps, dueOn, assignee } = submission
    const submittedAt = new Date(`${submission.submittedOn}T05:30:00Z`)
    const stored = await tx
      .insertInto('submissions')
      .values({
        author_id: author.id,
        author_name: author.name,
        title,
        language,
        genres: [genre],
        contributor_types: [],
        drive_link: LINK,
        cover_id: coverId,
        book_id: bookId,
        due_on: dueOn,
        assignee_id: staff.get(assignee ?? '') ?? null,
        idempotency_key: `demo-submission-${index + 1}`,
        digest: createHash('sha256').update(title).digest('hex'),
        submitted_at: submittedAt,
        status_since: submittedAt,
      })
      .onConflict((conflict) => conflict.columns(['author_id', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) continue
    // One after another: a step is taken from where the one before it led.
    for (const [step, status] of submissionStatuses.slice(0, steps).entries())
      await tx
        .insertInto('submission_steps')
        .values({
          submission_id: stored.id,
          status,
          account_id: step === 0 ? authorAccount : editorId,
          note: notes[step] ?? null,
          at: new Date(submittedAt.getTime() + step * DAYS_PER_STEP * DAY_MS),
        })
        .execute()
  }
}
