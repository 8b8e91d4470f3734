import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** A mail that this node has taken: no other takes it while the lease lasts. */
export type TakenMail = {
  id: number
  key: string
  kind: string
  details: unknown
  /** The number of the try, from 1. It also identifies the lease. */
  tries: number
  created_at: Date
}

export type Outcome =
  /** `dropped`: nobody needs it any more. */
  | { status: 'sent' | 'kept' | 'dropped' }
  | { status: 'failed'; problem: string }
  | { status: 'waiting'; problem: string; againInMs: number }

const milliseconds = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`

/** Takes the mail that has been due longest, for as long as the lease; null when none is due. Other nodes' are passed over. */
export async function takeDueMail(db: Database, leaseMs: number): Promise<TakenMail | null> {
  const taken = await db
    .updateTable('mails')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: milliseconds(leaseMs) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails as due')
        .select('due.id')
        .where('due.status', '=', 'waiting')
        .where('due.due_at', '<=', sql<Date>`now()`)
        .orderBy('due.due_at')
        .orderBy('due.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'key', 'kind', 'details', 'tries', 'created_at'])
    .executeTakeFirst()
  return taken ?? null
}

/** Prolongs the lease of a mail that is still on its way. */
export async function keepTaken(db: Database, mail: TakenMail, leaseMs: number): Promise<void> {
  await ownRow(db, mail)
    .set({ due_at: milliseconds(leaseMs) })
    .execute()
}

/** Writes down what became of it, unless the lease was lost to another node meanwhile. */
export async function settleMail(db: Database, mail: TakenMail, outcome: Outcome): Promise<void> {
  await ownRow(db, mail)
    .set(
      outcome.status === 'waiting'
        ? { problem: outcome.problem, due_at: milliseconds(outcome.againInMs) }
        : {
            status: outcome.status,
            problem: 'problem' in outcome ? outcome.problem : null,
            done_at: sql<Date>`now()`,
          },
    )
    .execute()
}

function ownRow(db: Database, { id, tries }: TakenMail) {
  return db
    .updateTable('mails')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', '=', 'waiting')
}

/** How long until the next mail is due; negative when it is overdue, null when none waits. */
export async function msUntilDue(db: Database): Promise<number | null> {
  const { ms } = await db
    .selectFrom('mails')
    .select(sql<number | null>`(extract(epoch from min(due_at) - now()) * 1000)::float8`.as('ms'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return ms
}
