import { type Kysely, sql } from 'kysely'

const channels = [
  ...[
    'direct',
    'amazon',
    'kdp',
    'flipkart',
    'google-play',
    'ingram',
    'apple',
    'kobo',
    'draft2digital',
    'audible',
  ],
  'trade',
]
const naming = [
  'ledger_accounts',
  'royalty_rules',
  'sale_lines',
  'sale_matches',
  'sales',
  'sales_imports',
  'sales_layouts',
  'statement_lines',
]
const kinds = ['shop', 'distributor', 'fair']
/** Channels of which there are accounts. */
const ours = ['direct', 'trade']
const single = [
  ...['cash', 'withheld_tax', 'company', 'opening_balances', 'advances'],
  ...['tds_credit', 'tcs_credit', 'gst_credit'],
]
const WHOLE = 10000
const FIRST_RATES_DAY = '2000-01-01'

/** A closed list as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** Shops, distributors and fairs as accounts with names of their own; what shops and distributors sell is of a channel of its own, `trade`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addChannel(db)
  await createAccounts(db)
  await extendLedger(db)
  await nameAccounts(db)
}

/** Its copies earn by the calculator, as those do that the house sells itself, until the company says otherwise. */
async function addChannel(db: Kysely<unknown>): Promise<void> {
  for (const table of naming) {
    const name = sql.ref(`${table}_channel_check`)
    await sql`
      alter table ${sql.table(table)} drop constraint ${name},
        add constraint ${name} check (channel in (${list(channels)}))`.execute(db)
  }
  await sql`insert into ledger_accounts (name, channel) values ('channel:trade', 'trade')`.execute(db)
  await sql`alter table royalty_rules disable trigger keeps_company_rules`.execute(db)
  await sql`
    insert into royalty_rules (format, channel, basis, rate_bp, valid_from)
    select format, 'trade', 'calculator', ${sql.lit(WHOLE)}, ${FIRST_RATES_DAY}::date
    from unnest(array['paperback', 'hardback']) as format`.execute(db)
  await sql`alter table royalty_rules enable trigger keeps_company_rules`.execute(db)
}

/**
 * `discount_bp`: what they keep of the price, in ten-thousandths; `credit_days`: after the end of a month. `merged_into`: the one that it is the
 * same as; what is booked stays where it is, and is summed up there. `sales_account_names`: all names that it has had, as files may write them.
 */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_accounts (
      id integer generated always as identity primary key,
      name text not null check (length(btrim(name)) between 1 and 120),
      kind text not null check (kind in (${list(kinds)})),
      discount_bp integer check (discount_bp between 0 and 9999),
      credit_days integer check (credit_days between 0 and 365),
      contact_name text check (length(btrim(contact_name)) between 1 and 120),
      phone text check (length(btrim(phone)) between 1 and 40),
      email text check (length(btrim(email)) between 3 and 254),
      note text check (length(btrim(note)) between 1 and 500),
      merged_into integer references sales_accounts check (merged_into <> id),
      created_by integer references accounts on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index sales_accounts_by_name on sales_accounts (lower(name), id)`.execute(db)
  await sql`
    create index sales_accounts_merged on sales_accounts (merged_into) where merged_into is not null`.execute(
    db,
  )
  await sql`create index sales_accounts_by on sales_accounts (created_by)`.execute(db)
  await sql`
    create table sales_account_names (
      key text primary key check (length(key) between 1 and 400),
      name text not null,
      sales_account_id integer not null references sales_accounts,
      is_current boolean not null
    )`.execute(db)
  await sql`create index sales_account_names_of on sales_account_names (sales_account_id)`.execute(db)
  await sql`
    create function check_sales_account() returns trigger language plpgsql as $$
    begin
      if new.merged_into is not null and (
        exists (select from sales_accounts where id = new.merged_into and merged_into is not null)
        or exists (select from sales_accounts where merged_into = new.id)) then
        raise exception 'account % is merged over another one', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger is_guarded after insert or update on sales_accounts deferrable initially deferred
    for each row execute function check_sales_account()`.execute(db)
  await sql`select versioned_table('sales_accounts')`.execute(db)
  await sql`select audit_table('sales_accounts')`.execute(db)
}

/** What an account owes stands on one of its own in the ledger. */
async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_accounts add column sales_account_id integer unique references sales_accounts`.execute(
    db,
  )
  await dropCheck(db, 'ledger_accounts', '%<= 1%')
  await dropCheck(db, 'ledger_accounts', '%author:%')
  await sql`
    alter table ledger_accounts drop constraint ledger_accounts_name_check,
      add constraint ledger_accounts_name_check check (case num_nonnulls(author_id, channel, sales_account_id)
        when 0 then name in (${list(single)})
        when 1 then name = coalesce('author:' || author_id, 'channel:' || channel, 'sales_account:' || sales_account_id)
        else false end)`.execute(db)
  await sql`
    create or replace function check_receipt() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_accounts where id = new.account_id and num_nonnulls(channel, sales_account_id) = 1) then
        raise exception 'account % owes nothing', new.account_id using errcode = 'check_violation';
      end if;
      if not exists (select from postings where (journal_id, account_id, amount_paise) = (new.journal_id, new.account_id, -new.amount_paise)) then
        raise exception 'journal % is not what was received', new.journal_id using errcode = 'check_violation';
      end if;
      if new.reverses is not null and not exists (
        select from receipts as first join journals on journals.reverses = first.journal_id
        where first.id = new.reverses and first.reverses is null and journals.id = new.journal_id
          and (first.account_id, -first.amount_paise) = (new.account_id, new.amount_paise)
          and first.line_id is not distinct from new.line_id) then
        raise exception 'a reversal is the opposite of a receipt' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db)
}

/**
 * Whose a file, a layout and a row is, and whose number for a book is remembered. `discount_bp` of a row: its file does not say what is owed, and it was reckoned by this discount of the
 * account; `discounted_rows` of a file: how many such there are.
 */
async function nameAccounts(db: Kysely<unknown>): Promise<void> {
  const isOurs = sql`check (sales_account_id is null or channel in (${list(ours)}))`
  await sql`
    alter table sale_lines
      add column sales_account_id integer references sales_accounts,
      add column discount_bp integer check (discount_bp between 0 and 9999),
      add constraint sale_lines_sales_account_check ${isOurs},
      add constraint sale_lines_discount_check check (discount_bp is null or sales_account_id is not null)`.execute(
    db,
  )
  await sql`
    create index sale_lines_of_account on sale_lines (sales_account_id, id) where sales_account_id is not null`.execute(
    db,
  )
  await sql`alter table sale_matches add column sales_account_id integer references sales_accounts`.execute(
    db,
  )
  await sql`
    create index sale_matches_of_account on sale_matches (sales_account_id) where sales_account_id is not null`.execute(
    db,
  )
  await sql`
    alter table sales_imports
      add column sales_account_id integer references sales_accounts,
      add column discounted_rows integer not null default 0`.execute(db)
  await sql`
    create index sales_imports_of_account on sales_imports (sales_account_id) where sales_account_id is not null`.execute(
    db,
  )
  await sql`
    alter table sales_layouts
      add column sales_account_id integer references sales_accounts,
      add constraint sales_layouts_sales_account_check ${isOurs}`.execute(db)
  await sql`
    create index sales_layouts_of_account on sales_layouts (sales_account_id) where sales_account_id is not null`.execute(
    db,
  )
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
