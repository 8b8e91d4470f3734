import { type Kysely, sql } from 'kysely'

/** Sessions that were prolonged by each refresh end when they would have, had their end been set at the login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update sessions set expires_at = least(sessions.expires_at,
      sessions.created_at + case accounts.role when 'author' then interval '30 days' else interval '12 hours' end)
    from accounts where accounts.id = sessions.account_id and sessions.ended_at is null`.execute(db)
}
