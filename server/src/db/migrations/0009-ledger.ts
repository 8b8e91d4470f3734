import { type Kysely, sql } from 'kysely'
import { createGuards } from './0009-ledger-guards.ts'
import { createTotals } from './0009-ledger-totals.ts'

const payoutMethods = ['Bank transfer', 'UPI']
const payoutStatuses = ['processing', 'completed', 'failed']
const salesChannels = ['direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram']
const bookFormats = ['paperback', 'hardback', 'ebook']

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/**
 * Money as double entry. A debit is positive and a credit negative, in paise: what the company owes an author is the
 * negative of the author's account. What is posted stays; a mistake is put right by a journal that reverses it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLedger(db)
  await createSales(db)
  await createPayouts(db)
  await createTotals(db)
  await createGuards(db)
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      id integer generated always as identity primary key,
      name text not null unique,
      author_id integer unique references authors,
      channel text unique check (channel in (${list(salesChannels)})),
      check (num_nonnulls(author_id, channel) <= 1),
      check (name = case
        when author_id is not null then 'author:' || author_id
        when channel is not null then 'channel:' || channel
        else name end),
      check (num_nonnulls(author_id, channel) = 1 or name in ('cash', 'withheld_tax', 'company'))
    )`.execute(db)
  // All but the authors' are opened here once: postings at the same time have nothing to wait for.
  await sql`insert into ledger_accounts (name) values ('cash'), ('withheld_tax'), ('company')`.execute(db)
  await sql`
    insert into ledger_accounts (name, channel)
    select 'channel:' || channel, channel from unnest(array[${list(salesChannels)}]) as channel`.execute(db)

  await sql`
    create table journals (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('sale', 'payout', 'reversal')),
      occurred_on date not null,
      reason text not null check (length(btrim(reason)) between 1 and 500),
      reference text not null unique check (length(reference) between 1 and 300),
      reverses bigint unique references journals,
      created_at timestamptz not null default now(),
      check ((kind = 'reversal') = (reverses is not null)),
      check (reverses < id)
    )`.execute(db)
  await sql`
    create table postings (
      journal_id bigint not null references journals,
      account_id integer not null references ledger_accounts,
      amount_paise bigint not null,
      primary key (journal_id, account_id)
    )`.execute(db)
}

/** `source` says which file, form or data set a sale came from, `reference` which of its rows it is. */
async function createSales(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales (
      id bigint generated always as identity primary key,
      author_id integer not null references authors,
      book_id integer references books,
      format text check (format in (${list(bookFormats)})),
      channel text not null check (channel in (${list(salesChannels)})),
      sold_on date not null,
      quantity integer not null check (quantity <> 0),
      amount_paise bigint not null,
      royalty_paise bigint not null,
      buyer_name text check (length(btrim(buyer_name)) between 1 and 255),
      source text not null check (length(source) between 1 and 60),
      reference text not null check (length(reference) between 1 and 200),
      journal_id bigint not null references journals,
      reversed_by bigint references journals,
      created_at timestamptz not null default now(),
      unique (source, reference),
      check (amount_paise * sign(quantity) >= 0 and royalty_paise * sign(quantity) >= 0)
    )`.execute(db)
  await sql`
    create index sales_of_author on sales (author_id, sold_on desc, id desc) where reversed_by is null`.execute(
    db,
  )
  await sql`create index sales_of_journal on sales (journal_id)`.execute(db)
  await sql`create index sales_of_book on sales (book_id)`.execute(db)
}

async function createPayouts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payouts (
      id bigint generated always as identity primary key,
      author_id integer not null references authors,
      paid_on date not null,
      amount_paise bigint not null check (amount_paise > 0),
      withheld_paise bigint not null default 0 check (withheld_paise >= 0),
      status text not null default 'processing' check (status in (${list(payoutStatuses)})),
      transaction_id text check (length(btrim(transaction_id)) between 1 and 100),
      method text check (method in (${list(payoutMethods)})),
      reference text not null unique check (length(reference) between 1 and 200),
      journal_id bigint not null unique references journals,
      returned_by bigint unique references journals,
      created_at timestamptz not null default now(),
      check ((status = 'failed') = (returned_by is not null))
    )`.execute(db)
  await sql`create index payouts_of_author on payouts (author_id, paid_on desc, id desc)`.execute(db)
}
