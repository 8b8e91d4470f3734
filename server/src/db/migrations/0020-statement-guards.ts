import { type Kysely, sql } from 'kysely'

/** The database itself sees to it that statements are what the ledger says and that nobody changes one which was issued. */
export async function guardStatements(db: Kysely<unknown>): Promise<void> {
  await keepInOrder(db)
  await keepIssued(db)
  await refuseLatePostings(db)
  await createCheck(db)
}

/** Looked at when the transaction ends: a statement goes on where the last one ended, and its lines and the ledger agree with it. */
async function keepInOrder(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_statement() returns trigger language plpgsql as $$
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
        coalesce(-sum(balance_paise) filter (where kind = 'payout'), 0) as paid,
        coalesce(-sum(balance_paise) filter (where kind = 'tax'), 0) as withheld
        into listed from statement_lines where statement_id = new.id;
      if (listed.lines, listed.sales, listed.returns, listed.corrections, listed.paid, listed.withheld)
        <> (new.lines, new.sales_paise, new.returns_paise, new.corrections_paise, new.paid_paise, new.withheld_paise) then
        raise exception 'the lines of statement % do not add up to it', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger adds_up after insert on statements deferrable initially deferred
    for each row execute function check_statement()`.execute(db)
}

async function keepIssued(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_statement() returns trigger language plpgsql as $$
    declare
      before statements := old;
    begin
      if tg_op = 'DELETE' then
        if old.state not in ('draft', 'verified') then
          raise exception 'an issued statement stays: the next one corrects it' using errcode = 'restrict_violation';
        end if;
        return old;
      end if;
      before.state := new.state;
      before.verified_at := new.verified_at;
      before.issued_at := new.issued_at;
      before.locked_at := new.locked_at;
      if before is distinct from new
        or (old.state, new.state) not in (('draft', 'verified'), ('verified', 'draft'), ('verified', 'issued'), ('issued', 'locked'))
        or (old.state <> 'draft' and new.state <> 'draft' and old.verified_at is distinct from new.verified_at)
        or (old.issued_at is not null and old.issued_at is distinct from new.issued_at)
      then
        raise exception 'a statement only goes on to be verified, issued and locked' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_kept_as_it_was before update or delete on statements
    for each row execute function guard_statement()`.execute(db)

  await sql`
    create function refuse_statement_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update or truncate on statement_lines
    for each statement execute function refuse_statement_change()`.execute(db)
  await sql`
    create trigger is_kept before truncate on statements
    for each statement execute function refuse_statement_change()`.execute(db)
  await sql`
    create trigger is_kept before update or delete or truncate on statement_files
    for each statement execute function refuse_statement_change()`.execute(db)

  // Lines come with a draft and go with it.
  await sql`
    create function guard_statement_lines() returns trigger language plpgsql as $$
    begin
      if exists (select from changed join statements on statements.id = statement_id
        where tg_op = 'DELETE' or state <> 'draft') then
        raise exception 'the lines of a statement come and go with its draft' using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger are_of_drafts after insert on statement_lines referencing new table as changed
    for each statement execute function guard_statement_lines()`.execute(db)
  await sql`
    create trigger go_with_drafts after delete on statement_lines referencing old table as changed
    for each statement execute function guard_statement_lines()`.execute(db)
}

/** A journal takes its number after its authors are locked, so that none comes behind a statement that has passed it. */
async function refuseLatePostings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_stated_postings() returns trigger language plpgsql as $$
    begin
      if exists (
        select from come join ledger_accounts on ledger_accounts.id = account_id
        cross join lateral (
          select last_journal_id from statements
          where statements.author_id = ledger_accounts.author_id order by id desc limit 1
        ) as stated
        where journal_id <= stated.last_journal_id
      ) then
        raise exception 'a statement covers this journal already: lock the authors before it is numbered'
          using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger is_not_stated after insert on postings referencing new table as come
    for each statement execute function refuse_stated_postings()`.execute(db)
}

/** Counts every statement anew, from the beginning of the ledger: no row, all is well. */
async function createCheck(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function statement_differences()
    returns table (what text, author_id integer, kept bigint, counted bigint) language sql stable as $$
      with moved as (
        select statements.id, statements.author_id, closing_paise, coalesce(-sum(amount_paise), 0) as posted
        from statements
        left join ledger_accounts on ledger_accounts.author_id = statements.author_id
        left join postings on account_id = ledger_accounts.id and journal_id between first_journal_id and last_journal_id
        group by statements.id
      ),
      summed as (
        select id, moved.author_id, closing_paise, sum(posted) over (partition by moved.author_id order by id) as counted
        from moved
      )
      select 'closing balance of statement ' || id, author_id, closing_paise, counted::bigint
        from summed where closing_paise <> counted
      union all
      select 'lines of statement ' || statements.id, statements.author_id, closing_paise - opening_paise,
          coalesce(sum(balance_paise), 0)::bigint
        from statements left join statement_lines on statement_id = statements.id
        group by statements.id having closing_paise - opening_paise <> coalesce(sum(balance_paise), 0)
    $$`.execute(db)
}
