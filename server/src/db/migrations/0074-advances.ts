import { type Kysely, sql } from 'kysely'

const manualJournalKinds = ['adjustment', 'opening', 'advance']
const journalKinds = ['sale', 'payout', 'reversal', ...manualJournalKinds, 'recoupment']
const statementLineKinds = [
  ...['sale', 'return', 'correction', 'payout', 'tax', 'other'],
  ...[...manualJournalKinds, 'recoupment'],
]

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** Advances on royalties: entered by hand like other journals, and recouped by the royalties that come after them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendLedger(db)
  await createRecoupments(db)
  await extendStatements(db)
  await createCheck(db)
}

/** What was advanced and is not recouped yet is the balance of one account; which advance it is of, the table of recoupments says. */
async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table journals drop constraint journals_kind_check,
      add constraint journals_kind_check check (kind in (${list(journalKinds)}))`.execute(db)
  await sql`
    alter table ledger_accounts drop constraint ledger_accounts_name_check,
      add constraint ledger_accounts_name_check check (num_nonnulls(author_id, channel) = 1
        or name in ('cash', 'withheld_tax', 'company', 'opening_balances', 'advances'))`.execute(db)
  await sql`insert into ledger_accounts (name) values ('advances')`.execute(db)
  await sql`
    alter table manual_journals drop constraint manual_journals_kind_check,
      add constraint manual_journals_kind_check check (kind in (${list(manualJournalKinds)})),
      add constraint manual_journals_advance_check check (kind <> 'advance' or (amount_paise > 0) = (reverses is null))`.execute(
    db,
  )
  await sql`
    create index manual_journals_advances on manual_journals (author_id, id)
    where kind = 'advance' and state = 'posted'`.execute(db)
}

/** Positive: royalty that went to the advance; negative: what came back of it when sales were taken back. */
async function createRecoupments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recoupments (
      journal_id bigint primary key references journals,
      advance_id integer not null references manual_journals,
      amount_paise bigint not null check (amount_paise <> 0)
    )`.execute(db)
  await sql`create index recoupments_of_advance on recoupments (advance_id, journal_id)`.execute(db)
  await sql`
    create trigger is_kept before update or delete or truncate on recoupments
    for each statement execute function refuse_ledger_change()`.execute(db)
  // Looked at when the transaction ends: a reversal of an advance comes before what was recouped is given back.
  await sql`
    create function check_recouped() returns trigger language plpgsql as $$
    declare
      this integer;
      advanced bigint;
      recouped bigint;
    begin
      if tg_table_name = 'recoupments' and not exists (
        select from manual_journals as advance
          join ledger_accounts as account on account.author_id = advance.author_id
          join postings on postings.account_id = account.id
          join journals on journals.id = postings.journal_id
        where advance.id = (to_jsonb(new) ->> 'advance_id')::integer and advance.kind = 'advance' and advance.reverses is null
          and journals.id = (to_jsonb(new) ->> 'journal_id')::bigint and journals.kind = 'recoupment'
          and postings.amount_paise = (to_jsonb(new) ->> 'amount_paise')::bigint) then
        raise exception 'what is recouped is not what was posted: %', to_jsonb(new) using errcode = 'check_violation';
      end if;
      this := case when tg_table_name = 'recoupments' then (to_jsonb(new) ->> 'advance_id') else (to_jsonb(new) ->> 'reverses') end::integer;
      -- Two that recoup the same advance at once wait for each other here at the latest.
      perform from manual_journals where id = this for no key update;
      select coalesce(sum(amount_paise), 0) into advanced from manual_journals
        where (id = this or reverses = this) and kind = 'advance' and state = 'posted';
      select coalesce(sum(amount_paise), 0) into recouped from recoupments where advance_id = this;
      if recouped not between 0 and advanced then
        raise exception 'of advance % there is % and % is recouped', this, advanced, recouped using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger stays_within after insert on recoupments deferrable initially deferred
    for each row execute function check_recouped()`.execute(db)
  await sql`
    create constraint trigger gives_back after update on manual_journals deferrable initially deferred
    for each row when (new.kind = 'advance' and new.reverses is not null and new.state = 'posted')
    execute function check_recouped()`.execute(db)
}

/** `advances_left_paise`: what was advanced and not recouped at the end of the statement; it is no part of the balance. */
async function extendStatements(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table statement_lines drop constraint statement_lines_kind_check,
      add constraint statement_lines_kind_check check (kind in (${list(statementLineKinds)}))`.execute(db)
  await sql`
    alter table statements
      add column advances_paise bigint not null default 0,
      add column recouped_paise bigint not null default 0,
      add column advances_left_paise bigint not null default 0 check (advances_left_paise >= 0),
      drop constraint statements_closing_check,
      add constraint statements_closing_check check (closing_paise = opening_paise + sales_paise + returns_paise
        + corrections_paise + adjustments_paise + advances_paise - recouped_paise - paid_paise - withheld_paise)`.execute(
    db,
  )
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
        coalesce(sum(balance_paise) filter (where kind in ('adjustment', 'opening')), 0) as adjustments,
        coalesce(sum(balance_paise) filter (where kind = 'advance'), 0) as advances,
        coalesce(-sum(balance_paise) filter (where kind = 'recoupment'), 0) as recouped,
        coalesce(-sum(balance_paise) filter (where kind = 'payout'), 0) as paid,
        coalesce(-sum(balance_paise) filter (where kind = 'tax'), 0) as withheld
        into listed from statement_lines where statement_id = new.id;
      if (listed.lines, listed.sales, listed.returns, listed.corrections, listed.adjustments, listed.advances, listed.recouped,
          listed.paid, listed.withheld)
        <> (new.lines, new.sales_paise, new.returns_paise, new.corrections_paise, new.adjustments_paise, new.advances_paise,
          new.recouped_paise, new.paid_paise, new.withheld_paise) then
        raise exception 'the lines of statement % do not add up to it', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
}

/** Advances and what was recouped of them against the ledger: no row, all is well. */
async function createCheck(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function advance_differences()
    returns table (what text, author_id integer, kept bigint, counted bigint) language sql stable as $$
      select 'recoupment by journal ' || recoupments.journal_id, advance.author_id, recoupments.amount_paise,
          coalesce(sum(postings.amount_paise), 0)::bigint
        from recoupments join manual_journals as advance on advance.id = advance_id
          left join ledger_accounts as account on account.author_id = advance.author_id
          left join postings on postings.journal_id = recoupments.journal_id and postings.account_id = account.id
        group by recoupments.journal_id, advance.author_id
        having recoupments.amount_paise <> coalesce(sum(postings.amount_paise), 0)
      union all
      select 'journal ' || journals.id || ' that recoups nothing', null, 0, 1 from journals
        where kind = 'recoupment' and not exists (select from recoupments where journal_id = journals.id)
      union all
      select 'advances that are not recouped', null, left_over, posted from (
        select (select coalesce(sum(amount_paise), 0) from manual_journals where kind = 'advance' and state = 'posted')::bigint
            - (select coalesce(sum(amount_paise), 0) from recoupments)::bigint as left_over,
          (select coalesce(sum(amount_paise), 0) from postings join ledger_accounts on ledger_accounts.id = account_id
            where name = 'advances')::bigint as posted
      ) as compared where left_over <> posted
    $$`.execute(db)
}
