import { type Kysely, sql } from 'kysely'
import { createReportCheck } from './0021-report-check.ts'
import { countSalesForReports, createSalesTotals } from './0021-sales-totals.ts'

/** What the company's reports read: sums that whoever posts keeps up to date, so that no report counts a ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLock(db)
  await createSalesTotals(db)
  await countSalesForReports(db)
  await createAccountMonths(db)
  await createCoverage(db)
  await createReportCheck(db)
  // Tax is summed up by the day on which was paid.
  await sql`create index payouts_by_day on payouts (paid_on, id)`.execute(db)
}

/**
 * Company totals belong to no author, so the authors' locks do not guard them. Whoever posts takes this one behind those, once, and
 * keeps it to the end: two who post at the same time never wait for each other both ways.
 */
async function createLock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lock_company_totals() returns void language sql as $$
      select pg_advisory_xact_lock(hashtext('panai company totals'))
    $$`.execute(db)
}

/** What came to and went from the accounts that are no author's, month by month: channels, cash, withheld tax and the company's own. */
async function createAccountMonths(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_months (
      account_id integer not null references ledger_accounts,
      month date not null check (extract(day from month) = 1),
      debit_paise bigint not null,
      credit_paise bigint not null,
      primary key (account_id, month)
    )`.execute(db)
  await sql`
    create function count_accounts() returns trigger language plpgsql as $$
    begin
      perform lock_company_totals();
      insert into account_months as kept
        select account_id, date_trunc('month', occurred_on)::date as month,
          sum(greatest(amount_paise, 0)), sum(greatest(-amount_paise, 0))
        from come join ledger_accounts on ledger_accounts.id = account_id join journals on journals.id = journal_id
        where author_id is null group by account_id, month order by account_id, month
        on conflict (account_id, month) do update set
          debit_paise = kept.debit_paise + excluded.debit_paise, credit_paise = kept.credit_paise + excluded.credit_paise;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_accounts after insert on postings referencing new table as come
    for each statement execute function count_accounts()`.execute(db)
  await sql`
    insert into account_months
      select account_id, date_trunc('month', occurred_on)::date as month,
        sum(greatest(amount_paise, 0)), sum(greatest(-amount_paise, 0))
      from postings join ledger_accounts on ledger_accounts.id = account_id join journals on journals.id = journal_id
      where author_id is null group by account_id, month`.execute(db)
}

/**
 * Which days of which channel a file covers, noted once when it is posted: a table of our own names its channel row by row. And where
 * the estimated rows of a book are, which nobody posts.
 */
async function createCoverage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_channels (
      import_id integer not null references sales_imports,
      channel text not null,
      covers_from date not null,
      covers_to date not null check (covers_from <= covers_to),
      primary key (import_id, channel)
    )`.execute(db)
  await sql`
    create function note_coverage() returns trigger language plpgsql as $$
    begin
      insert into import_channels
        select new.id, channel, least(min(period_from), new.covers_from), greatest(max(period_to), new.covers_to)
        from sale_lines where import_id = new.id group by channel
        on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_coverage after update of state on sales_imports
    for each row when (new.state = 'posted' and old.state <> 'posted' and new.kind = 'file') execute function note_coverage()`.execute(
    db,
  )
  await sql`
    create trigger note_coverage_at_once after insert on sales_imports
    for each row when (new.state = 'posted' and new.kind = 'file') execute function note_coverage()`.execute(
    db,
  )
  await sql`
    create index sale_lines_estimated on sale_lines (book_id, channel, period_from)
    where state = 'estimate' and book_id is not null`.execute(db)
}
