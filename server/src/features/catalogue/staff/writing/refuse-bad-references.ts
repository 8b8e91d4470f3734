import { bookMessages } from '@panai/contract/catalogue/book-facts'
import type { NewBook } from '@panai/contract/catalogue/book-fields'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import { messages } from '@panai/contract/http/messages'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import { brokenCheck, brokenKey } from '../../../../db/broken-key.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { Errors } from '../../../../http/received-body.ts'
import { Refusal } from '../../../../http/refusal.ts'

/** What a book's facts refer to must be there, and its ISBN be nobody else's. @throws Refusal invalid that names all that is wrong. */
export async function refuseBadReferences(
  tx: Tx,
  bookId: number | null,
  { isbn, cover_id, contributors }: Pick<NewBook, 'isbn' | 'cover_id' | 'contributors'>,
): Promise<void> {
  const errors: Errors = {}
  const owner = isbn === null ? null : await findOwner(tx, isbn, bookId)
  if (owner !== null) errors.isbn = [bookMessages.isbnTaken.replace('{title}', () => owner)]
  if (cover_id !== null && !(await isThere(tx, 'pictures', [cover_id])))
    errors.cover_id = [bookMessages.coverGone]
  const authors = contributors.flatMap(({ author_id }) => author_id ?? [])
  if (!(await isThere(tx, 'authors', authors))) errors.contributors = [bookMessages.authorGone]
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
}

/** The title of another book with that ISBN. */
async function findOwner(tx: Tx, isbn: string, except: number | null): Promise<string | null> {
  const other = await tx
    .selectFrom('books')
    .select('title')
    .where('isbn', '=', isbn)
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .executeTakeFirst()
  return other?.title ?? null
}

async function isThere(tx: Tx, table: 'pictures' | 'authors', ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await tx.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return found.length === new Set(ids).size
}

/**
 * Where the database has the last word: on two books that get the same ISBN at the same moment, and on the language of a book, of which a
 * change may say nothing.
 */
export function orInvalidBook(error: unknown): never {
  if (brokenCheck(error) === 'books_tamil_once')
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { description_ta: [translationMessages.own(englishTradeWords.languages.ta)] },
    })
  if (brokenKey(error) !== 'books_isbn_key') throw error
  throw new Refusal('invalid', messages.invalidInput, {
    errors: { isbn: [bookMessages.isbnTaken.replace(': {title}', '')] },
  })
}
