import { type Kysely, sql } from 'kysely'

/**
 * Bank details that rest already rest on for 72 hours when the account gets another address: whoever took the mailbox over may have given
 * them a moment before. The author is locked first, as for every change of details, so that none is confirmed meanwhile without this.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function prolong_holds() returns trigger language plpgsql as $$
    declare
      author integer;
    begin
      select author_id into author from accounts where id = new.account_id;
      if author is null then
        return null;
      end if;
      perform from authors where id = author for no key update;
      update payee_details set in_force_from = greatest(in_force_from, now() + interval '72 hours')
      where author_id = author and ended_at is null and in_force_from > now();
      return null;
    end $$`.execute(db)
  await sql`
    create trigger prolong_holds after insert on account_addresses
    for each row execute function prolong_holds()`.execute(db)
}
