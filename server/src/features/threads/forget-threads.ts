import type { Tx } from '../../db/transaction.ts'

/** Deletes the messages and files of an author who leaves, also those about published books. @returns no pictures. */
export async function forgetThreads(tx: Tx, authorId: number): Promise<number[]> {
  const files = await tx
    .selectFrom('message_files')
    .innerJoin('thread_messages', 'thread_messages.id', 'message_files.message_id')
    .innerJoin('submissions', 'submissions.id', 'thread_messages.submission_id')
    .select('message_files.key')
    .where('submissions.author_id', '=', authorId)
    .execute()
  // Files can't be deleted in a transaction: unattached files are swept later.
  if (files.length > 0) await tx.insertInto('unattached_files').values(files).execute()
  await tx
    .deleteFrom('threads')
    .where('submission_id', 'in', (eb) =>
      eb.selectFrom('submissions').select('id').where('author_id', '=', authorId),
    )
    .execute()
  return []
}
