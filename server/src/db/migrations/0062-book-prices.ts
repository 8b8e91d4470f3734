import { type Kysely, sql } from 'kysely'

const FIRST_DAY = '2000-01-01'
const bookFormats = ['paperback', 'hardback', 'ebook']

/**
 * What a book cost from which day on, of one format or of all. A book whose price has never changed has none of these: what stands in
 * `books` holds on every day. Royalties were calculated by them, so they stay as they were written; a wrong one is taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_prices (
      id integer generated always as identity primary key,
      book_id integer not null references books on delete cascade,
      format text check (format in (${sql.raw(bookFormats.map((format) => `'${format}'`).join(', '))})),
      price_paise bigint not null check (price_paise > 0),
      valid_from date not null,
      withdrawn_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create unique index book_prices_one_from_a_day on book_prices (book_id, format, valid_from)
    nulls not distinct where withdrawn_at is null`.execute(db)
  await sql`create index book_prices_of on book_prices (book_id)`.execute(db)
  await sql`select versioned_table('book_prices')`.execute(db)
  await sql`select audit_table('book_prices', part_of => 'book_terms', part_key => 'book_id')`.execute(db)
  await sql`
    create trigger keeps_terms before update on book_prices for each row execute function keep_terms()`.execute(
    db,
  )
  await followPrices(db)
}

/** Whoever changes the price of a book changes it from today on: the form, a list of books, many books at once. */
async function followPrices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function date_book_price() returns trigger language plpgsql as $$
    declare
      today date := india_today();
    begin
      insert into book_prices (book_id, valid_from, price_paise)
        select new.id, '${sql.raw(FIRST_DAY)}', old.mrp_paise
        where not exists (select from book_prices where book_id = new.id and format is null and withdrawn_at is null);
      if new.mrp_paise is distinct from general_price_on(new.id, today) then
        update book_prices set withdrawn_at = now()
        where book_id = new.id and format is null and valid_from = today and withdrawn_at is null;
      end if;
      if new.mrp_paise is distinct from general_price_on(new.id, today) then
        insert into book_prices (book_id, valid_from, price_paise) values (new.id, today, new.mrp_paise);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create function general_price_on(book integer, day date) returns bigint language sql stable as $$
      select price_paise from book_prices
      where book_id = book and format is null and withdrawn_at is null and valid_from <= day
      order by valid_from desc limit 1
    $$`.execute(db)
  await sql`
    create trigger dates_price after update of mrp_paise on books
    for each row when (old.mrp_paise is distinct from new.mrp_paise) execute function date_book_price()`.execute(
    db,
  )
}
