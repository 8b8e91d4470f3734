import { type Kysely, sql } from 'kysely'
import { createAddressHistory } from './0027-address-history.ts'

/** Who lost an account to somebody else is told at every address they had, and takes it back by a link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAddressHistory(db)
  await createNotices(db)
  await createFreezes(db)
  await holdForFreeze(db)
}

/** One told change at one address. The token of its link is not here: there is the hash of it. */
async function createNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_notices (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      email text not null check (length(email) <= 255),
      changed_at timestamptz not null,
      nonce uuid not null unique,
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index account_notices_of_account on account_notices (account_id, id desc)`.execute(db)
}

/** While an author is frozen nothing is paid to them and their bank details stay as they are. Only a person of the company lifts it. */
async function createFreezes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payee_freezes (
      id integer generated always as identity primary key,
      author_id integer not null references authors,
      frozen_at timestamptz not null default now(),
      lifted_at timestamptz,
      lifted_by integer references accounts,
      note text check (length(btrim(note)) between 1 and 500),
      check (num_nulls(lifted_at, lifted_by, note) in (0, 3))
    )`.execute(db)
  await sql`
    create unique index payee_freezes_open on payee_freezes (author_id) where lifted_at is null`.execute(db)
  await sql`create index payee_freezes_by on payee_freezes (lifted_by)`.execute(db)
  await sql`select audit_table('payee_freezes')`.execute(db)
  await sql`
    create function keep_freezes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.lifted_at is null
        and (new.id, new.author_id, new.frozen_at) = (old.id, old.author_id, old.frozen_at) then
        return new;
      end if;
      raise exception 'a freeze is lifted once and stays written' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update or delete on payee_freezes
    for each row execute function keep_freezes()`.execute(db)
  await sql`
    create function refuse_frozen_payout() returns trigger language plpgsql as $$
    begin
      if exists (select from payee_freezes where author_id = new.author_id and lifted_at is null) then
        raise exception 'the bank details of author % are frozen', new.author_id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger refuse_frozen before insert on payouts
    for each row execute function refuse_frozen_payout()`.execute(db)
}

/** In a payout run such an author is held for a reason of its own. */
async function holdForFreeze(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payout_items drop constraint payout_items_held_for_check`.execute(db)
  await sql`
    alter table payout_items add constraint payout_items_held_for_check
    check (held_for in ('negative_balance', 'no_statement', 'nothing_payable', 'below_threshold', 'no_details',
      'unconfirmed', 'on_hold', 'unverified', 'refused', 'frozen', 'not_resident', 'no_pan', 'tax_takes_all',
      'in_other_run', 'paid_already', 'changed'))`.execute(db)
}
