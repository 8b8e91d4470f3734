import type { Database } from '@panai/server/db/database'
import { sql } from 'kysely'

export const BOOKS = 10_000
export const AUTHORS = 3_000
/** The author whose pages are measured has as many sales however large the ledger is, and so many books. */
const OWN_SALES = 500
const OWN_BOOKS = 20
const BATCH = 50_000
const CHANNELS = ['direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram']

/** Fills an empty database with so many rows of a file, each posted for its author. @returns how long counting them took, in ms. */
export async function growLedger(
  db: Database,
  lines: number,
): Promise<{ authorId: number; countingMs: number }> {
  await sql`
    insert into authors (slug, name, language)
    select 'author-' || n, 'எழுத்தாளர் ' || n, 'ta' from generate_series(1, ${AUTHORS}::integer) as n order by n`.execute(
    db,
  )
  const first = await sql<{ id: number }>`select min(id) as id from authors where slug = 'author-1'`.execute(
    db,
  )
  const authorId = first.rows[0]?.id ?? 0
  await sql`
    insert into books (reference, title, description, language, author_id, genre, formats, mrp_paise, published_at)
    select 'BENCH-' || n, 'பனை ஓலை ' || n, 'Made up for a measurement.', 'ta',
      ${authorId}::integer + case when n <= ${OWN_BOOKS}::integer then 0 else 1 + n % (${AUTHORS}::integer - 1) end,
      'fiction', array['paperback', 'ebook'], 29900, timestamptz '2024-01-01'
    from generate_series(1, ${BOOKS}::integer) as n order by n`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into sales_imports (kind, state, file_name, file_sha256, is_estimate, covers_from, covers_to)
    values ('file', 'ready', 'bench.csv', repeat('0', 64), false, '2025-11-01', '2026-10-31') returning id`.execute(
    db,
  )
  const importId = rows[0]?.id ?? 0
  let countingMs = 0
  for (let from = 1; from <= lines; from += BATCH) {
    const to = Math.min(lines, from + BATCH - 1)
    await addLines(db, importId, from, to)
    const began = performance.now()
    await addSales(db, from, to)
    countingMs += performance.now() - began
  }
  await sql`update sales_imports set state = 'posted' where id = ${importId}`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
  return { authorId, countingMs }
}

/** Books and days come in an order that never repeats the same cell, which is the worst for running totals. */
async function addLines(db: Database, importId: number, from: number, to: number): Promise<void> {
  await sql`
    insert into sale_lines (import_id, row_number, hash, measure, channel, is_estimate, format, period_from, period_to,
      units, units_sold, units_returned, free_units, pages, currency, amount, proceeds, book_id, state, amount_paise, proceeds_paise)
    select ${importId}::integer, n, md5(n::text)::uuid, 'copies', (${CHANNELS}::text[])[1 + (n::bigint * 31 / 7 % 6)::integer], false,
      (array['paperback', 'ebook'])[1 + n % 2], day, day, copies, greatest(copies, 0), greatest(-copies, 0), 0, 0, 'INR',
      copies * 29900, copies * 14000, books.id, 'posted', copies * 29900, copies * 14000
    from generate_series(${from}::integer, ${to}::integer) as n,
      lateral (select date '2025-11-01' + (n::bigint * 7919 % 365)::integer as day,
        case when n % 9 = 0 then -1 else 1 + n % 3 end as copies,
        case when n <= ${OWN_SALES}::integer then 1 + n % ${OWN_BOOKS}::integer
          else ${OWN_BOOKS}::integer + 1 + (n::bigint * 104729 % (${BOOKS}::integer - ${OWN_BOOKS}::integer))::integer end as book) as made
      join books on reference = 'BENCH-' || book`.execute(db)
}

/** One journal for the batch: channels owe what they pay, authors earn half of it and the company keeps the rest. */
async function addSales(db: Database, from: number, to: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into journals (kind, occurred_on, reason, reference)
      values ('sale', '2026-10-31', 'Bench', ${`bench ${from}`}) returning id`.execute(tx)
    const journal = rows[0]?.id ?? 0
    await sql`
      create temporary table made on commit drop as
        select sale_lines.*, author_id from sale_lines join books on books.id = book_id
        where sale_lines.id between ${sql.lit(from)} and ${sql.lit(to)}`.execute(tx)
    await sql`analyze made`.execute(tx)
    await sql`
      insert into ledger_accounts (name, author_id)
      select distinct 'author:' || author_id, author_id from made on conflict do nothing`.execute(tx)
    await sql`
      insert into postings (journal_id, account_id, amount_paise)
      select ${journal}::bigint, ledger_accounts.id, sum(units) * 14000 from made
        join ledger_accounts on ledger_accounts.channel = made.channel group by 2
      union all
      select ${journal}::bigint, ledger_accounts.id, -sum(units) * 7000 from made
        join ledger_accounts on ledger_accounts.author_id = made.author_id group by 2
      union all
      select ${journal}::bigint, (select id from ledger_accounts where name = 'company'), -sum(units) * 7000 from made`.execute(
      tx,
    )
    await sql`
      insert into sales (author_id, book_id, format, channel, sold_on, quantity, amount_paise, royalty_paise, source, reference,
        journal_id, line_id, line_hash, basis, base_paise, cost_paise, rate_bp, share_bp)
      select author_id, book_id, format, channel, period_from, units, amount_paise, units * 7000, 'bench', 'row ' || row_number,
        ${journal}::bigint, id, hash, 'net', proceeds_paise, 0, 5000, 10000 from made`.execute(tx)
  })
}
