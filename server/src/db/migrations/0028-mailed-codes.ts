import { type Kysely, sql } from 'kysely'

/** A second factor that waits for its first code waits for one that is mailed, too. The code is not here: it is made of the nonce. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor_mails (
      account_id integer primary key references second_factors on delete cascade,
      nonce uuid not null unique,
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      expires_at timestamptz not null
    )`.execute(db)
}
