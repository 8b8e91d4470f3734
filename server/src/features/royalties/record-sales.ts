import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { decideSale, type NewSale, saleReference } from './decide-entries.ts'
import { lockAuthors } from './lock-authors.ts'
import { post } from './post.ts'

/**
 * Records sales and returns and credits their royalties, some thousands at a time at the most and once in a transaction.
 * A sale that is there already is left alone, reversed or not. @returns how many were recorded now.
 * @throws Refusal conflict when a reference stands for another sale; nothing may be committed then.
 */
export async function recordSales(tx: Tx, sales: readonly NewSale[]): Promise<number> {
  await lockAuthors(
    tx,
    sales.map(({ authorId }) => authorId),
  )
  const known = await findKnown(tx, sales)
  const fresh = sales.filter((sale) => {
    const reference = saleReference(sale)
    const same = known.get(reference)
    known.set(reference, fingerprint(sale))
    if (same !== undefined && same !== fingerprint(sale))
      throw new Refusal('conflict', `The reference ${sale.reference} belongs to another sale.`)
    return same === undefined
  })
  if (fresh.length === 0) return 0
  const journals = await post(tx, fresh.map(decideSale))
  await insertSales(tx, fresh, journals)
  return fresh.length
}

async function insertSales(
  tx: Tx,
  sales: readonly NewSale[],
  journals: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = sales.map((sale) => ({ ...sale, journal: journals.get(saleReference(sale)) }))
  await sql`
    insert into sales (author_id, book_id, format, channel, sold_on, quantity, amount_paise, royalty_paise,
      buyer_name, source, reference, journal_id)
    select "authorId", "bookId", format, channel, "soldOn", quantity, amount, royalty, "buyerName", source, reference, journal
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided("authorId" integer, "bookId" integer, format text,
      channel text, "soldOn" date, quantity integer, amount bigint, royalty bigint, "buyerName" text, source text,
      reference text, journal bigint)`.execute(tx)
}

/** Those that are there already, each with what makes it that sale. */
async function findKnown(tx: Tx, sales: readonly NewSale[]): Promise<Map<string, string>> {
  const keys = sales.map(({ source, reference }) => ({ source, reference }))
  const { rows } = await sql<NewSale>`
    select author_id as "authorId", book_id as "bookId", channel, sold_on as "soldOn", quantity,
      amount_paise as amount, royalty_paise as royalty, source, reference
    from sales join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given(source text, reference text)
      using (source, reference)`.execute(tx)
  return new Map(rows.map((row) => [saleReference(row), fingerprint(row)]))
}

function fingerprint({ authorId, bookId, channel, soldOn, quantity, amount, royalty }: NewSale): string {
  return JSON.stringify([authorId, bookId, channel, soldOn, quantity, amount, royalty])
}
