import { type Kysely, sql } from 'kysely'

const payoutBounds = { taxThreshold: { least: 0, most: 1000000000 }, rate: { least: 0, most: 5000 } }

/** Tax on royalty: its dated rules, what was credited to each author in each financial year, and the register of what was withheld. */
export async function createTaxTables(db: Kysely<unknown>): Promise<void> {
  await createRules(db)
  await countCredits(db)
  await createRegister(db)
}

/** Each from its day until the next one's. What holds or has held stays; only a name that was left open is filled in. */
async function createRules(db: Kysely<unknown>): Promise<void> {
  const { taxThreshold, rate } = payoutBounds
  const rates = sql.raw(`between ${rate.least} and ${rate.most}`)
  await sql`
    create table tax_rules (
      id integer generated always as identity primary key,
      valid_from date not null unique,
      threshold_paise bigint not null check (threshold_paise between ${sql.lit(taxThreshold.least)} and ${sql.lit(taxThreshold.most)}),
      rate_with_pan_bp integer not null check (rate_with_pan_bp ${rates}),
      rate_without_pan_bp integer not null check (rate_without_pan_bp ${rates}),
      section text check (length(btrim(section)) between 1 and 60),
      source text not null check (length(btrim(source)) between 1 and 1000),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    insert into tax_rules (valid_from, threshold_paise, rate_with_pan_bp, rate_without_pan_bp, section, source) values
      ('2000-01-01', 3000000, 1000, 2000, '194J',
        'Royalty to a resident, 10 % above Rs. 30,000 per payee and financial year; 20 % without a PAN. Threshold before 1 April 2025.'),
      ('2025-04-01', 5000000, 1000, 2000, '194J',
        'Budget 2025: threshold raised from Rs. 30,000 to Rs. 50,000 per payee and financial year (taxguru.in, taxupdates.cagurujiclasses.com).'),
      ('2026-04-01', 5000000, 1000, 2000, null,
        'Income-tax Act 2025, section 393: payment codes 1001 to 1092 in place of section letters, the rules carried over (finin2min.com). The code of royalty is to be filled in by the accountant; the statement is Form 140.')`.execute(
    db,
  )
  await sql`select versioned_table('tax_rules')`.execute(db)
  await sql`select audit_table('tax_rules')`.execute(db)
  await sql`
    create function refuse_settled_tax_rule() returns trigger language plpgsql as $$
    declare
      filled tax_rules;
    begin
      if tg_op = 'TRUNCATE' then
        raise exception 'rules that hold or have held stay' using errcode = 'restrict_violation';
      end if;
      if tg_op = 'UPDATE' then
        filled := old;
        filled.section := new.section;
        filled.version := new.version;
        if old.section is null and filled is not distinct from new then
          return new;
        end if;
      end if;
      if (tg_op <> 'INSERT' and old.valid_from <= india_today()) or (tg_op <> 'DELETE' and new.valid_from <= india_today()) then
        raise exception 'rules that hold or have held stay' using errcode = 'restrict_violation';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db)
  await sql`
    create trigger keeps_what_holds before insert or update or delete on tax_rules
    for each row execute function refuse_settled_tax_rule()`.execute(db)
  await sql`
    create trigger keeps_all before truncate on tax_rules
    for each statement execute function refuse_settled_tax_rule()`.execute(db)
}

/**
 * What was credited to an author in a financial year, less what was taken back: all postings but those of payouts. The day is that of
 * the posting, since the law asks when the books were credited. The row of `author_totals` guards these too.
 */
async function countCredits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function financial_year(at timestamptz) returns integer language sql stable as $$
      select extract(year from (at at time zone 'Asia/Kolkata') - interval '3 months')::integer
    $$`.execute(db)
  await sql`
    create table author_credits (
      author_id integer not null references authors,
      year integer not null,
      credited_paise bigint not null,
      primary key (author_id, year)
    )`.execute(db)
  await sql`
    insert into author_credits
    select author_id, financial_year(journals.created_at) as year, -sum(amount_paise)
    from postings
      join ledger_accounts on ledger_accounts.id = account_id
      join journals on journals.id = journal_id
      left join journals as first on first.id = journals.reverses
    where author_id is not null and coalesce(first.kind, journals.kind) <> 'payout'
    group by author_id, year`.execute(db)
  await sql`
    create function count_credits() returns trigger language plpgsql as $$
    begin
      insert into author_credits as kept
        select author_id, financial_year(journals.created_at) as year, -sum(amount_paise)
        from come
          join ledger_accounts on ledger_accounts.id = account_id
          join journals on journals.id = journal_id
          left join journals as first on first.id = journals.reverses
        where author_id is not null and coalesce(first.kind, journals.kind) <> 'payout'
        group by author_id, year order by author_id
        on conflict (author_id, year) do update set credited_paise = kept.credited_paise + excluded.credited_paise;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_credited after insert on postings referencing new table as come
    for each statement execute function count_credits()`.execute(db)
}

/** One row for each payout, whether tax was withheld or not. */
async function createRegister(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tax_entries (
      id integer generated always as identity primary key,
      payout_id bigint not null unique references payouts,
      author_id integer not null references authors,
      paid_on date not null,
      year integer not null,
      quarter integer not null check (quarter between 1 and 4),
      tax_rule_id integer not null references tax_rules,
      has_pan boolean not null,
      paid_paise bigint not null check (paid_paise > 0),
      base_paise bigint not null check (base_paise >= 0),
      rate_bp integer not null check (rate_bp between 0 and 10000),
      withheld_paise bigint not null check (withheld_paise between 0 and paid_paise),
      deposit_reference text check (length(btrim(deposit_reference)) between 1 and 60),
      deposited_on date,
      reversed_on date,
      check ((deposit_reference is null) = (deposited_on is null))
    )`.execute(db)
  await sql`create index tax_entries_of_quarter on tax_entries (year, quarter, id)`.execute(db)
  await sql`create index tax_entries_of_author on tax_entries (author_id, year)`.execute(db)
  await sql`select versioned_table('tax_entries')`.execute(db)
  await sql`select audit_table('tax_entries')`.execute(db)
}
