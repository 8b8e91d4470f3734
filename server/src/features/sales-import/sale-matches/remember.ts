import type { BookFormat } from '@panai/contract/language/vocabulary'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { sql } from 'kysely'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { waitingAs } from '../waiting/waiting-as.ts'

type Said = {
  key: string
  book_id: number | null
  format: BookFormat | null
  created_by: number
  reason?: string
}

/**
 * Notes what rows with this key mean, with the key as the first of them that waits writes it.
 * @returns the id. @throws Refusal conflict when something is remembered of them already.
 */
export async function remember(tx: Tx, { key, reason = undefined, ...said }: Said): Promise<number> {
  const { rows } = await sql<{ id: number; book_id: number | null }>`
    select id, book_id from sale_matches where key = ${key} and forgotten_at is null`.execute(tx)
  const [known] = rows
  if (known && known.book_id === said.book_id) return known.id
  if (known) throw new Refusal('conflict', salesImportMessages.remembered)
  const line = await tx
    .selectFrom('sale_lines')
    .select(['channel', 'sales_account_id', 'identifier', 'title', 'author_name'])
    .where(waitingAs({ waits_for: 'book', key }))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  try {
    const { id } = await tx
      .insertInto('sale_matches')
      .values({ key, ...said, ...line, reason: reason ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    if (brokenKey(error) !== 'sale_matches_of_key') throw error
    throw new Refusal('conflict', salesImportMessages.remembered)
  }
}
