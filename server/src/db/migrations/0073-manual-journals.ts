import { type Kysely, sql } from 'kysely'

const manualJournalKinds = ['adjustment', 'opening']
const manualJournalStates = ['waiting', 'posted', 'turned_down']
const journalKinds = ['sale', 'payout', 'reversal', ...manualJournalKinds]
const statementLineKinds = ['sale', 'return', 'correction', 'payout', 'tax', 'other', ...manualJournalKinds]
const MOST_PAISE = 1_000_000_000

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** What is entered by hand in an author's favour or against them: by one person, and posted when another has approved it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendLedger(db)
  await createManualJournals(db)
  await guardManualJournals(db)
  await extendStatements(db)
  await createCheck(db)
}

/** What was owed in the books before these has an account of its own: it is no cost of the company's now. */
async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table journals drop constraint journals_kind_check,
      add constraint journals_kind_check check (kind in (${list(journalKinds)}))`.execute(db)
  await dropCheck(db, 'ledger_accounts', '%withheld_tax%')
  await sql`
    alter table ledger_accounts add constraint ledger_accounts_name_check check (num_nonnulls(author_id, channel) = 1
      or name in ('cash', 'withheld_tax', 'company', 'opening_balances'))`.execute(db)
  await sql`insert into ledger_accounts (name) values ('opening_balances')`.execute(db)
}

/** Checks over several columns were named by the database. */
async function dropCheck(db: Kysely<unknown>, table: string, like: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname::text as name from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c' and pg_get_constraintdef(oid) like ${like}`.execute(
    db,
  )
  const [found] = rows
  if (!found || rows.length > 1) throw new Error(`${rows.length} checks of ${table} are like ${like}`)
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(found.name)}`.execute(db)
}

/** Amounts in paise, positive in the author's favour. `reverses`: takes back another one of these, with a journal that is its opposite. */
async function createManualJournals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table manual_journals (
      id integer generated always as identity primary key,
      kind text not null check (kind in (${list(manualJournalKinds)})),
      state text not null default 'waiting' check (state in (${list(manualJournalStates)})),
      author_id integer not null references authors,
      book_id integer references books,
      amount_paise bigint not null check (abs(amount_paise) between 1 and ${sql.lit(MOST_PAISE)}),
      occurred_on date not null,
      reason text not null check (length(btrim(reason)) between 5 and 300),
      note text check (length(btrim(note)) between 1 and 500),
      reverses integer references manual_journals,
      entered_by integer not null references accounts,
      entered_at timestamptz not null default clock_timestamp(),
      idempotency_key text check (length(idempotency_key) between 8 and 255),
      decided_by integer references accounts,
      decided_at timestamptz,
      approved_under text check (approved_under in ('two_people', 'alone', 'waived')),
      journal_id bigint unique references journals,
      unique (entered_by, idempotency_key),
      check ((state = 'waiting') = (decided_at is null)),
      check ((decided_by is null) = (decided_at is null)),
      check ((state = 'posted') = (journal_id is not null)),
      check ((state = 'posted') = (approved_under is not null))
    )`.execute(db)
  await sql`comment on column manual_journals.reason is 'what the author reads'`.execute(db)
  await sql`
    create unique index manual_journals_reversed on manual_journals (reverses)
    where reverses is not null and state <> 'turned_down'`.execute(db)
  await sql`create index manual_journals_waiting on manual_journals (entered_at, id) where state = 'waiting'`.execute(
    db,
  )
  await sql`create index manual_journals_of_author on manual_journals (author_id, id desc)`.execute(db)
  await sql`create index manual_journals_of_book on manual_journals (book_id) where book_id is not null`.execute(
    db,
  )
  await sql`select audit_table('manual_journals', ignored => array['idempotency_key'])`.execute(db)
}

/** What the use cases refuse, the database refuses too: an approval by who entered it, a change of what was entered, a journal that is another. */
async function guardManualJournals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_manual_journal() returns trigger language plpgsql as $$
    declare
      decided text[] := array['state', 'decided_by', 'decided_at', 'approved_under', 'journal_id'];
    begin
      if tg_op in ('DELETE', 'TRUNCATE') then
        raise exception 'what was entered by hand stays written' using errcode = 'restrict_violation';
      end if;
      if tg_op = 'INSERT' then
        if new.state <> 'waiting' then
          raise exception 'a manual journal begins unapproved' using errcode = 'restrict_violation';
        end if;
        if new.reverses is not null and not exists (
          select from manual_journals as first where first.id = new.reverses and first.state = 'posted' and first.reverses is null
            and (first.kind, first.author_id, -first.amount_paise) = (new.kind, new.author_id, new.amount_paise)
            and first.book_id is not distinct from new.book_id) then
          raise exception 'a reversal is the opposite of a journal that was posted' using errcode = 'check_violation';
        end if;
        return new;
      end if;
      if old.state <> 'waiting' or new.state = 'waiting' or to_jsonb(new) - decided is distinct from to_jsonb(old) - decided then
        raise exception 'what was entered by hand stays: reverse it by another one' using errcode = 'restrict_violation';
      end if;
      if new.state = 'posted' then
        new.approved_under := four_eyes_mode();
        if new.approved_under = 'two_people' and coalesce(new.decided_by, new.entered_by) = new.entered_by then
          raise exception 'two people are needed for a manual journal' using errcode = 'restrict_violation', constraint = 'four_eyes';
        end if;
        if not exists (
          select from postings join ledger_accounts on ledger_accounts.id = account_id
          where journal_id = new.journal_id and author_id = new.author_id and amount_paise = -new.amount_paise) then
          raise exception 'journal % is not what was entered', new.journal_id using errcode = 'check_violation';
        end if;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_guarded before insert or update or delete on manual_journals
    for each row execute function guard_manual_journal()`.execute(db)
  await sql`
    create trigger is_kept before truncate on manual_journals
    for each statement execute function guard_manual_journal()`.execute(db)
}

/** They are lines of statements, and a sum of their own. */
async function extendStatements(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table statement_lines drop constraint statement_lines_kind_check,
      add constraint statement_lines_kind_check check (kind in (${list(statementLineKinds)}))`.execute(db)
  await dropCheck(db, 'statements', '%closing_paise = %')
  await sql`
    alter table statements add column adjustments_paise bigint not null default 0,
      add constraint statements_closing_check check (closing_paise = opening_paise + sales_paise + returns_paise
        + corrections_paise + adjustments_paise - paid_paise - withheld_paise)`.execute(db)
  await sql`
    create or replace function check_statement() returns trigger language plpgsql as $$
    declare
      last record;
      posted bigint;
      listed record;
    begin
      if not exists (select from statements where id = new.id) then
        return null;
      end if;
      select closing_paise, last_journal_id into last from statements
        where author_id = new.author_id and id < new.id order by id desc limit 1;
      if new.opening_paise <> coalesce(last.closing_paise, 0)
        or new.first_journal_id <> coalesce(last.last_journal_id, 0) + 1 then
        raise exception 'statement % does not go on where the last one ended', new.id using errcode = 'check_violation';
      end if;
      select coalesce(-sum(amount_paise), 0) into posted from postings
        join ledger_accounts on ledger_accounts.id = account_id
        where author_id = new.author_id and journal_id between new.first_journal_id and new.last_journal_id;
      if new.closing_paise - new.opening_paise <> posted then
        raise exception 'statement % moves by % and the ledger by %', new.id, new.closing_paise - new.opening_paise, posted
          using errcode = 'check_violation';
      end if;
      select count(*) as lines,
        coalesce(sum(balance_paise) filter (where kind = 'sale'), 0) as sales,
        coalesce(sum(balance_paise) filter (where kind = 'return'), 0) as returns,
        coalesce(sum(balance_paise) filter (where kind in ('correction', 'other')), 0) as corrections,
        coalesce(sum(balance_paise) filter (where kind in (${list(manualJournalKinds)})), 0) as adjustments,
        coalesce(-sum(balance_paise) filter (where kind = 'payout'), 0) as paid,
        coalesce(-sum(balance_paise) filter (where kind = 'tax'), 0) as withheld
        into listed from statement_lines where statement_id = new.id;
      if (listed.lines, listed.sales, listed.returns, listed.corrections, listed.adjustments, listed.paid, listed.withheld)
        <> (new.lines, new.sales_paise, new.returns_paise, new.corrections_paise, new.adjustments_paise, new.paid_paise,
          new.withheld_paise) then
        raise exception 'the lines of statement % do not add up to it', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
}

/** What was entered against what was posted: no row, all is well. */
async function createCheck(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function manual_journal_differences()
    returns table (what text, author_id integer, kept bigint, counted bigint) language sql stable as $$
      select 'manual journal ' || manual.id, manual.author_id, manual.amount_paise, coalesce(-sum(postings.amount_paise), 0)::bigint
        from manual_journals as manual
          left join ledger_accounts as account on account.author_id = manual.author_id
          left join postings on postings.journal_id = manual.journal_id and postings.account_id = account.id
        where state = 'posted' group by manual.id
        having manual.amount_paise <> coalesce(-sum(postings.amount_paise), 0)
      union all
      select 'journal ' || journals.id || ' that nobody approved', null, 0, 1 from journals
        where kind in (${list(manualJournalKinds)})
          and not exists (select from manual_journals where journal_id = journals.id)
    $$`.execute(db)
}
