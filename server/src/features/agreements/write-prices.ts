import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { messages } from '@panai/contract/http/messages'
import { FIRST_RATES_DAY } from '@panai/contract/royalties/calculator-rates'
import { termsMessages } from '@panai/contract/royalties/royalty-terms'
import type { BookPrice } from '@panai/contract/royalties/staff/terms'
import type { NewBookPrice } from '@panai/contract/royalties/staff/terms-fields'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { findPrice } from './read-terms.ts'

/**
 * Writes down what a book, or one format of it, costs from a day on, be it over or to come. The book shows that price of all formats which
 * holds today. The same price from the same day again changes nothing. @throws Refusal invalid when the book is not there.
 */
export async function addBookPrice(
  tx: Tx,
  { book_id, format, mrp, valid_from }: NewBookPrice,
): Promise<BookPrice> {
  const before = await lockBook(tx, book_id)
  if (before === null) throw invalid('book_id', termsMessages.bookGone)
  if (format === null) await keepFirstPrice(tx, book_id, before)
  const there = await tx
    .selectFrom('book_prices')
    .select(['id', 'price_paise'])
    .where('book_id', '=', book_id)
    .where('format', 'is not distinct from', format)
    .where('valid_from', '=', valid_from)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (there?.price_paise === mrp) return found(tx, there.id)
  if (there)
    await tx.updateTable('book_prices').set({ withdrawn_at: new Date() }).where('id', '=', there.id).execute()
  const { id } = await tx
    .insertInto('book_prices')
    .values({ book_id, format, price_paise: mrp, valid_from })
    .returning('id')
    .executeTakeFirstOrThrow()
  await showPriceOfToday(tx, book_id)
  return found(tx, id)
}

/** @throws Refusal conflict for the first price of all formats, and for what somebody has changed since `version`. */
export async function withdrawBookPrice(tx: Tx, id: number, version: number): Promise<void> {
  const { book_id, format, valid_from } = await found(tx, id)
  await lockBook(tx, book_id)
  if (format === null && valid_from === FIRST_RATES_DAY)
    throw new Refusal('conflict', termsMessages.firstPrice)
  const done = await tx
    .updateTable('book_prices')
    .set({ withdrawn_at: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!done) await refuseStale(tx, 'book_prices', id)
  await showPriceOfToday(tx, book_id)
}

/** The same lock as a change of the book takes. @returns its price of today; null when there is no such book. */
async function lockBook(tx: Tx, id: number): Promise<number | null> {
  const book = await tx
    .selectFrom('books')
    .select('mrp_paise')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return book?.mrp_paise ?? null
}

/** What has held so far is written down before the first other price is. */
async function keepFirstPrice(tx: Tx, book_id: number, price_paise: number): Promise<void> {
  const any = await tx
    .selectFrom('book_prices')
    .select('id')
    .where('book_id', '=', book_id)
    .where('format', 'is', null)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (any) return
  await tx.insertInto('book_prices').values({ book_id, price_paise, valid_from: FIRST_RATES_DAY }).execute()
}

/** What readers see is the price of all formats that holds today. */
async function showPriceOfToday(tx: Tx, bookId: number): Promise<void> {
  await sql`
    update books set mrp_paise = priced.price, updated_at = now()
    from general_price_on(${bookId}, india_today()) as priced (price)
    where books.id = ${bookId} and books.mrp_paise <> priced.price`.execute(tx)
}

async function found(tx: Tx, id: number): Promise<BookPrice> {
  const price = await findPrice(tx, id)
  if (price === null) throw new Refusal('not_found', staffMessages.notFound)
  return price
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { [field]: [message] } })
}
