import { manualJournalMessages } from '@panai/contract/accounting/staff/manual-journal-rules'
import type { createManualJournal } from '@panai/contract/accounting/staff/manual-journals'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { brokenKey } from '../../db/broken-key.ts'
import { todayInIndia } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'

type Given = ParsedInputOf<typeof createManualJournal>
type By = { accountId: number; key: string | null }

/**
 * Enters an amount for an author, to be approved by somebody else. The same key again is the same journal.
 * @returns its id. @throws Refusal invalid when its day is still to come, there is no such author or book, or an advance is for a book that
 * the author has no part in.
 */
export async function enterJournal(tx: Tx, given: Given, { accountId, key }: By): Promise<number> {
  await refuseUnknown(tx, given)
  const { amount, book_id = null, ...rest } = given
  const entered = await tx
    .insertInto('manual_journals')
    .values({
      ...rest,
      book_id,
      amount_paise: Math.round(amount * 100),
      entered_by: accountId,
      idempotency_key: key,
    })
    .onConflict((conflict) => conflict.columns(['entered_by', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return entered?.id ?? findByKey(tx, accountId, key)
}

async function findByKey(tx: Tx, accountId: number, key: string | null): Promise<number> {
  const { id } = await tx
    .selectFrom('manual_journals')
    .select('id')
    .where('entered_by', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}

async function refuseUnknown(tx: Tx, { kind, author_id, book_id, occurred_on }: Given): Promise<void> {
  const errors: Record<string, string[]> = {}
  const author = await tx.selectFrom('authors').select('id').where('id', '=', author_id).executeTakeFirst()
  if (!author) errors.author_id = [manualJournalMessages.author]
  if (book_id) {
    const book = await tx.selectFrom('books').select('author_id').where('id', '=', book_id).executeTakeFirst()
    if (!book) errors.book_id = [manualJournalMessages.book]
    else if (kind === 'advance' && book.author_id !== author_id && !(await mayShare(tx, book_id, author_id)))
      errors.book_id = [manualJournalMessages.bookOfOthers]
  }
  if (occurred_on > (await todayInIndia(tx))) errors.occurred_on = [manualJournalMessages.dayToCome]
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
}

/** Whether the author has, had or will have a share in the book. */
async function mayShare(tx: Tx, bookId: number, authorId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('shares')
    .select('author_id')
    .where('book_id', '=', bookId)
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Enters the reversal of one that was posted, to be approved in its turn.
 * @returns its id. @throws Refusal not_found; conflict when it was not posted, is a reversal, or has one already.
 */
export async function enterReversal(
  tx: Tx,
  { id, reason }: { id: number; reason: string },
  by: number,
): Promise<number> {
  const first = await tx
    .selectFrom('manual_journals')
    .select(['kind', 'state', 'author_id', 'book_id', 'amount_paise', 'reverses'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!first) throw new Refusal('not_found', staffMessages.notFound)
  const { kind, state, author_id, book_id, amount_paise, reverses } = first
  if (reverses !== null) throw new Refusal('conflict', manualJournalMessages.isReversal)
  if (state !== 'posted') throw new Refusal('conflict', manualJournalMessages.notPosted)
  try {
    const entered = await tx
      .insertInto('manual_journals')
      .values({
        ...{ kind, author_id, book_id, reason, reverses: id, entered_by: by },
        amount_paise: -amount_paise,
        occurred_on: await todayInIndia(tx),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return entered.id
  } catch (error) {
    if (brokenKey(error) === 'manual_journals_reversed')
      throw new Refusal('conflict', manualJournalMessages.reversed)
    throw error
  }
}
