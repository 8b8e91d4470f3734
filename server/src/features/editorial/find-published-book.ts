import { paise, toRupees } from '@panai/contract/money'
import type { StaffSubmission } from '@panai/contract/staff/submission-records'
import type { BookFormat, TrimSize } from '@panai/contract/vocabulary'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** The facts of the book that a submission has become, as the form of its publication holds them. */
export async function findPublishedBook(db: Database | Tx, id: number): Promise<StaffSubmission['book']> {
  const { mrp_paise, published_at, ...book } = await db
    .selectFrom('books')
    .select([
      'id',
      'version',
      'reference',
      'title',
      'title_latin',
      'subtitle',
      'description',
      'description_en',
      'description_ta',
      'language',
      'genre',
      'formats',
      'mrp_paise',
      'pages',
      'trim_size',
      'isbn',
      'first_published',
      'cover_id',
      'is_featured',
      'published_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const contributors = await db
    .selectFrom('book_contributors')
    .select(['role', 'name', 'author_id'])
    .where('book_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    ...book,
    // The database checks these columns against the same closed lists.
    language: book.language,
    genre: book.genre,
    formats: book.formats as BookFormat[],
    trim_size: book.trim_size as TrimSize | null,
    mrp: toRupees(paise(mrp_paise)),
    published_at: published_at?.toISOString() ?? null,
    contributors: contributors.map((person) => ({ ...person, role: person.role })),
  }
}
