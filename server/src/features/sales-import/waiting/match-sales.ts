import { messages } from '@panai/contract/http/messages'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { loadBooks } from '../matching/known-books.ts'
import { keepMatches } from '../sale-matches/lock-matches.ts'
import { remember } from '../sale-matches/remember.ts'
import { reconsider } from './reconsider.ts'
import { waitingAs } from './waiting-as.ts'

type Given = { key: string; book_id: number; format: BookFormat | null; accountId: number }

/**
 * Remembers which book rows with this key mean, and matches all that wait for it. @throws Refusal invalid when there is no such book,
 * conflict when no row waits for it any more, or when something else is remembered.
 */
export async function matchSales(tx: Tx, { key, book_id, format, accountId }: Given) {
  const book = await tx.selectFrom('books').select('id').where('id', '=', book_id).executeTakeFirst()
  if (!book)
    throw new Refusal('invalid', messages.invalidInput, { errors: { book_id: [salesImportMessages.book] } })
  const matchId = await remember(tx, { key, book_id, format, created_by: accountId })
  const outcome = await reconsider(tx, waitingAs({ waits_for: 'book', key }), () => ({
    bookId: book_id,
    format,
    matchId,
    by: 'hand',
  }))
  if (outcome.matched + outcome.still_waiting === 0)
    throw new Refusal('conflict', salesImportMessages.settled)
  return outcome
}

/** Looks at every row that waits, in case an agreement, a rate or a number is there by now. */
export async function lookAgain(tx: Tx) {
  await keepMatches(tx)
  const books = await loadBooks(tx)
  return reconsider(
    tx,
    sql<SqlBool>`true`,
    ({ matchKey, ...line }) =>
      books.findByNumber(line) ?? (matchKey === null ? null : books.recall(matchKey)),
  )
}
