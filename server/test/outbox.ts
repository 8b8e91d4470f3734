import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { until } from './until.ts'

/** The mails of the outbox, oldest first. */
export function mailsIn(db: Database) {
  return db.selectFrom('mails').selectAll().orderBy('id').execute()
}

/** Waits until every mail is in one of these states. */
export async function untilMailsAre(db: Database, ...states: string[]): Promise<void> {
  await until(`all mails are ${states.join(' or ')}`, async () => {
    const mails = await mailsIn(db)
    return mails.length > 0 && mails.every(({ status }) => states.includes(status))
  })
}

/** Waits until every mail has had so many tries, the last of which is noted as a failure. */
export async function untilTried(db: Database, tries: number): Promise<void> {
  await until(`every mail was tried ${tries} times`, async () => {
    const mails = await mailsIn(db)
    return mails.length > 0 && mails.every((mail) => mail.tries === tries && mail.problem !== null)
  })
}

/** Lets the time pass that each waiting mail has to wait, leases too, and wakes who carries mail. None may be on its way. */
export async function passTheWait(db: Database): Promise<void> {
  await sql`update mails set due_at = now(), problem = null where status = 'waiting'`.execute(db)
  await sql`select pg_notify('mail', '')`.execute(db)
}
