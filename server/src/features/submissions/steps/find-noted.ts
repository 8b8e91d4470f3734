import type { TrimSize } from '@panai/contract/language/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { BookWork } from './note-steps.ts'

/** What is noted of a step of a version. */
export type Noted = {
  /** It is being worked on. */
  isOpen: boolean
  /** Since it was begun. */
  seconds: number
  sizes: TrimSize[]
  reason: string | null
}

/** Nothing is worked on for as long: its node has died, and it is begun again. */
const isAlive = sql<boolean>`(ended_at is null and begun_at > now() - interval '1 hour')`

export async function findNoted(db: Database, versionId: number): Promise<ReadonlyMap<BookWork, Noted>> {
  const { rows } = await sql<Noted & { step: BookWork }>`
    select step, ${isAlive} as "isOpen", greatest(0, extract(epoch from now() - begun_at))::integer as seconds, sizes, reason
    from book_steps where version_id = ${versionId}`.execute(db)
  return new Map(rows.map(({ step, ...noted }) => [step, noted]))
}

/** How many are ahead of one that waits, null where none is worked on; and for how many seconds the last ones took, null where there were too few. */
export type Times = { ahead: number | null; usual: number | null }

/** So many of the last ones are looked at, and so many at least. */
const LAST = 20
const LEAST = 3

/** Those behind the one that is worked on are known since it was begun; what came later comes after them. */
export async function findTimes(
  db: Database,
  versionId: number,
  steps: readonly BookWork[],
): Promise<ReadonlyMap<BookWork, Times>> {
  if (steps.length === 0) return new Map()
  const { rows } = await sql<Times & { step: BookWork }>`
    select step, (
        select 1 + (select count(*) from unnest(behind) as other where other < ${versionId})
        from book_steps as open where open.step = asked.step and ${isAlive} and version_id <> ${versionId}
        order by begun_at desc limit 1)::integer as ahead, (
        select case when count(*) >= ${LEAST} then greatest(1, round(percentile_cont(0.5) within group (order by seconds))) end
        from (
          select extract(epoch from ended_at - begun_at) as seconds from book_steps as done
          where done.step = asked.step and ended_at is not null and reason is null
          order by ended_at desc limit ${LAST}) as last)::integer as usual
    from unnest(${[...steps]}::text[]) as asked (step)`.execute(db)
  return new Map(rows.map(({ step, ...times }) => [step, times]))
}
