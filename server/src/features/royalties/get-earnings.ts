import { paise, toRupees } from '@panai/contract/money/money'
import type { BookOfEarnings, MonthOfEarnings } from '@panai/contract/royalties/royalties'
import type { Database } from '../../db/database.ts'

/** Copies and royalty of each month that has any, in their order. */
export async function listMonthsOf(db: Database, authorId: number): Promise<MonthOfEarnings[]> {
  const rows = await db
    .selectFrom('author_months')
    .select(['month', 'copies', 'royalty_paise'])
    .where('author_id', '=', authorId)
    .where((eb) => eb.or([eb('copies', '<>', 0), eb('royalty_paise', '<>', 0)]))
    .orderBy('month')
    .execute()
  return rows.map(({ month, copies, royalty_paise }) => ({
    month: month.slice(0, 7),
    copies,
    royalty: toRupees(paise(royalty_paise)),
  }))
}

/** Copies and royalty of each book, the one with the most royalty first. */
export async function listBooksOf(db: Database, authorId: number): Promise<BookOfEarnings[]> {
  const rows = await db
    .selectFrom('author_books')
    .leftJoin('books', 'books.id', 'author_books.book_id')
    .select(['author_books.book_id', 'books.title', 'author_books.copies', 'author_books.royalty_paise'])
    .where('author_books.author_id', '=', authorId)
    .where((eb) => eb.or([eb('copies', '<>', 0), eb('royalty_paise', '<>', 0)]))
    .orderBy('royalty_paise', 'desc')
    .orderBy('book_id')
    .execute()
  return rows.map(({ book_id, title, copies, royalty_paise }) => ({
    book_id,
    title,
    copies,
    royalty: toRupees(paise(royalty_paise)),
  }))
}
