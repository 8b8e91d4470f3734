import { type Kysely, sql } from 'kysely'

/** A use case that changes a credential can't forget to say so: the row that it changes does. */
export async function createEventTriggers(db: Kysely<unknown>): Promise<void> {
  await noteAccounts(db)
  await noteSessions(db)
  await noteCredentials(db)
}

async function noteAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_account_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform note_account_event('account_made', new.id, new.role);
        return null;
      end if;
      if new.closed_at is not null and old.closed_at is null then
        perform note_account_event('account_closed', new.id);
        -- What led to the person goes; that something was done, and when, stays.
        -- Without their hour: rows of one hour differed by their network alone.
        update account_events set network = null, device = null, detail = null, hour = null where account_id = new.id;
        return null;
      end if;
      -- The same password under a newer hash is no change.
      if new.password_hash is distinct from old.password_hash and current_setting('panai.how', true) is distinct from 'rehash' then
        perform note_account_event(
          case when old.password_hash is null then 'invitation_accepted' else 'password_changed' end, new.id);
      end if;
      if new.email is distinct from old.email then
        perform note_account_event('email_changed', new.id);
      end if;
      if (new.second_factor_since is null) <> (old.second_factor_since is null) then
        perform note_account_event(
          case when new.second_factor_since is null then 'second_factor_removed' else 'second_factor_set' end, new.id);
      end if;
      if new.role <> old.role then
        perform note_account_event('role_changed', new.id, old.role || ' → ' || new.role);
      end if;
      if (new.disabled_at is null) <> (old.disabled_at is null) then
        perform note_account_event(
          case when new.disabled_at is null then 'account_enabled' else 'account_disabled' end, new.id);
      end if;
      return null;
    end $$`.execute(db)
  // Demo accounts are made by the thousand and are nobody's.
  await sql`
    create trigger note_made after insert on accounts for each row
    when (not new.is_demo) execute function note_account_change()`.execute(db)
  await sql`
    create trigger note_change after update on accounts for each row
    when ((old.password_hash, old.email, old.second_factor_since, old.role, old.disabled_at, old.closed_at) is distinct from
      (new.password_hash, new.email, new.second_factor_since, new.role, new.disabled_at, new.closed_at))
    execute function note_account_change()`.execute(db)
}

async function noteSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_session() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform note_account_event('logged_in', new.account_id, null, new.device, new.network);
        return null;
      end if;
      if new.ended_at is not null and old.ended_at is null then
        if current_setting('panai.how', true) = 'logout' then
          perform note_account_event('logged_out', new.account_id, '', new.device);
        elsif new.ended_at = new.expires_at then
          perform note_account_event('session_expired', new.account_id, new.device);
        else
          perform note_account_event('session_ended', new.account_id, new.device);
        end if;
      end if;
      if new.second_factor_at is not null and new.second_factor_at is distinct from old.second_factor_at then
        perform note_account_event('second_factor_given', new.account_id, null, new.device, new.network);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_opened after insert on sessions for each row execute function note_session()`.execute(
    db,
  )
  await sql`
    create trigger note_change after update of ended_at, second_factor_at on sessions for each row
    execute function note_session()`.execute(db)
}

async function noteCredentials(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_credential() returns trigger language plpgsql as $$
    begin
      perform note_account_event(tg_argv[0], new.account_id);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_used after update of used_at on recovery_codes for each row
    when (old.used_at is null and new.used_at is not null) execute function note_credential('recovery_code_used')`.execute(
    db,
  )
  await sql`
    create trigger note_made after insert on staff_invitations for each row
    execute function note_credential('invited')`.execute(db)
  await sql`
    create trigger note_asked after insert on email_changes for each row
    when (new.email <> new.previous_email) execute function note_credential('email_change_asked')`.execute(db)
  await sql`
    create function note_recovery_codes() returns trigger language plpgsql as $$
    begin
      perform note_account_event('recovery_codes_made', account_id) from (select distinct account_id from made) as whose;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_made after insert on recovery_codes referencing new table as made
    for each statement execute function note_recovery_codes()`.execute(db)
}
