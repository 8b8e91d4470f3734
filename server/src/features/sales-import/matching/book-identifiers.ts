import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { messages } from '@panai/contract/http/messages'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import { isRoundedNumber } from '@panai/contract/money/is-rounded-number'
import type { IdentifierKind } from '@panai/contract/sales/sales-import-states'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { BookIdentifier } from '@panai/contract/sales-import/staff/waiting-sales'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readAsin, readIsbn } from '../../../sales-files/index.ts'
import { keepMatches } from '../sale-matches/lock-matches.ts'
import { reconsider } from '../waiting/reconsider.ts'
import { withNumbers } from '../waiting/with-numbers.ts'
import { loadBooks } from './known-books.ts'

/** @throws Refusal not_found */
export async function listIdentifiers(db: Database | Tx, bookId: number): Promise<BookIdentifier[]> {
  const book = await db.selectFrom('books').select('id').where('id', '=', bookId).executeTakeFirst()
  if (!book) throw new Refusal('not_found', staffMessages.notFound)
  const rows = await db
    .selectFrom('book_identifiers')
    .select(['kind', 'value', 'format'])
    .where('book_id', '=', bookId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, value, format }) => ({
    value,
    // The columns are checked against the same lists.
    kind: kind as IdentifierKind,
    format: format as BookFormat | null,
  }))
}

/**
 * Sets the further numbers of a book and matches rows that waited for one of them.
 * @throws Refusal not_found, invalid for what is no such number, conflict when another book has it.
 */
export async function setIdentifiers(
  tx: Tx,
  bookId: number,
  given: readonly BookIdentifier[],
): Promise<void> {
  const wanted = given.map(clean)
  const before = await listIdentifiers(tx, bookId)
  const same = (one: BookIdentifier) => (other: BookIdentifier) =>
    one.kind === other.kind && one.value === other.value && one.format === other.format
  for (const gone of before.filter((one) => !wanted.some(same(one))))
    await tx
      .deleteFrom('book_identifiers')
      .where('book_id', '=', bookId)
      .where('kind', '=', gone.kind)
      .where('value', '=', gone.value)
      .execute()
  const fresh = wanted.filter((one) => !before.some(same(one)))
  if (fresh.length === 0) return
  await onFree(
    tx
      .insertInto('book_identifiers')
      .values(fresh.map((one) => ({ ...one, book_id: bookId })))
      .execute(),
  )
  await keepMatches(tx)
  const books = await loadBooks(tx)
  await reconsider(tx, withNumbers(fresh.map(({ value }) => value)), (line) => books.findByNumber(line))
}

/** As files are read: an ISBN of ten digits is kept as that of 13. */
function clean({ kind, value, format }: BookIdentifier): BookIdentifier {
  const read = kind === 'isbn' ? readIsbn(value) : kind === 'asin' ? readAsin(value) : value
  if (read !== null && !isRoundedNumber(read)) return { kind, value: read, format }
  const errors = { identifiers: [`${value}: ${salesImportMessages.identifierMalformed}`] }
  throw new Refusal('invalid', messages.invalidInput, { errors })
}

async function onFree<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (brokenKey(error) === 'book_identifiers_kind_value_key')
      throw new Refusal('conflict', salesImportMessages.identifierTaken)
    throw error
  }
}
