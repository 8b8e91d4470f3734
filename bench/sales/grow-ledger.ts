import type { Database } from '@panai/server/db/database'
import type { Tx } from '@panai/server/db/transaction'
import { sql } from 'kysely'

export type Size = { authors: number; books: number; sales: number }

const JOURNALS = 12

/** Writes a year of sales straight into the tables, a journal a month, as the imports of a large house would leave them. */
export async function growLedger(db: Database, { authors, books, sales }: Size): Promise<void> {
  await sql`
    insert into authors (slug, name, language)
    select 'measured-' || number, 'Measured Author ' || number, 'en' from generate_series(1, ${authors}::integer) as number`.execute(
    db,
  )
  await sql`
    insert into books (reference, title, description, language, author_id, genre, formats, mrp_paise, published_at)
    select 'MEASURED-' || number, 'Measured book ' || number, 'Of a book that no one has written.', 'en', author.id, 'fiction',
      '{paperback,ebook}', 29900, now() - number * interval '1 minute'
    from generate_series(1, ${books}::integer) as number
    join (select id, row_number() over (order by id) as place from authors where slug like 'measured-%') as author
      on author.place = number % ${authors}::integer + 1`.execute(db)
  await sql`
    insert into ledger_accounts (name, author_id) select 'author:' || id, id from authors where slug like 'measured-%'
    on conflict do nothing`.execute(db)
  for (const table of ['authors', 'books', 'ledger_accounts'])
    await sql`analyze ${sql.table(table)}`.execute(db)
  for (let month = 1; month <= JOURNALS; month++)
    await db.transaction().execute((tx) => importMonth(tx, month, Math.ceil(sales / JOURNALS)))
  for (const table of ['sales', 'journals', 'postings', 'author_totals', 'ledger_accounts'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}

async function importMonth(tx: Tx, month: number, sales: number): Promise<void> {
  const first = `2025-${String(month).padStart(2, '0')}-01`
  // A month of a large house in one statement takes longer than the server lets any of its own take.
  await sql`set local statement_timeout = 0`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into journals (kind, occurred_on, reason, reference)
    values ('sale', ${first}, 'Import of sales', ${`measured import ${month}`}) returning id`.execute(tx)
  const journal = rows[0]?.id ?? 0
  await sql`
    insert into sales (author_id, book_id, format, channel, sold_on, quantity, amount_paise, royalty_paise, source, reference,
      journal_id, basis, list_price_paise, base_paise, rate_bp, share_bp)
    select book.author_id, book.id, case number % 3 when 0 then 'ebook' else 'paperback' end,
      (array['amazon', 'flipkart', 'kdp', 'ingram'])[1 + number % 4], ${first}::date + (number % 28)::integer,
      case when number % 20 = 0 then -1 else 1 end, case when number % 20 = 0 then -29900 else 29900 end,
      case when number % 20 = 0 then -5980 else 5980 end, 'measured', ${`${month} `} || number, ${journal}, 'net', 29900, 29900,
      2000, 10000
    from generate_series(1, ${sales}::integer) as number
    join (select id, author_id, row_number() over (order by id) as place, count(*) over () as books
      from books where reference like 'MEASURED-%') as book
      on book.place = (number * 7919::bigint) % book.books + 1`.execute(tx)
  await sql`
    insert into postings (journal_id, account_id, amount_paise)
    select ${journal}, account.id, moved.amount from (
      select 'author:' || author_id as name, -sum(royalty_paise) as amount from sales where journal_id = ${journal} group by author_id
      union all
      select 'channel:' || channel, sum(amount_paise) from sales where journal_id = ${journal} group by channel
      union all
      select 'company', sum(royalty_paise - amount_paise) from sales where journal_id = ${journal}
    ) as moved join ledger_accounts as account using (name)`.execute(tx)
}
