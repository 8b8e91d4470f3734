import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { changeSaleMatch, MatchConsequences } from '@panai/contract/sales-import/staff/sale-matches'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { carryOut } from './carry-out.ts'
import { findStanding, holdTo, lockStanding } from './find-standing.ts'
import { planChange } from './plan-change.ts'
import { sumUp } from './sum-up-change.ts'

type Wanted = { id: number; book_id: number; format?: BookFormat | undefined }

/** @throws Refusal not_found, conflict when it was forgotten, means this book already or its rows are at work; invalid without such a book. */
export async function previewChange(
  db: Database,
  { id, book_id, format = undefined }: Wanted,
): Promise<MatchConsequences> {
  await refuseSame(db, await findStanding(db, id), { book_id, format: format ?? null })
  const to = { bookId: book_id, format: format ?? null }
  return sumUp(db, await planChange(db, { matchId: id, to, withPosted: true }))
}

/** The match means another book from now on, and all its rows follow. @throws the same, and conflict when it is not what was looked at. */
export async function changeMatch(tx: Tx, given: ParsedInputOf<typeof changeSaleMatch>): Promise<void> {
  const { id, book_id, format, reason, preview } = given
  await refuseSame(tx, await lockStanding(tx, given), given)
  const to = { bookId: book_id, format }
  const steps = await planChange(tx, { matchId: id, to, withPosted: true })
  holdTo(preview, steps)
  await carryOut(tx, steps, reason)
  await tx.updateTable('sale_matches').set({ book_id, format, reason }).where('id', '=', id).execute()
}

type Meaning = { book_id: number | null; format: string | null }

async function refuseSame(db: Database | Tx, { book_id, format }: Meaning, wanted: Meaning): Promise<void> {
  if (book_id === wanted.book_id && format === wanted.format)
    throw new Refusal('conflict', salesImportMessages.sameBook)
  const book = await db.selectFrom('books').select('id').where('id', '=', wanted.book_id).executeTakeFirst()
  if (!book)
    throw new Refusal('invalid', messages.invalidInput, { errors: { book_id: [salesImportMessages.book] } })
}
