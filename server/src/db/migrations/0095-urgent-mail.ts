import { type Kysely, sql } from 'kysely'

const urgentKinds = [
  'account-taken-back',
  'email-change-link',
  'payee-link',
  'reset-link',
  'second-factor-code',
  'staff-invitation',
  'welcome-to-author',
]

/**
 * A mail for which somebody sits and waits goes before those that nobody waits for. And of its tries those are spared at which the
 * mail server took no mail at all: they don't count towards giving it up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add column urgent boolean not null default false,
      add column spared integer not null default 0,
      add check (spared between 0 and tries)`.execute(db)
  const kinds = sql.raw(urgentKinds.map((kind) => `'${kind}'`).join(', '))
  await sql`update mails set urgent = true where status = 'waiting' and kind in (${kinds})`.execute(db)
  // Nearly nothing stands in it, however many others wait.
  await sql`create index mails_due_urgent on mails (due_at, id) where status = 'waiting' and urgent`.execute(
    db,
  )
}
