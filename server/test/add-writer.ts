import { randomInt, randomUUID } from 'node:crypto'
import { isbnCheckDigit } from '@panai/contract/catalogue/staff/isbn'
import type { Database } from '../src/db/database.ts'
import type { DataKeys } from '../src/keys/data-keys.ts'
import { anAccount } from './accounts.ts'
import { aBook, anAuthor } from './builders.ts'
import { addVerifiedPayees } from './money/add-verified-payees.ts'

/**
 * Makes an author with an account, checked bank details and one book that nothing was sold of yet. Of a printed copy at its price of
 * Rs. 399, Rs. 169 are left.
 */
export async function addWriter(
  db: Database,
  keys: DataKeys,
  { name, email, title }: { name: string; email: string; title: string },
): Promise<[isbn: string, sku: string, account: string]> {
  const mark = randomUUID().slice(0, 8)
  const digits = `97883${String(randomInt(10_000_000)).padStart(7, '0')}`
  const { id: authorId } = await anAuthor(db, { name, slug: `writer-${mark}` })
  await anAccount(db, { name, email, author_id: authorId })
  const isbn = `${digits}${isbnCheckDigit(digits)}`
  const { id: bookId } = await aBook(db, {
    author_id: authorId,
    title,
    reference: `writer-${mark}`,
    isbn,
    formats: ['paperback', 'ebook'],
    pages: 200,
    trim_size: '5.5 X 8.5 in',
    mrp_paise: 399_00,
  })
  // Shops that sell our stock name a book by this alone: its format is said here.
  const sku = `SKU-${mark}`
  await db
    .insertInto('book_identifiers')
    .values({ book_id: bookId, kind: 'sku', value: sku, format: 'paperback' })
    .execute()
  await addVerifiedPayees(db, keys, [authorId])
  return [isbn, sku, String(30_000_000_000 + authorId)]
}
