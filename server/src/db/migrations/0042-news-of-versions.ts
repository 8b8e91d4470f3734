import { type Kysely, sql } from 'kysely'

const notificationKinds = ['move', 'message', 'statement', 'payout', 'payee', 'changes']

/** A new version of a manuscript waits for an editor until one has seen it; an author is told behind the bell of changes asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submission_versions add column seen_at timestamptz`.execute(db)
  await sql`
    create index submission_versions_unseen on submission_versions (submission_id)
    where number > 1 and seen_at is null`.execute(db)
  const kinds = sql.raw(notificationKinds.map((kind) => `'${kind}'`).join(', '))
  for (const table of ['notifications', 'notification_preferences']) {
    const name = sql.ref(`${table}_kind_check`)
    await sql`alter table ${sql.table(table)} drop constraint ${name}`.execute(db)
    await sql`alter table ${sql.table(table)} add constraint ${name} check (kind in (${kinds}))`.execute(db)
  }
}
