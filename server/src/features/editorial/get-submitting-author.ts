import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** More than anybody looks through; a list without pages needs an end. */
const MOST_LISTED = 50

/** Who handed in the submission `except`, with what else there is of them. */
export async function getSubmittingAuthor(
  db: Database | Tx,
  authorId: number,
  except: number,
): Promise<StaffSubmission['author']> {
  const { photo_id, language, ...author } = await db
    .selectFrom('authors')
    .select(['id', 'name', 'name_latin', 'slug', 'language', 'bio', 'bio_en', 'bio_ta', 'photo_id'])
    .where('id', '=', authorId)
    .executeTakeFirstOrThrow()
  const account = await db
    .selectFrom('accounts')
    .select(['name', 'email', 'phone'])
    .where('author_id', '=', authorId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'title', 'status', 'submitted_at'])
    .where('author_id', '=', authorId)
    .where('id', '<>', except)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const books = await db
    .selectFrom('books')
    .select(['id', 'title', 'published_at'])
    .where('author_id', '=', authorId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return {
    ...author,
    language,
    has_photo: photo_id !== null,
    is_public: books.some(({ published_at }) => published_at !== null),
    account: account?.email ? { ...account, email: account.email } : null,
    submissions: submissions.map(({ status, submitted_at, ...one }) => ({
      ...one,
      status,
      submitted_at: submitted_at.toISOString(),
    })),
    books: books.map(({ published_at, ...book }) => ({
      ...book,
      published_at: published_at?.toISOString() ?? null,
    })),
  }
}
