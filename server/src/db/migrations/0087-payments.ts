import { type Kysely, sql } from 'kysely'

const paymentMethods = ['Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque']
const journalKinds = [
  ...['sale', 'payout', 'reversal', 'adjustment', 'opening', 'advance', 'recoupment'],
  'receipt',
]

/** A closed list as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** What was paid on the spot, and money that comes later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addPayments(db)
  await createReceipts(db)
}

/** A row that says that it was paid is posted to cash: nobody owes it. `payment_method`: by what, as its file or the clerk says it. */
async function addPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines
      add column is_paid boolean not null default false,
      add column paid_on date,
      add column payment_method text,
      add constraint sale_lines_payment_check check (is_paid or num_nonnulls(paid_on, payment_method) = 0)`.execute(
    db,
  )
}

/**
 * Money received for what an account of a channel owes; negative: given back. `line_id`: the sale that it is for, where it is for one; no foreign
 * key, since a million rows of an import that is cancelled would be looked for here one by one.
 */
async function createReceipts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table journals drop constraint journals_kind_check,
      add constraint journals_kind_check check (kind in (${list(journalKinds)}))`.execute(db)
  await sql`
    create table receipts (
      id integer generated always as identity primary key,
      account_id integer not null references ledger_accounts,
      line_id bigint,
      amount_paise bigint not null check (amount_paise <> 0),
      received_on date not null,
      method text not null check (method in (${list(paymentMethods)})),
      note text check (length(btrim(note)) between 1 and 500),
      reverses integer unique references receipts,
      journal_id bigint not null unique references journals,
      entered_by integer not null references accounts,
      entered_at timestamptz not null default clock_timestamp(),
      idempotency_key text check (length(idempotency_key) between 8 and 255),
      unique (entered_by, idempotency_key)
    )`.execute(db)
  await sql`create index receipts_of_account on receipts (account_id, id desc)`.execute(db)
  await sql`create index receipts_of_line on receipts (line_id) where line_id is not null`.execute(db)
  await sql`
    create function check_receipt() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_accounts where id = new.account_id and channel is not null) then
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
  await sql`
    create trigger is_guarded before insert on receipts
    for each row execute function check_receipt()`.execute(db)
  await sql`
    create trigger is_kept before update or delete or truncate on receipts
    for each statement execute function refuse_ledger_change()`.execute(db)
  await sql`select audit_table('receipts', ignored => array['idempotency_key'])`.execute(db)
}
