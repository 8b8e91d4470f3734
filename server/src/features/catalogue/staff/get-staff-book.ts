import { bookFactNames } from '@panai/contract/catalogue/book-facts'
import type { StaffBookDetail } from '@panai/contract/catalogue/staff/books'
import { completenessOf } from '@panai/contract/catalogue/staff/completeness'
import { messages } from '@panai/contract/http/messages'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { pictureFrom } from '../../pictures/index.ts'
import { allFacts, toFacts } from '../book-facts.ts'
import { staffColumns, toStaffBook } from './list-all-books.ts'

/** @throws Refusal not_found when there is no such book. */
export async function getStaffBook(db: Database, id: number): Promise<StaffBookDetail> {
  const [found, shops, submission] = await Promise.all([
    db
      .selectFrom('books')
      .innerJoin('authors', 'authors.id', 'books.author_id')
      .leftJoin('pictures as covers', 'covers.id', 'books.cover_id')
      .where('books.id', '=', id)
      .select(staffColumns)
      .select(allFacts)
      .select(['authors.bio', 'authors.photo_id'])
      .select(pictureFrom('covers').as('cover'))
      .executeTakeFirst(),
    db
      .selectFrom('book_shops')
      .select(['format', 'name', 'url'])
      .where('book_id', '=', id)
      .orderBy('position')
      .execute(),
    db.selectFrom('submissions').select('id').where('book_id', '=', id).executeTakeFirst(),
  ])
  if (!found) throw new Refusal('not_found', messages.bookNotFound)
  const { bio, photo_id, ...row } = found
  const facts = toFacts(row, bookFactNames)
  return {
    ...toStaffBook(row),
    ...facts,
    shops,
    submission_id: submission?.id ?? null,
    completeness: completenessOf(facts, { bio, has_photo: photo_id !== null }),
  }
}
