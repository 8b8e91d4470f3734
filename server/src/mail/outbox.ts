import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'

/** Urgent mails alone, or any: those come first there too. */
export type Lane = 'urgent' | 'any'

/** A mail that this node has taken: no other takes it while the lease lasts. */
export type TakenMail = {
  id: number
  key: string
  kind: string
  details: unknown
  /** The number of the try, from 1. It also identifies the lease. */
  tries: number
  /** How many of the tries before were no fault of this mail. */
  spared: number
  created_at: Date
}

export type Outcome =
  /** `dropped`: nobody needs it any more. */
  | { status: 'sent' | 'kept' | 'dropped' }
  | { status: 'failed'; problem: string }
  /** Its try does not count where it is spared. */
  | { status: 'waiting'; problem: string | null; againInMs: number; isSpared: boolean }

const milliseconds = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`

/**
 * Takes the mail that has been due longest, an urgent one before all others, for as long as the lease; null when none is due. Those of
 * other nodes are passed over.
 */
export async function takeDueMail(
  db: Database,
  leaseMs: number,
  lane: Lane = 'any',
): Promise<TakenMail | null> {
  const taken = await db
    .updateTable('mails')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: milliseconds(leaseMs) }))
    .where('id', '=', ({ eb, fn }) => {
      const due = eb
        .selectFrom('mails as due')
        .select('due.id')
        .where('due.status', '=', 'waiting')
        .where('due.due_at', '<=', sql<Date>`now()`)
        .orderBy('due.due_at')
        .orderBy('due.id')
        .limit(1)
        .forUpdate()
        .skipLocked()
      const urgent = due.where('due.urgent', '=', true)
      // The second is asked for only where the first finds none.
      return lane === 'urgent' ? urgent : fn.coalesce(urgent, due)
    })
    .returning(['id', 'key', 'kind', 'details', 'tries', 'spared', 'created_at'])
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
    .set((eb) =>
      outcome.status === 'waiting'
        ? {
            problem: outcome.problem,
            due_at: milliseconds(outcome.againInMs),
            spared: eb('spared', '+', Number(outcome.isSpared)),
          }
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
export async function msUntilDue(db: Database, lane: Lane = 'any'): Promise<number | null> {
  const { ms } = await db
    .selectFrom('mails')
    .select(sql<number | null>`(extract(epoch from min(due_at) - now()) * 1000)::float8`.as('ms'))
    .where('status', '=', 'waiting')
    .$if(lane === 'urgent', (query) => query.where('urgent', '=', true))
    .executeTakeFirstOrThrow()
  return ms
}

/** Tells the mail workers of all nodes that something may be due. */
export async function wakeMailWorkers(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_notify('mail', '')`.execute(db)
}
