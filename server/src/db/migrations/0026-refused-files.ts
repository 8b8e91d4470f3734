import { type Kysely, sql } from 'kysely'

/** Files that were opened and refused, kept for a day: they count toward what an account may send in one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_files (
      id bigint generated always as identity primary key,
      account_id int not null references accounts on delete cascade,
      door text not null check (door in ('submission', 'message', 'photo')),
      at timestamptz not null default now()
    )`.execute(db)
  await sql`create index refused_files_of_account on refused_files (account_id, at)`.execute(db)
}
