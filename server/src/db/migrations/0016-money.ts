import { type Kysely, sql } from 'kysely'
import { createMatching } from './0016-matching.ts'
import { createSaleLines } from './0016-sale-lines.ts'
import { createStatements } from './0016-statements.ts'

const foreignCurrencies =
  'CLP ISK JPY KRW PYG UGX VND XAF XOF XPF AED ARS AUD BDT BGN BOB BRL CAD CHF CNY COP CRC CZK DKK EGP EUR GBP GEL GHS HKD HUF IDR ILS KES KZT ' +
  'LBP LKR MAD MOP MXN MYR NGN NOK NPR NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TRY TWD TZS UAH USD UYU UZS ZAR BHD IQD JOD KWD OMR TND'

/** What stands between a channel's file and a payout: the rows of files, what was decided of each, and the statements of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await balanceByStatement(db)
  await createSaleLines(db)
  await createCurrencyRates(db)
  await explainSales(db)
  await createMatching(db)
  await createStatements(db)
}

/**
 * A journal of an import has a posting for each of some thousand authors. Its balance was counted again for every single one of them;
 * now each statement must leave the journals that it posts to at zero, which is stricter and is counted once.
 */
async function balanceByStatement(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger balances on postings`.execute(db)
  await sql`
    create function check_postings() returns trigger language plpgsql as $$
    declare
      uneven bigint;
    begin
      select journal_id into uneven from postings
        where journal_id in (select journal_id from come)
        group by journal_id having sum(amount_paise) <> 0 or count(*) < 2 limit 1;
      if uneven is not null then
        raise exception 'journal % does not balance', uneven using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger balances after insert on postings referencing new table as come
    for each statement execute function check_postings()`.execute(db)
}

/** What a unit of a foreign currency is worth in rupees from a day on: a line is reckoned at the rate in force when it was sold. */
async function createCurrencyRates(db: Kysely<unknown>): Promise<void> {
  const currencies = foreignCurrencies.split(' ')
  await sql`
    create table currency_rates (
      id integer generated always as identity primary key,
      currency text not null check (currency in (${sql.raw(currencies.map((code) => `'${code}'`).join(', '))})),
      valid_from date not null,
      rupees numeric(18, 8) not null check (rupees > 0),
      note text check (length(btrim(note)) between 1 and 500),
      created_at timestamptz not null default now(),
      unique (currency, valid_from)
    )`.execute(db)
  await sql`select versioned_table('currency_rates')`.execute(db)
  await sql`select audit_table('currency_rates')`.execute(db)
}

/**
 * How a royalty was worked out stays with it: it is `rate_bp` ten-thousandths of what `base_paise` leaves after `cost_paise`, and of
 * that the author has `share_bp`. What was recorded before had no such account, so all of it may be unknown.
 */
async function explainSales(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales
      add column line_id bigint references sale_lines,
      add column line_hash uuid,
      add column basis text check (basis in ('net', 'mrp', 'calculator', 'file')),
      add column list_price_paise bigint check (list_price_paise >= 0),
      add column base_paise bigint,
      add column cost_paise bigint,
      add column rate_bp integer check (rate_bp between 0 and 10000),
      add column share_bp integer check (share_bp between 1 and 10000),
      add column rule_id integer,
      add check ((line_id is null) = (line_hash is null))`.execute(db)
  // Of a row of a file each author has one sale, whichever file it came in: a row that comes again is refused here at the latest.
  await sql`
    create unique index sales_of_line on sales (line_hash, author_id)
    where line_hash is not null and reversed_by is null`.execute(db)
  await sql`create index sales_by_line on sales (line_id) where line_id is not null`.execute(db)
  // Source and reference name what is no row of a file; those of files are named by their line.
  await sql`alter table sales drop constraint sales_source_reference_key`.execute(db)
  await sql`create unique index sales_source_reference_key on sales (source, reference) where line_id is null`.execute(
    db,
  )
}
